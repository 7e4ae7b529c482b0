import { msg } from "@lingui/core/macro";
import { type FlightBooking, isFlightBooking } from "@safar/engine";
import { BaggageTable } from "../flight-itinerary/baggage-table.tsx";
import { createPaper } from "../papers/create-paper.tsx";
import { FlightTitle } from "./flight-title.tsx";
import { zoneOfFlight } from "./flight-zone.ts";
import booked from "./flights.booked.tsx";
import { PaperFlights } from "./paper-flights.tsx";
import { MovedFlights } from "./paper-moved.tsx";
import { PaperPassengers } from "./paper-passengers.tsx";

const Content = ({ booking }: { readonly booking: FlightBooking }) => {
  const { flight } = booking;
  return (
    <>
      <MovedFlights booking={booking} />
      <PaperFlights flight={flight} />
      <PaperPassengers flight={flight} />
      <BaggageTable legs={flight.itinerary.legs} baggage={flight.itinerary.baggage} />
    </>
  );
};

/** The papers of a booking of a flight. */
export default createPaper<FlightBooking>({
  booked,
  isOf: isFlightBooking,
  name: msg`E-ticket`,
  show: msg`Show this at check-in`,
  reference: msg`Booking reference`,
  zoneOf: zoneOfFlight,
  briefOf: ({ flight: { itinerary, passengers } }) => ({
    lead: passengers[0],
    until: itinerary.legs.at(-1)?.arrives.local,
  }),
  Title: FlightTitle,
  Content,
});
