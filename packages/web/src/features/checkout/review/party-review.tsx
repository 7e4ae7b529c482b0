import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { nameAsSent, type Quote, type Traveller, type TravelParty } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { arrange } from "@safar/ui/masked-field";
import { type ReactNode, useId } from "react";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { formatDate } from "../../../i18n/days.ts";
import { formatPhone } from "../../../i18n/format.ts";
import type { CheckoutWords, PeopleWords } from "../checkout-words.ts";
import { documentMasks, documentWords, placeWords, titleFor } from "../people/traveller-words.ts";
import * as panel from "../price/panel.css.ts";
import * as css from "./party-review.css.ts";

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  );
}

/** How somebody is reached, as far as that was asked. */
function Reached({ email, phone }: TravelParty["contact"]) {
  return (
    <>
      {email !== "" && (
        <Fact name={<Trans>Email</Trans>}>
          <bdi dir="ltr">{email}</bdi>
        </Fact>
      )}
      {phone !== "" && (
        <Fact name={<Trans>Mobile number</Trans>}>
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </Fact>
      )}
    </>
  );
}

/** A document's names as an airline prints them, or what somebody is called; empty where no name was asked for. */
const writtenName = (traveller: Traveller, airline: string, isSpoken: boolean): string => {
  if (traveller.firstName === "") return traveller.fullName;
  if (isSpoken) return `${traveller.firstName} ${traveller.lastName}`.trim();
  const sent = nameAsSent({ first: traveller.firstName, last: traveller.lastName }, airline);
  return `${sent.first} ${sent.last}`;
};

/** Those who are the same but for their tickets, the first of each with how many there are. */
const alike = (travellers: readonly Traveller[]) =>
  [...Map.groupBy(travellers, (one) => JSON.stringify({ ...one, id: null })).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ traveller: first, count: others.length + 1 }],
  );

function PersonReview({
  traveller,
  count,
  tickets,
  party,
  quote,
  airline,
  people,
  seat,
}: {
  traveller: Traveller;
  /** How many tickets are in this very name. */
  count: number;
  /** How many an only name stands for. */
  tickets: number;
  party: TravelParty;
  quote: Quote;
  airline: string;
  people: PeopleWords;
  seat: string | undefined;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { age, address, birthDate, document, email, frequentFlyer, id, licenceNumber, nationality, phone } = traveller;
  const adult = party.travellers.find((other) => other.id === traveller.tiedTo);
  const { asked, room } = quote.travellers.find((quoted) => quoted.id === id) ?? {};
  const isSpoken = asked?.isSpoken === true;
  const name = writtenName(traveller, airline, isSpoken);
  const place =
    count > 1
      ? t`${plural(count, { one: "# ticket in this name", other: "# tickets in this name" })}`
      : tickets > 1
        ? t`${plural(tickets, { one: "# ticket, one name for the whole order", other: "# tickets, one name for the whole order" })}`
        : t(placeWords(quote.travellers, id, people));
  const regions = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  return (
    <li className={css.person}>
      <div className={css.personHead}>
        <bdi dir={traveller.firstName === "" || isSpoken ? "auto" : "ltr"} className={css.personName}>
          {name || place}
        </bdi>
        {name !== "" && (
          <span className={panel.small}>
            {traveller.title ? `${t(titleFor(traveller.title, traveller.type))} · ${place}` : place}
          </span>
        )}
      </div>
      <dl className={css.facts}>
        {birthDate !== "" && <Fact name={<Trans>Date of birth</Trans>}>{formatDate(birthDate, locale)}</Fact>}
        {age !== null && <Fact name={<Trans>Age</Trans>}>{age}</Fact>}
        {nationality !== "" && <Fact name={<Trans>Nationality</Trans>}>{regions.of(nationality)}</Fact>}
        {document && (
          <Fact name={t(documentWords[document.kind])}>
            <bdi dir="ltr">{arrange(document.number, documentMasks[document.kind])}</bdi>
            {document.expiresOn && <Trans>, valid until {formatDate(document.expiresOn, locale)}</Trans>}
          </Fact>
        )}
        {licenceNumber !== "" && (
          <Fact name={<Trans>Driving licence number</Trans>}>
            <bdi dir="ltr">{licenceNumber}</bdi>
          </Fact>
        )}
        <Reached email={email} phone={phone} />
        {address !== "" && (
          <Fact name={<Trans>Address</Trans>}>
            <bdi>{address}</bdi>
          </Fact>
        )}
        {adult && (
          <Fact name={<Trans>Sits on the lap of</Trans>}>
            <bdi dir="ltr">{`${adult.firstName} ${adult.lastName}`}</bdi>
          </Fact>
        )}
        {room !== undefined && <Fact name={<Trans>Room</Trans>}>{room + 1}</Fact>}
        {seat !== undefined && (
          <Fact name={<Trans>Seat</Trans>}>
            <bdi dir="ltr">{seat}</bdi>
          </Fact>
        )}
        {frequentFlyer && (
          <Fact name={<Trans>Frequent flyer number</Trans>}>
            <bdi dir="ltr">{frequentFlyer.number}</bdi>
          </Fact>
        )}
      </dl>
    </li>
  );
}

/** Everybody as the airline or the hotel will have them, and how they are reached. */
export function PartyReview({
  party,
  quote,
  airline,
  seats,
  tickets = 1,
  words,
  canEdit,
  onEdit,
}: {
  party: TravelParty;
  quote: Quote;
  airline: string;
  /** As written on them, one to a traveller in the order of the quote. */
  seats?: readonly string[] | undefined;
  /** How many there are, where one name may stand for several. */
  tickets?: number | undefined;
  words: Pick<CheckoutWords, "people">;
  canEdit: boolean;
  onEdit: () => void;
}) {
  const titleId = useId();
  const editId = useId();
  return (
    <section className={panel.panel} aria-labelledby={titleId}>
      <div className={panel.panelHead}>
        <h2 id={titleId}>{words.people.review}</h2>
        {canEdit && (
          <Button kind="quiet" size="small" id={editId} aria-labelledby={`${editId} ${titleId}`} onClick={onEdit}>
            <Trans>Change</Trans>
          </Button>
        )}
      </div>
      {/* Where nobody is asked who they are, they are who is reached. */}
      {party.travellers.length === 0 && (
        <dl className={css.facts}>
          <Reached {...party.contact} />
        </dl>
      )}
      <ul className={css.people}>
        {alike(party.travellers).map(({ count, traveller }) => (
          <PersonReview
            key={traveller.id}
            traveller={traveller}
            count={count}
            tickets={party.travellers.length === 1 ? tickets : 1}
            party={party}
            quote={quote}
            airline={airline}
            people={words.people}
            seat={seats?.[quote.travellers.findIndex(({ id }) => id === traveller.id)]}
          />
        ))}
      </ul>
      {words.people.atDoor && <p className={panel.small}>{words.people.atDoor}</p>}
    </section>
  );
}
