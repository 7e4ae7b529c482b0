import { setupI18n } from "@lingui/core";
import type { FieldProblem } from "@safar/engine";
import { expect, test } from "vitest";
import { messages as arabic } from "./catalogue/ar.po";
import { messages as english } from "./catalogue/en.po";
import { phoneWords } from "./phone-words.ts";

const say = (locale: "en" | "ar", problem: FieldProblem, hasCountry = true) =>
  setupI18n({ locale, messages: { en: english, ar: arabic } })._(phoneWords(problem, hasCountry));

test("default: too short and too long are said with the digits that are written there", () => {
  expect(say("en", { code: "phone_too_short", min: 11 })).toBe("Phone number must be at least 11 digits");
  expect(say("en", { code: "phone_too_long", max: 11 })).toBe("Phone number must be at most 11 digits");
  expect(say("en", { code: "phone_too_long", max: 10, isWithoutZero: true })).toBe(
    "Phone number must be at most 10 digits without the 0",
  );
  expect(say("ar", { code: "phone_too_long", max: 11 })).toBe("يجب ألا يزيد رقم الجوال على 11 رقمًا");
});

test("behavior: another country is spoken of as it is chosen: from the list beside the number, or with the number", () => {
  const problem = { code: "not_mobile", example: "0300 1234567" } as const;
  expect(say("en", problem)).toContain("or choose another country");
  expect(say("en", problem, false)).toContain("or one with its country code");
});
