import { type DayPart, dayPartNames } from "../../booking/results/times-of-day.ts";
import { checked, dayIn } from "../../booking/search/criteria.ts";
import { slugIn } from "../../booking/search/route-address.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import { addDays, type CalendarDate } from "../../kernel/calendar-date.ts";
import { readQuery, writeQuery } from "../../kernel/query.ts";
import type { Result } from "../../kernel/result.ts";
import { type EventCategory, eventCategories } from "./events.domain.ts";

/** What is looked for; each may be left out: an empty text, or null. Events of any day between two, both included. */
export type EventsCriteria = {
  readonly q: string;
  readonly city: string;
  readonly category: EventCategory | null;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The part of the day in which a show begins. */
  readonly part: DayPart | null;
  /** Only those that nobody can go to before `from`. */
  readonly isNew: boolean;
};

export type EventsCriteriaProblem =
  | { readonly code: "to_before_from" | "to_past" }
  | { readonly code: "from_too_far"; readonly days: number };

/** Events are announced half a year ahead. */
export const farthestEventsDays = 190;

/** The search as one text, the same for the same search: `city=lahore&category=music&from=2026-12-03`. */
export const encodeEvents = ({ category, city, from, isNew, part, q, to }: EventsCriteria): SearchText =>
  writeQuery(
    (
      [
        ["q", q.trim().replace(/\s+/g, " ").slice(0, 60)],
        ["city", city],
        ["category", category ?? ""],
        ["from", from],
        ["to", to],
        ["part", part ?? ""],
        ["new", isNew ? "1" : ""],
      ] as const
    ).filter(([, value]) => value !== ""),
  );

/** Any text as a search, as far as it goes. */
export const decodeEvents = (text: SearchText): EventsCriteria => {
  const pairs = readQuery(text);
  return {
    q: (pairs.get("q") ?? "").trim().slice(0, 60),
    city: slugIn(pairs.get("city") ?? ""),
    category: eventCategories.find((one) => one === pairs.get("category")) ?? null,
    from: dayIn(pairs.get("from")),
    to: dayIn(pairs.get("to")),
    part: dayPartNames.find((one) => one === pairs.get("part")) ?? null,
    isNew: pairs.get("new") === "1",
  };
};

/** A search that can be made, or everything that keeps it from being made. Nothing at all is a search for everything. */
export const checkEvents = (
  criteria: EventsCriteria,
  { today }: { readonly today: CalendarDate },
): Result<EventsCriteria, readonly EventsCriteriaProblem[]> => {
  const { from, to } = criteria;
  const isFar = from > addDays(today, farthestEventsDays);
  return checked<EventsCriteria, EventsCriteriaProblem>(criteria, [
    from !== "" && isFar ? { code: "from_too_far", days: farthestEventsDays } : undefined,
    to !== "" && to < today ? { code: "to_past" } : undefined,
    from !== "" && to !== "" && to < from ? { code: "to_before_from" } : undefined,
  ]);
};

export const readEventsSearch = (text: SearchText, limits: { readonly today: CalendarDate }) =>
  checkEvents(decodeEvents(text), limits);
