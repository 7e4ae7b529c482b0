import { checked, type DayProblem, dayIn, dayProblem } from "../../booking/search/criteria.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { readQuery } from "../../kernel/query.ts";
import type { Result } from "../../kernel/result.ts";

/** What is searched for. Fill in what this vertical asks besides the day: a place, a road, a time. */
export type ToursCriteria = { readonly date: CalendarDate };

export type ToursCriteriaProblem = DayProblem<"date">;

/** How far ahead is sold. */
export const farthestToursDays = 60;

/** The search as one text, the same for the same search. */
export const encodeTours = ({ date }: ToursCriteria): SearchText => `date=${date}`;

/** Any text as a search, as far as it goes; `checkTours` names what is missing. */
export const decodeTours = (text: SearchText): ToursCriteria => ({ date: dayIn(readQuery(text).get("date")) });

/** A search that can be made, or everything that keeps it from being made. */
export const checkTours = (
  criteria: ToursCriteria,
  { today }: { readonly today: CalendarDate },
): Result<ToursCriteria, readonly ToursCriteriaProblem[]> =>
  checked(criteria, [dayProblem("date", criteria.date, { today, daysAhead: farthestToursDays }, {})]);

export const readToursSearch = (text: SearchText, limits: { readonly today: CalendarDate }) =>
  checkTours(decodeTours(text), limits);
