import type { AnswerOf, flightsEndpoints } from "@safar/api-clients/wire";
import { hasCheckedBag, type WireItinerary } from "./itinerary-wire.ts";

type Filters = AnswerOf<typeof flightsEndpoints.searchFlights>["filters"];

const minuteOf = (local: string): number => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

const cheapest = (itineraries: readonly WireItinerary[]): string =>
  itineraries.reduce(
    (best, { price }) => (Number(price.total) < Number(best) ? price.total : best),
    itineraries[0]?.price.total ?? "0",
  );

const grouped = <Key>(
  itineraries: readonly WireItinerary[],
  keyOf: (itinerary: WireItinerary) => Key,
): [Key, WireItinerary[]][] => [...Map.groupBy(itineraries, keyOf)];

const windows = (itineraries: readonly WireItinerary[], end: "departs_at" | "arrives_at"): Filters["departs"] =>
  (itineraries[0]?.legs ?? []).map((_, leg) => {
    const minutes = itineraries.flatMap(({ legs }) => legs.slice(leg, leg + 1).map((found) => minuteOf(found[end])));
    return {
      leg,
      earliest_min: minutes.reduce((a, b) => Math.min(a, b), 1_439),
      latest_min: minutes.reduce((a, b) => Math.max(a, b), 0),
    };
  });

/** What a results page may offer to filter by, and how much each choice would leave. */
export const filtersOf = (itineraries: readonly WireItinerary[]): Filters => {
  const prices = itineraries.map(({ price }) => price.total).sort((a, b) => Number(a) - Number(b));
  const durations = itineraries
    .map(({ legs }) => legs.reduce((sum, leg) => sum + leg.duration_min, 0))
    .sort((a, b) => a - b);
  return {
    stops: grouped(itineraries, ({ legs }) => Math.max(...legs.map(({ stops }) => stops)))
      .sort(([a], [b]) => a - b)
      .map(([stops, group]) => ({ stops, count: group.length, price_min: cheapest(group) })),
    airlines: grouped(itineraries, ({ airline }) => airline)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([code, group]) => ({ code, count: group.length, price_min: cheapest(group) })),
    price_min: prices[0] ?? null,
    price_max: prices.at(-1) ?? null,
    duration_min: durations[0] ?? null,
    duration_max: durations.at(-1) ?? null,
    refundable: itineraries.filter(({ refundable }) => refundable).length,
    with_checked_bag: itineraries.filter(hasCheckedBag).length,
    departs: windows(itineraries, "departs_at"),
    arrives: windows(itineraries, "arrives_at"),
  };
};
