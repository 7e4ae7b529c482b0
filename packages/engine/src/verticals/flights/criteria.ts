import { checked, countIn, type DayProblem, dayIn, dayProblem } from "../../booking/search/criteria.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { readQuery } from "../../kernel/query.ts";
import type { Result } from "../../kernel/result.ts";
import type { Cabin } from "./flights.types.ts";

export type TripType = "one_way" | "return" | "multi_city";

export type CriteriaLeg = { readonly from: string; readonly to: string; readonly date: CalendarDate };

export type FlightParty = { readonly adults: number; readonly children: number; readonly infants: number };

export type FlightCriteria = {
  readonly trip: TripType;
  readonly legs: readonly CriteriaLeg[];
  readonly party: FlightParty;
  readonly cabin: Cabin;
};

export type CriteriaProblem =
  | { readonly code: "trip_missing" }
  | { readonly code: "wrong_leg_count"; readonly min: number; readonly max: number }
  | { readonly code: "place_missing"; readonly leg: number }
  | { readonly code: "same_place"; readonly leg: number }
  | DayProblem<"date", { readonly leg: number }>
  | { readonly code: "date_before_last_leg"; readonly leg: number }
  | { readonly code: "not_a_return" }
  | { readonly code: "no_adult" }
  | { readonly code: "too_many_seated"; readonly max: number }
  | { readonly code: "too_many_infants" };

export const farthestDays = 361;

export const legCounts = { one_way: [1, 1], return: [2, 2], multi_city: [2, 6] } as const satisfies Readonly<
  Record<TripType, readonly [number, number]>
>;

export const cabins: readonly Cabin[] = ["economy", "premium_economy", "business", "first"];

const isTripType = (text: string): text is TripType => Object.hasOwn(legCounts, text);

const iata = /^[A-Z]{3}$/;

/** Whether a place is an airport's code, rather than words that somebody typed. */
export const isAirportCode = (place: string): boolean => iata.test(place);

const longestPlace = 60;

const written = (place: string): string =>
  encodeURIComponent(
    place
      .slice(0, longestPlace)
      .replaceAll(/[-._\s]+/g, " ")
      .replaceAll(/[\ud800-\udfff]/gu, "")
      .trim(),
  );

/** A code may be typed in small letters; any other words stay as they are. */
const placeOf = (text: string): string => (/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : text);

/**
 * The search as the query of an address, the same text for the same search: `trip=return&legs=KHI-JED.2026-12-03_…`. A place
 * that is not an airport's code, as somebody typed it, stays readable; what would break the text apart is left out of it.
 */
export const encodeCriteria = ({ trip, legs, party, cabin }: FlightCriteria): SearchText =>
  [
    `trip=${trip}`,
    `legs=${legs.map(({ from, to, date }) => `${written(from)}-${written(to)}.${date}`).join("_")}`,
    `adults=${party.adults}`,
    `children=${party.children}`,
    `infants=${party.infants}`,
    `cabin=${cabin}`,
  ].join("&");

const legOf = (text: string): CriteriaLeg => {
  const [places = "", date = ""] = text.split(".");
  const [from = "", to = ""] = places.split("-");
  return { from: placeOf(from), to: placeOf(to), date: dayIn(date) };
};

/**
 * Any text as a search, as far as it goes: what is missing or not understood is empty or usual, and `checkCriteria` names it.
 * Parameters that are not the search's are left alone.
 */
export const decodeCriteria = (text: SearchText): FlightCriteria => {
  const pairs = readQuery(text);
  const trip = pairs.get("trip") ?? "";
  const legs = (pairs.get("legs") ?? "").split("_").filter((leg) => leg !== "");
  const cabin = cabins.find((known) => known === pairs.get("cabin")) ?? "economy";
  return {
    trip: isTripType(trip) ? trip : legs.length === 1 ? "one_way" : legs.length > 2 ? "multi_city" : "return",
    legs: legs.slice(0, legCounts.multi_city[1]).map(legOf),
    party: {
      adults: countIn(pairs.get("adults"), 1),
      children: countIn(pairs.get("children"), 0),
      infants: countIn(pairs.get("infants"), 0),
    },
    cabin,
  };
};

const placeProblem = ({ from, to }: CriteriaLeg, leg: number): CriteriaProblem | undefined => {
  if (!iata.test(from) || !iata.test(to)) return { code: "place_missing", leg };
  return from === to ? { code: "same_place", leg } : undefined;
};

const dateProblem = (
  { date }: CriteriaLeg,
  leg: number,
  last: CalendarDate | undefined,
  today: CalendarDate,
): CriteriaProblem | undefined =>
  dayProblem("date", date, { today, daysAhead: farthestDays }, { leg }) ??
  (last !== undefined && date < last ? { code: "date_before_last_leg", leg } : undefined);

const partyProblem = ({ adults, children, infants }: FlightParty, most: number): CriteriaProblem | undefined => {
  if (adults < 1) return { code: "no_adult" };
  if (adults + children > most) return { code: "too_many_seated", max: most };
  return infants > adults ? { code: "too_many_infants" } : undefined;
};

/** A search that can be made, or everything that keeps it from being made. */
export const checkCriteria = (
  criteria: FlightCriteria,
  { today, seatedPassengers }: { readonly today: CalendarDate; readonly seatedPassengers: number },
): Result<FlightCriteria, readonly CriteriaProblem[]> => {
  const { trip, legs, party } = criteria;
  const [min, max] = legCounts[trip];
  const [out, back] = legs;
  const isReturn = trip !== "return" || (out?.from === back?.to && out?.to === back?.from);
  return checked<FlightCriteria, CriteriaProblem>(criteria, [
    legs.length < min || legs.length > max ? { code: "wrong_leg_count", min, max } : undefined,
    ...legs.flatMap((leg, index) => [placeProblem(leg, index), dateProblem(leg, index, legs[index - 1]?.date, today)]),
    isReturn ? undefined : { code: "not_a_return" },
    partyProblem(party, seatedPassengers),
  ]);
};

/** A search that a text holds and that can be made. */
export const readSearch = (
  text: SearchText,
  limits: { readonly today: CalendarDate; readonly seatedPassengers: number },
): Result<FlightCriteria, readonly CriteriaProblem[]> => checkCriteria(decodeCriteria(text), limits);

const oneAdult = { party: { adults: 1, children: 0, infants: 0 }, cabin: "economy" } as const;

/** One adult's way on a day, as a fare that is shown is of; without a day, a search to be completed. */
export const oneWaySearch = (from: string, to: string, date: CalendarDate): SearchText =>
  encodeCriteria({ trip: "one_way", legs: [{ from, to, date }], ...oneAdult });

/** One adult's way there and back, its days still to be chosen; an end that is empty is to be chosen too. */
export const returnSearch = (from: string, to: string): SearchText =>
  encodeCriteria({
    trip: "return",
    legs: [
      { from, to, date: "" },
      { from: to, to: from, date: "" },
    ],
    ...oneAdult,
  });

/** Whether a query is a form as a browser without script sends it, rather than a search's own text. */
export const isSearchForm = (fields: { has(name: string): boolean }): boolean => fields.has("from1");
