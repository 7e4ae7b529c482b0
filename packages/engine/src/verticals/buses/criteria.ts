import { checked, type DayProblem, dayIn, dayProblem } from "../../booking/search/criteria.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { readQuery } from "../../kernel/query.ts";
import type { Result } from "../../kernel/result.ts";

/** From one city to another on a day; a bus has no return ticket. The cities are as addresses name them. */
export type BusCriteria = { readonly from: string; readonly to: string; readonly date: CalendarDate };

export type BusCriteriaProblem =
  | { readonly code: "city_missing"; readonly end: "from" | "to" }
  | { readonly code: "same_city" }
  | DayProblem<"date">;

/** Coaches are sold this many days ahead. */
export const farthestBusDays = 60;

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can be a city's name in an address: `dera-ghazi-khan`. */
export const isCitySlug = (text: string): boolean => slug.test(text);

const longestSlug = 60;

const cityOf = (text: string): string => {
  const name = text.trim().slice(0, longestSlug).toLowerCase();
  return isCitySlug(name) ? name : "";
};

/** The search as one text, the same for the same search: `from=karachi&to=lahore&date=2026-12-03`. */
export const encodeBusCriteria = ({ from, to, date }: BusCriteria): SearchText => `from=${from}&to=${to}&date=${date}`;

/** Any text as a search, as far as it goes; `checkBusCriteria` names what is missing. */
export const decodeBusCriteria = (text: SearchText): BusCriteria => {
  const pairs = readQuery(text);
  return {
    from: cityOf(pairs.get("from") ?? ""),
    to: cityOf(pairs.get("to") ?? ""),
    date: dayIn(pairs.get("date")),
  };
};

/** A search that can be made, or everything that keeps it from being made. */
export const checkBusCriteria = (
  criteria: BusCriteria,
  { today }: { readonly today: CalendarDate },
): Result<BusCriteria, readonly BusCriteriaProblem[]> => {
  const { from, to, date } = criteria;
  return checked<BusCriteria, BusCriteriaProblem>(criteria, [
    from === "" ? { code: "city_missing", end: "from" } : undefined,
    to === "" ? { code: "city_missing", end: "to" } : undefined,
    from !== "" && from === to ? { code: "same_city" } : undefined,
    dayProblem("date", date, { today, daysAhead: farthestBusDays }, {}),
  ]);
};

export const readBusSearch = (text: SearchText, limits: { readonly today: CalendarDate }) =>
  checkBusCriteria(decodeBusCriteria(text), limits);

/** Two cities as one part of an address: `rahim-yar-khan-to-lahore`. */
export const encodeBusRoute = ({ from, to }: Pick<BusCriteria, "from" | "to">): string => `${from}-to-${to}`;

const bridge = "-to-";

/** Every way to read a part of an address as two cities. */
export const splitsOf = (route: string): readonly Pick<BusCriteria, "from" | "to">[] => {
  const found: Pick<BusCriteria, "from" | "to">[] = [];
  for (let at = route.indexOf(bridge); at >= 0; at = route.indexOf(bridge, at + 1)) {
    const [from, to] = [route.slice(0, at), route.slice(at + bridge.length)];
    if (isCitySlug(from) && isCitySlug(to)) found.push({ from, to });
  }
  return found;
};

/** The only way to read a part of an address as two cities that there are, or undefined. Names may hold hyphens, and "to". */
export const decodeBusRoute = (
  route: string,
  isCity: (name: string) => boolean,
): Pick<BusCriteria, "from" | "to"> | undefined => {
  const fitting = splitsOf(route.toLowerCase()).filter(({ from, to }) => isCity(from) && isCity(to));
  return fitting.length === 1 ? fitting[0] : undefined;
};
