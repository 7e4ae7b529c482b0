import { Trans } from "@lingui/react/macro";
import { type FlightBooking, hasLanded, isFlightBooking } from "@safar/engine";
import { bookedWords } from "../bookings/booked-words.tsx";
import { createBooked } from "../bookings/create-booked.tsx";
import { FlightMoved } from "./flight-moved.tsx";
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
  ready: <Trans>You are ready to fly</Trans>,
  begins: ({ flight }) => flight.itinerary.legs[0]?.departs,
  alsoBegins: ({ flight }) => flight.itinerary.legs.slice(1).map(({ departs }) => departs),
  moments: [
    { before: 24 * 60, text: <Trans>Check in with the airline: by then it is usually open.</Trans> },
    { before: 3 * 60, text: <Trans>Be at the airport, with the document you booked with.</Trans> },
    { before: 0, text: <Trans>Your flight leaves.</Trans> },
  ],
  advice: (
    <li>
      <Trans>Keep your booking reference: the airline uses it to find your booking.</Trans>
    </li>
  ),
  goesTo: ({ flight: { itinerary, passengers, references } }) => {
    const [out, back] = itinerary.legs;
    const to = references.airports[out?.to ?? ""]?.city;
    if (out === undefined || to === undefined) return null;
    const until = back?.from === out.to ? back.departs.local : null;
    return { to, from: out.arrives.local, until, adults: passengers.filter(({ type }) => type === "adult").length };
  },
  bought: ({
    flight: {
      itinerary: { legs },
      passengers: travellers,
    },
  }) => ({
    places: [legs[0]?.from ?? "", ...legs.map(({ to }) => to)],
    travellers,
    cabin: legs[0]?.segments[0]?.cabin,
  }),
  isOver: ({ flight }, now) => hasLanded(flight, now),
  Tickets: FlightTickets,
  Change: FlightMoved,
});
