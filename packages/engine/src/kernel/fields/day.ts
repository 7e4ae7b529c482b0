import { isDateShaped, parseCalendarDate } from "../calendar-date.ts";
import { fail, ok } from "../result.ts";
import type { FieldResult } from "./field.ts";

/** A day that there is. */
export const checkDay = (text: string): FieldResult => {
  if (text.trim() === "") return fail({ code: "required" });
  const day = parseCalendarDate(text);
  if (day !== undefined) return ok(day);
  return fail({ code: isDateShaped(text) ? "no_such_day" : "invalid_date" });
};
