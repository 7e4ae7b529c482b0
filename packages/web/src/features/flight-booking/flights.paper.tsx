import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type FlightBooking, isFlightBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { momentIn } from "../checkout/quote/moment.ts";
import { BaggageTable } from "../flight-itinerary/baggage-table.tsx";
import { createPaper } from "../papers/create-paper.tsx";
import { PaperSection } from "../papers/paper-facts.tsx";
import { FlightMoved } from "./flight-moved.tsx";
import { FlightTitle } from "./flight-title.tsx";
import { zoneOfFlight } from "./flight-zone.ts";
import booked from "./flights.booked.tsx";
import { PaperFlights } from "./paper-flights.tsx";
import { PaperPassengers } from "./paper-passengers.tsx";

function Content({ booking }: { readonly booking: FlightBooking }) {
  const { locale } = useFacts();
  const { flight } = booking;
  const asked = flight.changes.find(({ state }) => state === "open");
  const until = asked && momentIn(asked.respondBy, locale, zoneOfFlight(booking));
  return (
    <>
      {asked && (
        <PaperSection id="moved" title={<Trans>The airline has changed your flight</Trans>}>
          <FlightMoved booking={booking} />
          <p>
            <Trans>
              Answer by <bdi>{until}</bdi>. Both answers are free of charge.
            </Trans>
          </p>
        </PaperSection>
      )}
      <PaperFlights flight={flight} />
      <PaperPassengers flight={flight} />
      <BaggageTable legs={flight.itinerary.legs} baggage={flight.itinerary.baggage} />
    </>
  );
}

/** The papers of a booking of a flight. */
export default createPaper<FlightBooking>({
  booked,
  isOf: isFlightBooking,
  name: msg`E-ticket`,
  reference: msg`Booking reference`,
  zoneOf: zoneOfFlight,
  briefOf: ({ flight: { itinerary, passengers } }) => ({
    lead: passengers[0],
    until: itinerary.legs.at(-1)?.arrives.local,
  }),
  Title: FlightTitle,
  Content,
});
