import { Trans } from "@lingui/react/macro";
import { isBusBooking } from "@safar/engine";
import { paths } from "../../app/paths.ts";
import { busBookingFlow } from "../bookings/booking-flows.ts";
import type { ConfirmedKind } from "../payment/confirmed-kinds.tsx";
import { bookedBus } from "./booked-bus-words.tsx";
import { BusTicket } from "./bus-ticket.tsx";

export const confirmedBus: ConfirmedKind = {
  serviceType: "bus",
  flow: busBookingFlow,
  booked: bookedBus,
  isOf: isBusBooking,
  addressOf: paths.busBooking,
  ticketsOf: (booking) => (isBusBooking(booking) ? <BusTicket booking={booking} /> : null),
  advice: (
    <>
      <li>
        <Trans>Keep the booking reference: the operator finds you by it.</Trans>
      </li>
      <li>
        <Trans>Be at your stop a quarter of an hour early, with the document that you booked with.</Trans>
      </li>
    </>
  ),
};
