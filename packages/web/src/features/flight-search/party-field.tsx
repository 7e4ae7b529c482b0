import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type Cabin, cabins, type DraftLimits, type FlightParty, partyLimits } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import { Select } from "@safar/ui/select";
import { Stepper } from "@safar/ui/stepper";
import ChevronDown from "lucide-react/icons/chevron-down";
import Users from "lucide-react/icons/users";
import { useCallback, useRef } from "react";
import { commaIn } from "../../i18n/format.ts";
import * as css from "./party-field.css.ts";
import { cabinWords } from "./search-words.ts";
import { useClosing } from "./use-closing.ts";

/** Who flies, in a few words. */
function PartyText({ party: { adults, children, infants } }: { party: FlightParty }) {
  const { i18n } = useLingui();
  const comma = commaIn(i18n.locale);
  return (
    <>
      <Plural value={adults} one="# adult" other="# adults" />
      {children > 0 && (
        <>
          {comma}
          <Plural value={children} one="# child" other="# children" />
        </>
      )}
      {infants > 0 && (
        <>
          {comma}
          <Plural value={infants} one="# infant" other="# infants" />
        </>
      )}
    </>
  );
}

/** Who flies and in which class. A native disclosure, so that it opens without script; with it, it closes by itself. */
export function PartyField({
  party,
  cabin,
  limits,
  isOpen,
  isAlive,
  errors,
  ids,
  onOpen,
  onParty,
  onCabin,
}: {
  party: FlightParty;
  cabin: Cabin;
  limits: DraftLimits;
  isOpen: boolean;
  isAlive: boolean;
  errors: Readonly<Record<keyof FlightParty, string | undefined>>;
  ids: Readonly<Record<keyof FlightParty, string>>;
  onOpen: (isOpen: boolean) => void;
  onParty: (change: Partial<FlightParty>) => void;
  onCabin: (cabin: Cabin) => void;
}) {
  const { t } = useLingui();
  const ref = useRef<HTMLDetailsElement>(null);
  const bounds = partyLimits(party, limits);

  const close = useCallback(() => onOpen(false), [onOpen]);
  useClosing(ref, isOpen, close);

  return (
    <details
      ref={ref}
      className={css.party}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onOpen(currentTarget.open);
      }}
    >
      <summary className={css.summary}>
        <Icon of={Users} size={18} />
        <VisuallyHidden>
          <Trans>Travellers and class:</Trans>
        </VisuallyHidden>
        <span>
          <PartyText party={party} /> · {t(cabinWords[cabin])}
        </span>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <div className={css.panel}>
        <Stepper
          id={ids.adults}
          name="adults"
          label={t`Adults`}
          hint={t`12 years and over`}
          value={party.adults}
          {...bounds.adults}
          less={t`One adult fewer`}
          more={t`One adult more`}
          error={errors.adults}
          onChange={(adults) => onParty({ adults })}
        />
        <Stepper
          id={ids.children}
          name="children"
          label={t`Children`}
          hint={t`2 to 11 years, with a seat of their own`}
          value={party.children}
          {...bounds.children}
          less={t`One child fewer`}
          more={t`One child more`}
          error={errors.children}
          onChange={(children) => onParty({ children })}
        />
        <Stepper
          id={ids.infants}
          name="infants"
          label={t`Infants`}
          hint={t`Under 2 years, on the lap of an adult`}
          value={party.infants}
          {...bounds.infants}
          less={t`One infant fewer`}
          more={t`One infant more`}
          error={errors.infants}
          onChange={(infants) => onParty({ infants })}
        />
        <p className={css.rules}>
          <Trans>
            Ages count on the day of the last flight: whoever turns 2 or 12 before it belongs to the next group. At most{" "}
            <Plural value={limits.seatedPassengers} one="# seat" other="# seats" /> in one booking, and one infant for
            each adult.
          </Trans>
        </p>
        <Select
          label={t`Class`}
          name="cabin"
          value={cabin}
          onChange={({ currentTarget }) => {
            const chosen = cabins.find((known) => known === currentTarget.value);
            if (chosen !== undefined) onCabin(chosen);
          }}
        >
          {cabins.map((known) => (
            <option key={known} value={known}>
              {t(cabinWords[known])}
            </option>
          ))}
        </Select>
        {isAlive && (
          <Button
            wide
            onClick={() => {
              onOpen(false);
              ref.current?.querySelector("summary")?.focus();
            }}
          >
            <Trans>Done</Trans>
          </Button>
        )}
      </div>
    </details>
  );
}
