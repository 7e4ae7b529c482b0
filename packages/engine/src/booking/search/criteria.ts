import { addDays, type CalendarDate, parseCalendarDate } from "../../kernel/calendar-date.ts";
import { toAsciiDigits } from "../../kernel/digits.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";

/** A form's fields by name; `URLSearchParams` and `FormData` of texts are such. */
export type FormFields = { get(name: string): unknown };

/** What a form's field says; an empty text where it says none. */
export const fieldIn = (fields: FormFields, name: string): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** A day that a search names, or an empty text. */
export const dayIn = (text = ""): CalendarDate => parseCalendarDate(text) ?? "";

/** A number of people, up to two digits in any script. */
export const countIn = (text: string | undefined, otherwise: number): number => {
  const digits = toAsciiDigits(text ?? "");
  return /^\d{1,2}$/.test(digits) ? Number(digits) : otherwise;
};

/** What keeps a day from being searched for, by the day's name and with what else tells which one it is. */
export type DayProblem<Name extends string, Which extends object = object> = Which &
  ({ readonly code: `${Name}_missing` | `${Name}_past` } | { readonly code: `${Name}_too_far`; readonly days: number });

type DayLimits = {
  readonly today: CalendarDate;
  /** How far ahead is sold. */
  readonly daysAhead: number;
};

export const dayProblem = <const Name extends string, Which extends object>(
  name: Name,
  day: CalendarDate,
  { daysAhead, today }: DayLimits,
  which: Which,
): DayProblem<Name, Which> | undefined => {
  if (day === "") return { ...which, code: `${name}_missing` };
  if (day < today) return { ...which, code: `${name}_past` };
  return day > addDays(today, daysAhead) ? { ...which, code: `${name}_too_far`, days: daysAhead } : undefined;
};

/** A search that can be made, or everything that keeps it from being made. */
export const checked = <Criteria, Problem>(
  criteria: Criteria,
  found: readonly (Problem | undefined)[],
): Result<Criteria, readonly Problem[]> => {
  const problems = found.filter((problem) => problem !== undefined);
  return problems.length === 0 ? ok(criteria) : fail(problems);
};
