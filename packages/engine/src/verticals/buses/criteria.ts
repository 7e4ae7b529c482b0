import { checked, type DayProblem, dayIn, dayProblem } from "../../booking/search/criteria.ts";
import { slugIn } from "../../booking/search/route-address.ts";
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

/** The search as one text, the same for the same search: `from=karachi&to=lahore&date=2026-12-03`. */
export const encodeBusCriteria = ({ from, to, date }: BusCriteria): SearchText => `from=${from}&to=${to}&date=${date}`;

/** Any text as a search, as far as it goes; `checkBusCriteria` names what is missing. */
export const decodeBusCriteria = (text: SearchText): BusCriteria => {
  const pairs = readQuery(text);
  return {
    from: slugIn(pairs.get("from") ?? ""),
    to: slugIn(pairs.get("to") ?? ""),
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

export {
  decodeRoute as decodeBusRoute,
  encodeRoute as encodeBusRoute,
  splitsOf,
} from "../../booking/search/route-address.ts";
