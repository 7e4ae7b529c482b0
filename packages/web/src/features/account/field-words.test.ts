import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as arabic } from "./catalogue/ar.po";
import { messages as english } from "./catalogue/en.po";
import { type AccountField, type AccountFieldProblem, fieldWords } from "./field-words.ts";

const say = (locale: "en" | "ar", field: AccountField, problem: AccountFieldProblem) =>
  setupI18n({ locale, messages: { en: english, ar: arabic } })._(fieldWords(field, problem));

test.each([
  ["email", { code: "invalid_email" }, "Please enter a valid email address"],
  ["identifier", { code: "invalid_email" }, "Please enter a valid email address or mobile number"],
  ["phone", { code: "phone_too_short", min: 11 }, "Phone number must be at least 11 digits"],
  ["confirmation", { code: "password_mismatch" }, "Password does not match"],
  ["password", { code: "only_spaces" }, "A password cannot be only spaces: use letters, digits or symbols"],
  ["birthDate", { code: "under_age", min: 13 }, "Age should be 13 or above"],
  ["name", { code: "too_short", min: 3 }, "A name has at least 3 letters"],
  ["code", { code: "required" }, "Please enter OTP"],
  ["code", { code: "wrong_code", triesLeft: null }, "This code is not right"],
  ["identifier", { code: "required" }, "Please enter your email address or mobile number"],
] as const)("default: %s says what the specification says", (field, problem, sentence) => {
  expect(say("en", field, problem)).toBe(sentence);
});

test.each([
  [1, "This code is not right. One try is left.", "هذا الرمز غير صحيح. بقيت محاولة واحدة."],
  [2, "This code is not right. 2 tries are left.", "هذا الرمز غير صحيح. بقيت محاولتان."],
  [4, "This code is not right. 4 tries are left.", "هذا الرمز غير صحيح. بقيت 4 محاولات."],
])("behavior: a code that is wrong says how many tries are left, of %i too", (triesLeft, english, arabic) => {
  expect(say("en", "code", { code: "wrong_code", triesLeft })).toBe(english);
  expect(say("ar", "code", { code: "wrong_code", triesLeft })).toBe(arabic);
});

test("behavior: Arabic counts as Arabic does", () => {
  expect(say("ar", "password", { code: "too_short", min: 6 })).toBe("يجب ألا تقل كلمة المرور عن 6 أحرف");
  expect(say("ar", "name", { code: "too_long", max: 46 })).toBe("يرجى ألا يزيد ما تدخله على 46 حرفًا");
});
