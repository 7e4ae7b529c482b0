import type { FlightsView } from "@safar/engine";
import { ItinerarySummary } from "../flight-itinerary/itinerary-summary.tsx";

type Props = { readonly view: Pick<FlightsView, "itinerary" | "references" | "fares" | "fareId"> };

/** What is being booked, in short; nothing while a quote that was opened by its address does not say. */
export function FlightSummary({ view: { itinerary, references, fares, fareId } }: Props) {
  if (itinerary === null || references === null) return null;
  // A search's itinerary is that of its lowest fare; what it is booked at is the fare that was chosen.
  const { brand, baggage } = fares.find(({ id }) => id === fareId) ?? itinerary;
  return <ItinerarySummary itinerary={{ ...itinerary, brand, baggage }} references={references} />;
}
