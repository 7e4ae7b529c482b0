import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type AccountOwner,
  documentKindOf,
  parseCalendarDate,
  type SavedTraveller,
  type TravellerView,
} from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { Button } from "@safar/ui/button";
import { Checkbox } from "@safar/ui/checkbox";
import { Icon } from "@safar/ui/icon";
import { Select } from "@safar/ui/select";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useEffect, useId, useState } from "react";
import { useFacts } from "../../../app/addresses/page-path.ts";
import type { CheckoutOptions } from "../../../calls/checkout.calls.ts";
import { formatDate } from "../../../i18n/days.ts";
import { DocumentFields } from "./document-fields.tsx";
import { travellerFields, warningWords } from "./field-words.ts";
import { FrequentFlyer } from "./frequent-flyer.tsx";
import { KeepChanges, KeepForNextTime } from "./keep-for-next-time.tsx";
import { NameFields } from "./name-fields.tsx";
import { NamePreview } from "./name-preview.tsx";
import { ReachFields } from "./reach-fields.tsx";
import { SavedPicks } from "./saved-picks.tsx";
import * as css from "./traveller-card.css.ts";
import { type FieldPart, fieldId, type SendTravellers, useFieldOf } from "./traveller-field.tsx";
import { bandAges, documentWords, endOf, nameOf as nameTyped } from "./traveller-words.ts";

type NameOf = (travellerId: string) => string;

/** The card of a traveller on the page. */
export const cardId = (travellerId: string): string => `traveller-${travellerId}`;

/** What is known of somebody before anything is typed: their age, their room, their seat or their ticket. */
type Known = {
  readonly traveller: TravellerView;
  /** Whether it counts how old an adult is. */
  readonly hasAges: boolean;
  readonly seat: string | undefined;
  readonly tickets: number;
};

function Facts({ traveller, hasAges, seat, tickets }: Known) {
  const { t } = useLingui();
  const { age, room, ticket, type } = traveller;
  const ages = hasAges || type !== "adult" ? bandAges[type] : null;
  const years = typeof age === "number" ? t`${plural(age, { one: "# year old", other: "# years old" })}` : null;
  return (
    <>
      {(years ?? ages) && <span className={css.ages}>{years ?? (ages && t(ages))}</span>}
      {tickets > 1 && (
        <span className={css.ages}>
          {t`${plural(tickets, { one: "# ticket in this name", other: "# tickets in this name" })}`}
        </span>
      )}
      {ticket !== undefined && (
        <span className={css.ages}>
          <bdi>{ticket}</bdi>
        </span>
      )}
      {room !== undefined && (
        <span className={css.ages}>
          <Trans>Room {room + 1}</Trans>
        </span>
      )}
      {seat !== undefined && (
        <span className={css.ages}>
          <Trans>
            Seat <bdi dir="ltr">{seat}</bdi>
          </Trans>
        </span>
      )}
    </>
  );
}

function Warnings({ of: warnings, nameOf }: { of: TravellerView["warnings"]; nameOf: NameOf }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (warnings.length === 0) return null;
  return (
    <ul className={css.warnings} aria-label={t`Please double-check`} aria-live="polite">
      {warnings.map((warning) => (
        <li key={warning.code} className={css.warning}>
          <span className={css.warningSign}>
            <Icon of={TriangleAlert} size={18} />
          </span>
          {t(warningWords(warning, nameOf, locale))}
        </li>
      ))}
    </ul>
  );
}

const isOfDocument = ({ code }: TravellerView["warnings"][number]): boolean => code === "passport_expires_soon";

/** The control of the first field that is asked for and still empty. */
const firstMissing = ({ asked, form, id }: TravellerView): string | undefined =>
  travellerFields
    .filter((field) => form[field] === "" && [...asked.fields, "documentKind", "documentNumber"].includes(field))
    .map((field) => fieldId(id, field))
    .find((control) => document.getElementById(control) !== null);

function Lap({ field, adults, nameOf }: Pick<FieldPart, "field"> & { adults: readonly string[]; nameOf: NameOf }) {
  const { t } = useLingui();
  return (
    <div className={css.part}>
      <h3>
        <Trans>On whose lap?</Trans>
      </h3>
      <Select
        {...field.list("tiedTo")}
        label={t`Sits on the lap of`}
        hint={t`An adult can hold one infant. Infants have no seat of their own.`}
      >
        <option value="">{t`Please choose`}</option>
        {adults.map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Somebody in a line, once all of it is there: who they are, and with which document. */
function Summary({ traveller: { asked, form } }: { traveller: TravellerView }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const kind = asked.documents.length === 0 ? null : documentKindOf(form, asked);
  const born = parseCalendarDate(form.birthDate);
  return (
    <p className={css.summary}>
      <strong>
        <bdi>{nameTyped(form)}</bdi>
      </strong>
      {born !== undefined && <span>{formatDate(born, locale)}</span>}
      {kind !== null && (
        <span>
          {t(documentWords[kind])} <bdi dir="ltr">{endOf(form.documentNumber)}</bdi>
        </span>
      )}
    </p>
  );
}

/** Everything that is asked about one traveller: who they are, their document, and what comes along. */
export function TravellerCard({
  traveller,
  name,
  hasAges,
  lead,
  adults,
  saved,
  owner,
  options,
  airline,
  seat,
  tickets,
  isSignedIn,
  next,
  isFolded,
  onFold,
  nameOf,
  send,
}: {
  traveller: TravellerView;
  /** Their place among the others. */
  name: string;
  hasAges: boolean;
  /** The first traveller, in whose name they may be booked. */
  lead: string;
  /** On whose laps infants may sit. */
  adults: readonly string[];
  /** Saved travellers who are not on another traveller's form. */
  saved: readonly SavedTraveller[];
  /** Whose account it is, unless they are on another traveller's form. */
  owner: AccountOwner | null;
  options: CheckoutOptions;
  /** Of the airline that prints the names; undefined where none does. */
  airline: string | undefined;
  /** The seat that was chosen for them before. */
  seat: string | undefined;
  /** How many are in this one name. */
  tickets: number;
  isSignedIn: boolean;
  /** Who comes after them, where somebody does. */
  next: string | undefined;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** What to call a traveller: their name as far as it is typed, or their place. */
  nameOf: NameOf;
  send: SendTravellers;
}) {
  const { t } = useLingui();
  const titleId = useId();
  const field = useFieldOf(traveller, send);
  const { asked, form, isComplete, mayFollowLead, warnings } = traveller;
  const [fills, setFills] = useState(0);
  useEffect(() => {
    const isMisplaced = traveller.problems.gender?.code === "seat_of_other";
    const control = isMisplaced ? fieldId(traveller.id, "gender") : firstMissing(traveller);
    if (fills > 0) document.getElementById(control ?? "")?.focus();
    // Only what was filled in by a press leads on, not what is typed afterwards.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fills]);
  const part = { traveller, field };
  const isFollower = mayFollowLead && form.followsLead;
  return (
    <section id={cardId(traveller.id)} className={css.person} aria-labelledby={titleId}>
      <div className={css.personHead}>
        <div className={css.personTitle}>
          <h2 id={titleId}>{name}</h2>
          <Facts traveller={traveller} hasAges={hasAges} seat={seat} tickets={tickets} />
        </div>
        {isComplete && !isFollower && (
          <Status tone="success">
            <Trans>Complete</Trans>
          </Status>
        )}
      </div>
      {isFolded && (
        <div className={css.folded}>
          <Summary traveller={traveller} />
          <Button size="small" aria-label={t`Change: ${name}`} onClick={() => onFold(false)}>
            <Trans>Change</Trans>
          </Button>
        </div>
      )}
      <div className={css.personBody} hidden={isFolded}>
        {mayFollowLead && (
          <Checkbox
            id={field.words("followsLead").id}
            label={t`In the name of ${nameOf(lead)}`}
            checked={form.followsLead}
            onChange={({ target }) => field.change({ followsLead: target.checked })}
          />
        )}
        {!isFollower && (
          <>
            {(field.has("firstName") || field.has("fullName")) && (
              <SavedPicks
                traveller={traveller}
                saved={saved}
                owner={owner}
                send={send}
                onPicked={() => setFills((count) => count + 1)}
              />
            )}
            <NameFields
              {...part}
              options={options}
              isFirst={traveller.id === lead}
              onPlaces={
                <Button onClick={() => send({ type: "flow.back" })}>
                  <Trans>Choose the seat again</Trans>
                </Button>
              }
              below={airline !== undefined && <NamePreview form={form} airline={airline} />}
            />
            <Warnings of={warnings.filter((one) => !isOfDocument(one))} nameOf={nameOf} />
            <ReachFields {...part} />
            {asked.documents.length > 0 && (
              <DocumentFields {...part} countries={options.countries}>
                <Warnings of={warnings.filter(isOfDocument)} nameOf={nameOf} />
              </DocumentFields>
            )}
            {field.has("tiedTo") && adults.length > 1 && <Lap field={field} adults={adults} nameOf={nameOf} />}
            {field.has("frequentFlyerNumber") && <FrequentFlyer {...part} options={options} />}
            {isSignedIn && traveller.picked === null && traveller.canBeKept && <KeepForNextTime {...part} />}
            {traveller.picked !== null && traveller.isChanged && <KeepChanges {...part} />}
            {isComplete && next !== undefined && (
              <Button className={css.onward} onClick={() => onFold(true)}>
                <Trans>Next: {next}</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
