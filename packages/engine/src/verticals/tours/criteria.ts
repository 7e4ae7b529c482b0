import { checked, type DayProblem, dayIn, dayProblem } from "../../booking/search/criteria.ts";
import { slugIn } from "../../booking/search/route-address.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { readQuery, writeQuery } from "../../kernel/query.ts";
import type { Result } from "../../kernel/result.ts";

/** A place, and the first and last day on which somebody could come. The place is as addresses name it. */
export type ToursCriteria = { readonly place: string; readonly from: CalendarDate; readonly to: CalendarDate };

export type ToursCriteriaProblem = { readonly code: "place_missing" } | DayProblem<"from"> | DayProblem<"to">;

/** How far ahead is sold. */
export const farthestToursDays = 60;

/** The search as one text, the same for the same search: `place=hunza&from=2026-12-03&to=2026-12-10`. */
export const encodeTours = ({ place, from, to }: ToursCriteria): SearchText =>
  writeQuery([
    ["place", place],
    ["from", from],
    ["to", to],
  ]);

/** Any text as a search, as far as it goes; `checkTours` names what is missing. A last day that is not said is the first. */
export const decodeTours = (text: SearchText): ToursCriteria => {
  const pairs = readQuery(text);
  const from = dayIn(pairs.get("from"));
  return { place: slugIn(pairs.get("place") ?? ""), from, to: dayIn(pairs.get("to")) || from };
};

/** A search that can be made, or everything that keeps it from being made. */
export const checkTours = (
  criteria: ToursCriteria,
  { today }: { readonly today: CalendarDate },
): Result<ToursCriteria, readonly ToursCriteriaProblem[]> => {
  const limits = { today, daysAhead: farthestToursDays };
  return checked<ToursCriteria, ToursCriteriaProblem>(criteria, [
    criteria.place === "" ? { code: "place_missing" } : undefined,
    dayProblem("from", criteria.from, limits, {}),
    dayProblem("to", criteria.to, { ...limits, today: criteria.from || today }, {}),
  ]);
};

export const readToursSearch = (text: SearchText, limits: { readonly today: CalendarDate }) =>
  checkTours(decodeTours(text), limits);
