import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type AgeBand, type BookedFlight, type BookedPassenger, passengersWithExtras } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import * as css from "./booking.css.ts";
import { TitledName } from "./titled-name.tsx";

const types: Readonly<Record<AgeBand, MessageDescriptor>> = {
  adult: msg`Adult`,
  child: msg`Child`,
  infant: msg`Infant`,
};

const documents = {
  passport: msg`Passport`,
  cnic: msg`CNIC`,
  saudi_id: msg`Saudi ID`,
} as const;

const ticketStates = {
  waiting: { tone: "warning", words: msg`Ticket not issued yet` },
  issued: { tone: "success", words: msg`Ticket issued` },
  refused: { tone: "danger", words: msg`No ticket: the airline refused` },
  void: { tone: "neutral", words: msg`Ticket no longer valid` },
  unknown: { tone: "neutral", words: msg`Ticket` },
} as const satisfies Readonly<Record<BookedPassenger["ticket"]["state"], unknown>>;

/** Who flies, each with their ticket, the document they travel by and what was bought for them. */
export function PassengerList({
  flight,
  isOver,
}: {
  flight: BookedFlight;
  /** Nothing is left of the booking, so no ticket is still to come. */
  isOver: boolean;
}) {
  const { t } = useLingui();
  return (
    <section className={css.panel} aria-labelledby="travellers">
      <h2 id="travellers">
        <Trans>Travellers</Trans>
      </h2>
      <ul role="list" className={css.people}>
        {passengersWithExtras(flight).map((passenger) => {
          const { document, extras, frequentFlyer, id, ticket, tiedTo, type } = passenger;
          const { tone, words } = ticketStates[ticket.state];
          const adult = flight.passengers.find((other) => other.id === tiedTo);
          return (
            <li key={id} className={css.person}>
              <div>
                <strong>
                  <TitledName of={passenger} />
                </strong>
                <p className={css.facts}>
                  <span>{t(types[type])}</span>
                  {adult !== undefined && (
                    <span>
                      <Trans>
                        With <TitledName of={adult} />
                      </Trans>
                    </span>
                  )}
                  {document !== null && (
                    <span>
                      {t(documents[document.kind])} <bdi dir="ltr">•••• {document.ending}</bdi>
                    </span>
                  )}
                  {frequentFlyer !== null && (
                    <span>
                      <Trans>
                        Frequent flyer <bdi dir="ltr">{frequentFlyer}</bdi>
                      </Trans>
                    </span>
                  )}
                </p>
                {extras.length > 0 && (
                  <ul className={css.extras}>
                    {extras.map(({ kind, quantity, segmentId, title }) => (
                      <li key={`${kind} ${title} ${segmentId}`}>
                        <bdi>{title}</bdi>
                        {quantity > 1 && <bdi> × {quantity}</bdi>}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              <div className={css.ticketState}>
                {!(isOver && ticket.state === "waiting") && <Status tone={tone}>{t(words)}</Status>}
                {ticket.number !== null && (
                  <bdi dir="ltr" className={css.number}>
                    {ticket.number}
                  </bdi>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
