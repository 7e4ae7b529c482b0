import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { BusBooking } from "@safar/engine";
import type { Over } from "../bookings/booked.types.ts";
import { BookedPeople } from "../bookings/booked-people.tsx";

/** Who travels, each with their seat and their ticket. */
export const BusPassengers = ({ booking: { bus }, isOver }: { booking: BusBooking; isOver: Over }) => (
  <BookedPeople
    id="passengers"
    title={<Trans context="on a bus">Passengers</Trans>}
    isOver={isOver}
    refused={msg`No ticket: the operator refused`}
    people={bus.passengers.map(({ seat, ...passenger }) => ({
      ...passenger,
      facts: (
        <span>
          <Trans>
            Seat <bdi dir="ltr">{seat}</bdi>
          </Trans>
        </span>
      ),
    }))}
  />
);
