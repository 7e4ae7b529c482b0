import { Trans } from "@lingui/react/macro";
import { type BusBooking, instantOfPlace, isBusBooking } from "@safar/engine";
import { bookedWords } from "../bookings/booked-words.tsx";
import { createBooked } from "../bookings/create-booked.tsx";
import { BusTicket } from "./bus-ticket.tsx";

/** What was booked, of a bus. */
export default createBooked<BusBooking>({
  vertical: "buses",
  isOf: isBusBooking,
  words: bookedWords.trip,
  ready: <Trans>You are ready to go</Trans>,
  begins: ({ bus }) => bus.boarding.time,
  moments: [
    { before: 15, text: <Trans>Be at your stop, with the document you booked with.</Trans> },
    { before: 0, text: <Trans>Your bus leaves.</Trans> },
  ],
  advice: (
    <li>
      <Trans>Keep your booking reference: the operator uses it to find your booking.</Trans>
    </li>
  ),
  goesTo: ({ bus: { dropping, passengers, to } }) => ({
    to: to.name,
    from: dropping.time.local,
    until: null,
    adults: passengers.length,
  }),
  bought: ({ bus: { from, to } }) => ({ places: [from.slug, to.slug] }),
  isOver: ({ bus }, now) => instantOfPlace(bus.dropping.time) <= now,
  Tickets: BusTicket,
});
