import { ageOn, type CalendarDate, parseCalendarDate } from "../calendar-date.ts";
import { fail, ok } from "../result.ts";
import type { FieldResult } from "./field.ts";

/** The youngest that may have an account. */
export const accountMinAge = 13;

/** A birth date on or before `today`; `minAge` is in completed years and left out for travellers. */
export const checkBirthDate = (text: string, today: CalendarDate, minAge = 0): FieldResult => {
  if (text.trim() === "") return fail({ code: "required" });
  const date = parseCalendarDate(text);
  if (date === undefined || date < "1900-01-01") return fail({ code: "invalid_date" });
  if (date > today) return fail({ code: "future_date" });
  return ageOn(date, today) < minAge ? fail({ code: "under_age", min: minAge }) : ok(date);
};
