import type { FlightsView } from "@safar/engine";
import { ItinerarySummary } from "../flight-results/itinerary-summary.tsx";

/** What is being booked, in short; nothing while a quote that was opened by its address does not say. */
export function FlightSummary({ view: { itinerary, references } }: { readonly view: FlightsView }) {
  return itinerary === null || references === null ? null : (
    <ItinerarySummary itinerary={itinerary} references={references} />
  );
}
