import { Trans } from "@lingui/react/macro";
import { type FlightBooking, hasLanded, isFlightBooking } from "@safar/engine";
import { bookedWords } from "../bookings/booked-words.tsx";
import { createBooked } from "../bookings/create-booked.tsx";
import { FlightTickets } from "./flight-ticket.tsx";

/** What was booked, of a flight. */
export default createBooked<FlightBooking>({
  vertical: "flights",
  isOf: isFlightBooking,
  words: {
    ...bookedWords.trip,
    changed: <Trans>The airline has changed your flight</Trans>,
    changedFees: <Trans>The airline changed this flight, so the usual cancellation fees do not apply.</Trans>,
  },
  travel: {
    title: <Trans>You are ready to fly</Trans>,
    text: <Trans>Check in with the airline with your booking reference, and bring the document you booked with.</Trans>,
  },
  advice: (
    <>
      <li>
        <Trans>Keep your booking reference: the airline uses it to find your booking.</Trans>
      </li>
      <li>
        <Trans>Check in with the airline before you fly, and bring the document you booked with.</Trans>
      </li>
    </>
  ),
  isOver: ({ flight }, now) => hasLanded(flight, now),
  Tickets: FlightTickets,
});
