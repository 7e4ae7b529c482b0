import { toAsciiDigits } from "../digits.ts";
import { fail, ok } from "../result.ts";
import type { FieldResult } from "./field.ts";

export const otpDefaultLength = 6;

/** A one-time code of exactly as many digits as the service announced. */
export const checkOtp = (text: string, length: number = otpDefaultLength): FieldResult => {
  const code = toAsciiDigits(text).replace(/[\s-]/g, "");
  if (code === "") return fail({ code: "required" });
  if (!/^\d+$/.test(code)) return fail({ code: "digits_only" });
  return code.length === length ? ok(code) : fail({ code: "wrong_length", length });
};
