import { type AgeBand, ageBandOf, ageOn, type CalendarDate } from "../../kernel/calendar-date.ts";
import { toAsciiDigits } from "../../kernel/digits.ts";
import { checkBirthDate } from "../../kernel/fields/birth-date.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";
import type { AskedDetails, QuotedTraveller } from "../quote/quoted-traveller.types.ts";
import type { TravellerProblem } from "./travellers.types.ts";

type Days = { readonly lastDay: CalendarDate; readonly today: CalendarDate };
type Asked = Days & { readonly type: QuotedTraveller["type"]; readonly ages: AskedDetails["ages"] };

const bands: readonly QuotedTraveller["type"][] = ["adult", "child", "infant"] satisfies readonly AgeBand[];
const isBand = (type: QuotedTraveller["type"]): type is AgeBand => bands.includes(type);

/** Ages count on the day of the last departure. */
const ageProblem = (age: number, { type, ages, lastDay }: Asked): TravellerProblem | null => {
  const is = ageBandOf(age);
  if (isBand(type) && is !== type) return { code: "wrong_age", expected: type, is, on: lastDay };
  const isTaken = ages === undefined || (age >= ages.min && (ages.max === null || age <= ages.max));
  return isTaken ? null : { code: "age_refused", ...ages };
};

export const checkBirth = (text: string, asked: Asked): Result<CalendarDate, TravellerProblem> => {
  const born = checkBirthDate(text, asked.today);
  if (!born.ok) return born;
  const problem = ageProblem(ageOn(born.value, asked.lastDay), asked);
  return problem === null ? born : fail(problem);
};

/** An age in completed years, in digits of any script. */
export const checkAge = (text: string, asked: Asked): Result<number, TravellerProblem> => {
  const digits = toAsciiDigits(text.trim());
  if (digits === "") return fail({ code: "required" });
  if (!/^(?:\d{1,2}|1[01]\d|120)$/.test(digits)) return fail({ code: "invalid_age" });
  const problem = ageProblem(Number(digits), asked);
  return problem === null ? ok(Number(digits)) : fail(problem);
};
