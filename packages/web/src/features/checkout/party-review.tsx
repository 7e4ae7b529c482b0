import { Trans, useLingui } from "@lingui/react/macro";
import { nameAsSent, type Passenger, type Quote, type TravelParty } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { arrange } from "@safar/ui/masked-field";
import { type ReactNode, useId } from "react";
import { useFacts } from "../../app/page-path.ts";
import { formatDate } from "../../i18n/days.ts";
import * as frame from "./frame.css.ts";
import { documentMasks, documentWords, placeWords, titleWords } from "./passenger-words.ts";
import * as css from "./review.css.ts";

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  );
}

function PersonReview({
  passenger,
  party,
  quote,
  airline,
}: {
  passenger: Passenger;
  party: TravelParty;
  quote: Quote;
  airline: string;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { birthDate, document, firstName, frequentFlyer, id, lastName, nationality, tiedTo, title } = passenger;
  const adult = party.passengers.find((other) => other.id === tiedTo);
  const room = quote.passengers.find((quoted) => quoted.id === id)?.room;
  const sent = nameAsSent({ first: firstName, last: lastName }, airline);
  const regions = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  return (
    <li className={css.person}>
      <div className={css.personHead}>
        <bdi dir="ltr" className={css.personName}>{`${sent.first} ${sent.last}`}</bdi>
        <span className={frame.small}>
          {t(titleWords[title])} · {t(placeWords(quote.passengers, id))}
        </span>
      </div>
      <dl className={css.facts}>
        {birthDate !== "" && <Fact name={<Trans>Born</Trans>}>{formatDate(birthDate, locale)}</Fact>}
        {nationality !== "" && <Fact name={<Trans>Nationality</Trans>}>{regions.of(nationality)}</Fact>}
        {document && (
          <Fact name={t(documentWords[document.kind])}>
            <bdi dir="ltr">{arrange(document.number, documentMasks[document.kind])}</bdi>
            {document.expiresOn && <Trans>, valid until {formatDate(document.expiresOn, locale)}</Trans>}
          </Fact>
        )}
        {adult && (
          <Fact name={<Trans>Travels on the lap of</Trans>}>
            <bdi dir="ltr">{`${adult.firstName} ${adult.lastName}`}</bdi>
          </Fact>
        )}
        {room !== undefined && <Fact name={<Trans>Room</Trans>}>{room + 1}</Fact>}
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
  isStay = false,
  canEdit,
  onEdit,
}: {
  party: TravelParty;
  quote: Quote;
  airline: string;
  isStay?: boolean | undefined;
  canEdit: boolean;
  onEdit: () => void;
}) {
  const titleId = useId();
  const editId = useId();
  const { email, phone } = party.contact;
  return (
    <section className={frame.panel} aria-labelledby={titleId}>
      <div className={frame.panelHead}>
        <h2 id={titleId}>
          {isStay ? <Trans>Guests, as on the voucher</Trans> : <Trans>Passengers, as on the tickets</Trans>}
        </h2>
        {canEdit && (
          <Button kind="quiet" size="small" id={editId} aria-labelledby={`${editId} ${titleId}`} onClick={onEdit}>
            <Trans>Change</Trans>
          </Button>
        )}
      </div>
      <ul className={css.people}>
        {party.passengers.map((passenger) => (
          <PersonReview key={passenger.id} passenger={passenger} party={party} quote={quote} airline={airline} />
        ))}
      </ul>
      <p className={frame.small}>
        {isStay ? (
          <Trans>
            The voucher goes to <bdi dir="ltr">{email}</bdi> and <bdi dir="ltr">{phone}</bdi>.
          </Trans>
        ) : (
          <Trans>
            The ticket goes to <bdi dir="ltr">{email}</bdi> and <bdi dir="ltr">{phone}</bdi>.
          </Trans>
        )}
      </p>
    </section>
  );
}
