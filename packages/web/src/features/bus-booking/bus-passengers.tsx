import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { BusBooking } from "@safar/engine";
import * as css from "../bookings/booking.css.ts";
import { TicketState } from "../bookings/ticket-state.tsx";
import { TitledName } from "../bookings/titled-name.tsx";

const refused = msg`No ticket: the operator refused`;

/** Who travels, each with their seat and their ticket. */
export function BusPassengers({
  booking: { bus },
  isOver,
}: {
  booking: BusBooking;
  /** Nothing is left of the booking, so no ticket is still to come. */
  isOver: boolean;
}) {
  return (
    <section className={css.panel} aria-labelledby="passengers">
      <h2 id="passengers">
        <Trans context="on a bus">Passengers</Trans>
      </h2>
      <ul role="list" className={css.people}>
        {bus.passengers.map(({ id, seat, ticket, ...passenger }) => (
          <li key={id} className={css.person}>
            <div>
              <strong>
                <TitledName of={passenger} />
              </strong>
              <p className={css.facts}>
                <span>
                  <Trans>
                    Seat <bdi dir="ltr">{seat}</bdi>
                  </Trans>
                </span>
              </p>
            </div>
            <TicketState ticket={ticket} isOver={isOver} refused={refused} />
          </li>
        ))}
      </ul>
    </section>
  );
}
