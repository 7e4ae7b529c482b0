import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FlightBooking, passengersWithExtras } from "@safar/engine";
import * as css from "../bookings/booking.css.ts";
import { TicketState } from "../bookings/ticket-state.tsx";
import { TitledName } from "../bookings/titled-name.tsx";
import { passengerTypes, travelDocuments } from "./passenger-words.ts";

const refused = msg`No ticket: the airline refused`;

/** Who flies, each with their ticket, the document they travel by and what was bought for them. */
export function FlightPassengers({
  booking: { flight },
  isOver,
}: {
  booking: FlightBooking;
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
          const adult = flight.passengers.find((other) => other.id === tiedTo);
          return (
            <li key={id} className={css.person}>
              <div>
                <strong>
                  <TitledName of={passenger} />
                </strong>
                <p className={css.facts}>
                  <span>{t(passengerTypes[type])}</span>
                  {adult !== undefined && (
                    <span>
                      <Trans>
                        With <TitledName of={adult} />
                      </Trans>
                    </span>
                  )}
                  {document !== null && (
                    <span>
                      {t(travelDocuments[document.kind])} <bdi dir="ltr">•••• {document.ending}</bdi>
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
              <TicketState ticket={ticket} isOver={isOver} refused={refused} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
