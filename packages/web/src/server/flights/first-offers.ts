import {
  type FlightReferences,
  type FlightResults,
  type Itinerary,
  type OfferView,
  offerResults,
  offersFor,
  type RefId,
} from "@safar/engine";

/** The offers that a page shows while its script is still on the way. */
export type FirstOffers = {
  readonly refId: RefId;
  readonly itineraries: readonly Itinerary[];
  /** Only what these offers name. */
  readonly references: FlightReferences;
};

/** A phone shows two or three of them, a desktop four. */
const mostFirst = 4;

const named = <Value>(all: Readonly<Record<string, Value>>, codes: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([code]) => codes.includes(code)));

const namedBy = ({ airlines, airports }: FlightReferences, itineraries: readonly Itinerary[]): FlightReferences => {
  const segments = itineraries.flatMap(({ legs }) => legs.flatMap((leg) => leg.segments));
  const carriers = [...itineraries, ...segments].map(({ airline }) => airline);
  return {
    airlines: named(airlines, carriers),
    airports: named(
      airports,
      segments.flatMap(({ from, to }) => [from, to]),
    ),
    aircraft: {},
  };
};

/** The first of what was found, as the page's address has it sorted and filtered; null when that leaves nothing. */
export const firstOffersOf = (
  { refId, results }: { readonly refId: RefId; readonly results: FlightResults },
  view: OfferView,
): FirstOffers | null => {
  const { references } = results;
  const offers = offersFor(results.itineraries, view.filters);
  const selected = offerResults.select(offerResults.tableOf(offers), view).subarray(0, mostFirst);
  const first = Array.from(selected, (index) => offers[index]).filter((itinerary) => itinerary !== undefined);
  return first.length === 0 ? null : { refId, itineraries: first, references: namedBy(references, first) };
};
