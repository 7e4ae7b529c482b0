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
  travel: {
    title: <Trans>You are ready to go</Trans>,
    text: (
      <Trans>
        Be at your stop 15 minutes before departure, with your booking reference and the document you booked with.
      </Trans>
    ),
  },
  advice: (
    <>
      <li>
        <Trans>Keep your booking reference: the operator uses it to find your booking.</Trans>
      </li>
      <li>
        <Trans>Be at your stop 15 minutes early, with the document you booked with.</Trans>
      </li>
    </>
  ),
  isOver: ({ bus }, now) => instantOfPlace(bus.dropping.time) <= now,
  Tickets: BusTicket,
});
