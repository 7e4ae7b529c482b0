import { ageOn, type CalendarDate } from "../calendar-date.ts";
import { fail, ok } from "../result.ts";
import { checkDay } from "./day.ts";
import type { FieldResult } from "./field.ts";

/** The youngest that may have an account. */
export const accountMinAge = 13;

/** A birth date on or before `today`; `minAge` is in completed years and left out for travellers. */
export const checkBirthDate = (text: string, today: CalendarDate, minAge = 0): FieldResult => {
  const day = checkDay(text);
  if (!day.ok) return day;
  const date = day.value;
  if (date < "1900-01-01") return fail({ code: "too_long_ago" });
  if (date > today) return fail({ code: "future_date" });
  return ageOn(date, today) < minAge ? fail({ code: "under_age", min: minAge }) : ok(date);
};
