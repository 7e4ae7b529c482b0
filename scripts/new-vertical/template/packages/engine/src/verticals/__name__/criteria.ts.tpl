import { checked, type DayProblem, dayIn, dayProblem } from "../../booking/search/criteria.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { readQuery } from "../../kernel/query.ts";
import type { Result } from "../../kernel/result.ts";

/** What is searched for. Fill in what this vertical asks besides the day: a place, a road, a time. */
export type __Pascal__Criteria = { readonly date: CalendarDate };

export type __Pascal__CriteriaProblem = DayProblem<"date">;

/** How far ahead is sold. */
export const farthest__Pascal__Days = 60;

/** The search as one text, the same for the same search. */
export const encode__Pascal__ = ({ date }: __Pascal__Criteria): SearchText => `date=${date}`;

/** Any text as a search, as far as it goes; `check__Pascal__` names what is missing. */
export const decode__Pascal__ = (text: SearchText): __Pascal__Criteria => ({ date: dayIn(readQuery(text).get("date")) });

/** A search that can be made, or everything that keeps it from being made. */
export const check__Pascal__ = (
  criteria: __Pascal__Criteria,
  { today }: { readonly today: CalendarDate },
): Result<__Pascal__Criteria, readonly __Pascal__CriteriaProblem[]> =>
  checked(criteria, [dayProblem("date", criteria.date, { today, daysAhead: farthest__Pascal__Days }, {})]);

export const read__Pascal__Search = (text: SearchText, limits: { readonly today: CalendarDate }) =>
  check__Pascal__(decode__Pascal__(text), limits);
