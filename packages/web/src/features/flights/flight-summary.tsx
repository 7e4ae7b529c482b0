import type { FlightsView, Itinerary } from "@safar/engine";
import { chosenExtras } from "../checkout/extras/chosen-extras.ts";
import { countedTitles } from "../checkout/extras/counted-titles.ts";
import { ItinerarySummary } from "../flight-itinerary/itinerary-summary.tsx";

type View = Pick<FlightsView, "itinerary" | "references" | "fares" | "fareId" | "quote" | "step">;

/** A search's itinerary is that of its lowest fare; what it is booked at is the fare that was chosen. */
export const atItsFare = (itinerary: Itinerary, { fares, fareId }: View): Itinerary => {
  const { brand, baggage } = fares.find(({ id }) => id === fareId) ?? itinerary;
  return { ...itinerary, brand, baggage };
};

/** What is being booked, in short; nothing while a quote that was opened by its address does not say. */
export function FlightSummary({ view }: { readonly view: View }) {
  const { itinerary, quote, references, step } = view;
  if (itinerary === null || references === null) return null;
  // While extras are chosen anew, the price's own are no longer what is booked.
  const added = quote === null || step === "addons" ? [] : countedTitles(chosenExtras(quote, undefined));
  return <ItinerarySummary itinerary={atItsFare(itinerary, view)} references={references} added={added} />;
}
