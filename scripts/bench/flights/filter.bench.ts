import { type Itinerary, type OfferView, offerResults } from "../../../packages/engine/src/exports/index.ts";
import { sampleItinerary } from "../../../packages/engine/src/exports/testing.ts";
import type { Benchmark } from "../measure.ts";
import { seeded } from "../statistics.ts";

const { none, select, sorts, tableOf } = offerResults;

const count = 10_000;
const repeats = 40;

const itineraries = (): readonly Itinerary[] => {
  const chance = seeded(10_000);
  const below = (most: number) => Math.floor(chance() * most);
  const clock = () => `2026-12-03T${String(below(24)).padStart(2, "0")}:${String(below(60)).padStart(2, "0")}`;
  return Array.from({ length: count }, () => ({
    ...sampleItinerary,
    airline: ["PK", "SV", "EK", "QR", "XY"][below(5)] ?? "PK",
    isRefundable: chance() < 0.3,
    price: { lines: [], total: { minor: 1_000_000 + below(9_000_000), currency: "PKR" } },
    legs: sampleItinerary.legs.map((leg) => ({
      ...leg,
      stops: below(3),
      minutes: 60 + below(1500),
      departs: { ...leg.departs, local: clock() },
      arrives: { ...leg.arrives, local: clock() },
    })),
  }));
};

/** In every order: everything, one airline's, what has at most one stop and a price, and what leaves in the morning and is refundable. */
const views: readonly OfferView[] = sorts.flatMap((sort) =>
  [
    none,
    { ...none, airlines: ["SV"] },
    { ...none, stops: [0, 1] as const, price: [0, 5_000_000] as const },
    { ...none, departs: [[360, 719] as const], refundable: true },
  ].map((filters) => ({ filters, sort })),
);

/** The milliseconds of one change, over all views in turn. */
const timed = (select: (view: OfferView) => unknown) => () => {
  const startedAt = performance.now();
  for (let repeat = 0; repeat < repeats; repeat += 1) for (const view of views) select(view);
  return Promise.resolve({ ms: (performance.now() - startedAt) / (repeats * views.length) });
};

/** The least that can be done: a walk over an order that is sorted already, and two columns compared. */
const walkOf = (all: readonly Itinerary[]) => {
  const price = Float64Array.from(all, (one) => one.price.total.minor);
  const stops = Uint8Array.from(all, (one) => Math.max(...one.legs.map((leg) => leg.stops)));
  const order = Uint32Array.from(all, (_, index) => index).sort((a, b) => (price[a] ?? 0) - (price[b] ?? 0));
  const kept = new Uint32Array(all.length);
  return ({ filters }: OfferView) => {
    const most = filters.price?.[1] ?? Number.POSITIVE_INFINITY;
    const mostStops = Math.max(-1, ...filters.stops) < 0 ? 2 : Math.max(...filters.stops);
    let left = 0;
    for (const index of order) {
      if ((price[index] ?? 0) <= most && (stops[index] ?? 0) <= mostStops) kept[left++] = index;
    }
    return left;
  };
};

/** How it is written first: the offers themselves, filtered and sorted anew. */
const naively =
  (all: readonly Itinerary[]) =>
  ({ filters, sort }: OfferView) => {
    const total = ({ legs }: Itinerary) => legs.reduce((sum, { minutes }) => sum + minutes, 0);
    const most = filters.price?.[1] ?? Number.POSITIVE_INFINITY;
    return all
      .filter(
        (one) =>
          one.price.total.minor <= most &&
          (filters.airlines.length === 0 || filters.airlines.includes(one.airline)) &&
          (!filters.refundable || one.isRefundable),
      )
      .toSorted((one, other) =>
        sort === "fastest" ? total(one) - total(other) : one.price.total.minor - other.price.total.minor,
      );
  };

/** Filtering and sorting in the engine, beside the least that can be done. */
export const filterBench: Benchmark = {
  name: "filter",
  what: `${count.toLocaleString("en")} offers filtered and sorted in the engine: one change, and the table that is made once`,
  rounds: 40,
  goals: [
    { figure: "ms", of: "engine", atMost: 0.25 },
    { figure: "ms", of: "engine", to: "walk", atMost: 6 },
    { figure: "ms", of: "table", atMost: 10 },
  ],
  open: () => {
    const all = itineraries();
    const table = tableOf(all);
    const tableOnce = () => {
      // A table is made once for an array, so that each needs one of its own.
      const fresh = [...all];
      const startedAt = performance.now();
      tableOf(fresh);
      return Promise.resolve({ ms: performance.now() - startedAt });
    };
    const naive = naively(all);
    const naiveOnce = () => {
      const startedAt = performance.now();
      for (const view of views) naive(view);
      return Promise.resolve({ ms: (performance.now() - startedAt) / views.length });
    };
    return Promise.resolve({
      variants: [
        { name: "walk", measure: timed(walkOf(all)) },
        { name: "engine", measure: timed((view) => select(table, view)) },
        { name: "naive", measure: naiveOnce },
        { name: "table", measure: tableOnce },
      ],
      close: () => Promise.resolve(),
    });
  },
};
