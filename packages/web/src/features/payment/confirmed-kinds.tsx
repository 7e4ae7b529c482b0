import { Trans } from "@lingui/react/macro";
import { type Booking, isFlightBooking, type ServiceType } from "@safar/engine";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { flightBookingFlow } from "../bookings/booking-flows.ts";
import { FlightTicket } from "../bookings/flight-ticket.tsx";
import { type Booked, bookedFlight } from "../bookings/next-step-card.tsx";

/** What the page after a payment is told of what was paid for. */
export type ConfirmedKind = {
  readonly serviceType: ServiceType;
  readonly flow: typeof flightBookingFlow;
  readonly booked: Booked;
  readonly isOf: (booking: Booking) => boolean;
  readonly addressOf: (booking: string) => string;
  readonly ticketsOf: (booking: Booking) => ReactNode;
  /** A stay has a voucher rather than a ticket. */
  readonly isStay?: boolean;
  /** What a traveller does next, as items of a list. */
  readonly advice: ReactNode;
};

export const confirmedFlight: ConfirmedKind = {
  serviceType: "flight",
  flow: flightBookingFlow,
  booked: bookedFlight,
  isOf: isFlightBooking,
  addressOf: paths.flightBooking,
  ticketsOf: (booking) =>
    isFlightBooking(booking)
      ? booking.flight.itinerary.legs.map((leg, index) => (
          <FlightTicket key={`${leg.from} ${leg.departs.local}`} booking={booking} leg={leg} index={index} />
        ))
      : null,
  advice: (
    <>
      <li>
        <Trans>Keep the booking reference: the airline finds you by it.</Trans>
      </li>
      <li>
        <Trans>Check in with the airline before you fly, and bring the document that you booked with.</Trans>
      </li>
    </>
  ),
};
