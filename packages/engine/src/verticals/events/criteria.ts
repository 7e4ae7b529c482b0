import { checked, type DayProblem, dayIn, dayProblem } from "../../booking/search/criteria.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { readQuery } from "../../kernel/query.ts";
import type { Result } from "../../kernel/result.ts";

/** What is searched for. Fill in what this vertical asks besides the day: a place, a road, a time. */
export type EventsCriteria = { readonly date: CalendarDate };

export type EventsCriteriaProblem = DayProblem<"date">;

/** How far ahead is sold. */
export const farthestEventsDays = 60;

/** The search as one text, the same for the same search. */
export const encodeEvents = ({ date }: EventsCriteria): SearchText => `date=${date}`;

/** Any text as a search, as far as it goes; `checkEvents` names what is missing. */
export const decodeEvents = (text: SearchText): EventsCriteria => ({ date: dayIn(readQuery(text).get("date")) });

/** A search that can be made, or everything that keeps it from being made. */
export const checkEvents = (
  criteria: EventsCriteria,
  { today }: { readonly today: CalendarDate },
): Result<EventsCriteria, readonly EventsCriteriaProblem[]> =>
  checked(criteria, [dayProblem("date", criteria.date, { today, daysAhead: farthestEventsDays }, {})]);

export const readEventsSearch = (text: SearchText, limits: { readonly today: CalendarDate }) =>
  checkEvents(decodeEvents(text), limits);
