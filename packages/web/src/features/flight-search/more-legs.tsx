import { Trans, useLingui } from "@lingui/react/macro";
import { canAddLeg, canRemoveLeg, changeDraft, legCounts } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { IconButton } from "@safar/ui/icon-button";
import { TextField } from "@safar/ui/text-field";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import * as frame from "../search-form/search-form.css.ts";
import type { FlightFormState } from "./flight-plan.ts";
import * as css from "./leg-fields.css.ts";
import { LegDate, LegPlaces } from "./leg-fields.tsx";

const [leastLegs, mostLegs] = legCounts.multi_city;

/** Rows for a browser without script, which cannot add any. */
function PlainLegs({ form }: { form: FlightFormState }) {
  const { t } = useLingui();
  const { length } = form.draft.legs;
  return (
    <noscript>
      {Array.from({ length: mostLegs - length }, (_, index) => length + index + 1).map((number) => (
        <fieldset key={number} className={css.leg}>
          <legend className={css.legTitle}>
            <Trans>Flight {number}, if there is one</Trans>
          </legend>
          <div className={frame.places}>
            <TextField label={t`From`} name={`from${number}`} list={form.listId} />
            <TextField label={t`To`} name={`to${number}`} list={form.listId} />
          </div>
          <TextField label={t`Departure`} name={`date${number}`} type="date" min={form.today} />
        </fieldset>
      ))}
    </noscript>
  );
}

const LegTitle = ({ number }: { number: number }) => <Trans>Flight {number}</Trans>;

/** The legs after the first of a trip with several cities. */
export function MoreLegs({ form }: { form: FlightFormState }) {
  const { t } = useLingui();
  const { draft, change, isAlive } = form;
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className={css.more}>
      {draft.legs.map((_, leg) =>
        leg === 0 ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- a leg is its place in the trip
          <fieldset key={leg} className={css.leg}>
            <legend className={css.legTitle}>
              <LegTitle number={leg + 1} />
            </legend>
            <LegPlaces form={form} leg={leg} />
            <LegDate form={form} leg={leg} />
            {isAlive && canRemoveLeg(draft) && (
              <div className={css.remove}>
                <IconButton
                  icon={X}
                  label={t`Remove flight ${leg + 1}`}
                  onClick={() => {
                    change((now) => changeDraft(now, { type: "removeLeg", leg }));
                    add.current?.focus();
                  }}
                />
              </div>
            )}
          </fieldset>
        ),
      )}
      {!isAlive && <PlainLegs form={form} />}
      <Button
        ref={add}
        kind="quiet"
        className={css.add}
        disabled={!isAlive || !canAddLeg(draft)}
        onClick={() => change((now) => changeDraft(now, { type: "addLeg" }))}
      >
        <Icon of={Plus} size={18} />
        {canAddLeg(draft) ? (
          <Trans>Add a flight</Trans>
        ) : (
          <Trans>
            {leastLegs} to {mostLegs} flights
          </Trans>
        )}
      </Button>
    </div>
  );
}
