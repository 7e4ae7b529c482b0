import { toAsciiDigits } from "../../kernel/digits.ts";
import type { FieldResult } from "../../kernel/fields/field.ts";
import { checkOtp } from "../../kernel/fields/otp.ts";
import { ok } from "../../kernel/result.ts";

/** The code in what was typed or pasted; a whole pasted message counts when exactly one number in it has the code's length. */
export const readCode = (typed: string, length: number): FieldResult => {
  const checked = checkOtp(typed, length);
  if (checked.ok) return checked;
  const [code, ...others] =
    toAsciiDigits(typed)
      .match(/\d+/g)
      ?.filter((run) => run.length === length) ?? [];
  const isMessage = /\p{L}/u.test(typed);
  return isMessage && code !== undefined && others.length === 0 ? ok(code) : checked;
};
