import type { Facet } from "../../booking/search/facet.ts";
import type { Money } from "../../kernel/money.ts";
import { readQuery, writeQuery } from "../../kernel/query.ts";
import type { CoachType, Departure } from "./buses.types.ts";

export type DepartureSort = "earliest" | "cheapest" | "fastest" | "rating";

/** Night, morning, afternoon and evening, in minutes after local midnight; both ends included. */
export const busDayParts = [
  { code: "night", from: 0, to: 359 },
  { code: "morning", from: 360, to: 719 },
  { code: "afternoon", from: 720, to: 1079 },
  { code: "evening", from: 1080, to: 1439 },
] as const;

export type BusDayPart = (typeof busDayParts)[number]["code"];

/** What is wanted; empty wants everything. */
export type DepartureFilters = {
  readonly operators: readonly string[];
  readonly coaches: readonly CoachType[];
  readonly parts: readonly BusDayPart[];
  readonly boarding: readonly string[];
  /** Minor units; null for any price. */
  readonly maxPrice: number | null;
};

export type DepartureView = { readonly filters: DepartureFilters; readonly sort: DepartureSort };

export const noDepartureFilters: DepartureFilters = {
  operators: [],
  coaches: [],
  parts: [],
  boarding: [],
  maxPrice: null,
};

export const departureSorts: readonly DepartureSort[] = ["earliest", "cheapest", "fastest", "rating"];

const coachTypes: readonly CoachType[] = ["standard", "executive", "business", "sleeper"];

const partsOf = (text: string): readonly string[] => [...new Set(text.split("_").filter((part) => part !== ""))];

/** As parameters of an address; what is not filtered by is left out. */
export const encodeDepartureView = ({ filters, sort }: DepartureView): string =>
  writeQuery([
    ["operators", filters.operators.join("_")],
    ["coaches", filters.coaches.join("_")],
    ["parts", filters.parts.join("_")],
    ["boarding", filters.boarding.join("_")],
    ["price", filters.maxPrice === null ? "" : String(filters.maxPrice)],
    ["sort", sort === "earliest" ? "" : sort],
  ]);

/** Any parameters as a view; what is not understood filters nothing. Forms repeat a name, addresses join by underscores. */
export const decodeDepartureView = (text: string): DepartureView => {
  const given = readQuery(text);
  const first = (name: string): string => given.get(name) ?? "";
  const all = (name: string): readonly string[] => given.getAll(name).flatMap(partsOf);
  const price = first("price");
  return {
    filters: {
      operators: all("operators").filter((id) => /^[A-Za-z0-9]{1,12}$/.test(id)),
      coaches: coachTypes.filter((type) => all("coaches").includes(type)),
      parts: busDayParts.map(({ code }) => code).filter((code) => all("parts").includes(code)),
      boarding: all("boarding").filter((id) => /^[a-z0-9-]{1,60}$/.test(id)),
      maxPrice: /^\d{1,12}$/.test(price) ? Number(price) : null,
    },
    sort: departureSorts.find((known) => known === first("sort")) ?? "earliest",
  };
};

/** The least that a seat costs. */
export const cheapestFare = ({ fares }: Departure): Money | null =>
  fares.reduce<Money | null>(
    (least, { amount }) => (least === null || amount.minor < least.minor ? amount : least),
    null,
  );

const minuteOfDay = ({ departs: { local } }: Departure): number =>
  Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

export const dayPartOf = (departure: Departure): BusDayPart => {
  const minute = minuteOfDay(departure);
  return busDayParts.find(({ from, to }) => minute >= from && minute <= to)?.code ?? "night";
};

const isWanted = (
  departure: Departure,
  { operators, coaches, parts, boarding, maxPrice }: DepartureFilters,
): boolean => {
  const anyOf = <Value>(wanted: readonly Value[], value: Value) => wanted.length === 0 || wanted.includes(value);
  const least = cheapestFare(departure)?.minor ?? 0;
  return (
    anyOf(operators, departure.operator.id) &&
    anyOf(coaches, departure.coach.type) &&
    anyOf(parts, dayPartOf(departure)) &&
    (boarding.length === 0 || departure.boarding.some(({ id }) => boarding.includes(id))) &&
    (maxPrice === null || least <= maxPrice)
  );
};

const keyOf: Readonly<Record<DepartureSort, (departure: Departure) => number>> = {
  earliest: minuteOfDay,
  cheapest: (departure) => cheapestFare(departure)?.minor ?? 0,
  fastest: ({ minutes }) => minutes,
  rating: ({ operator }) => -operator.rating,
};

/** What a view shows, in its order; the earlier first where nothing else tells them apart. */
export const selectDepartures = (
  departures: readonly Departure[],
  { filters, sort }: DepartureView,
): readonly Departure[] =>
  departures
    .filter((departure) => isWanted(departure, filters))
    .toSorted((one, other) => keyOf[sort](one) - keyOf[sort](other) || minuteOfDay(one) - minuteOfDay(other));

const facetsBy = (
  departures: readonly Departure[],
  valuesOf: (departure: Departure) => readonly string[],
): readonly Facet<string>[] => {
  const found = new Map<string, { count: number; from: Money }>();
  for (const departure of departures) {
    const least = cheapestFare(departure);
    if (least === null) continue;
    for (const value of valuesOf(departure)) {
      const known = found.get(value);
      found.set(value, {
        count: (known?.count ?? 0) + 1,
        from: known === undefined || least.minor < known.from.minor ? least : known.from,
      });
    }
  }
  return [...found].map(([value, facet]) => ({ value, ...facet }));
};

export type DepartureFacets = {
  readonly operators: readonly Facet<string>[];
  readonly coaches: readonly Facet<string>[];
  readonly parts: readonly Facet<string>[];
  readonly boarding: readonly Facet<string>[];
  /** The least and the most that the cheapest seat of a coach costs, minor units; null when there is nothing. */
  readonly price: readonly [least: Money, most: Money] | null;
};

/** What there is to filter by, with how many coaches and from which price. */
export const departureFacets = (departures: readonly Departure[]): DepartureFacets => {
  const prices = departures
    .flatMap((departure) => cheapestFare(departure) ?? [])
    .toSorted((one, other) => one.minor - other.minor);
  const [least, most] = [prices[0], prices.at(-1)];
  const parts = facetsBy(departures, (departure) => [dayPartOf(departure)]);
  return {
    operators: facetsBy(departures, ({ operator }) => [operator.id]),
    coaches: facetsBy(departures, ({ coach }) => [coach.type]),
    parts: busDayParts.flatMap(({ code }) => parts.filter(({ value }) => value === code)),
    boarding: facetsBy(departures, ({ boarding }) => boarding.map(({ id }) => id)),
    price: least === undefined || most === undefined ? null : [least, most],
  };
};
