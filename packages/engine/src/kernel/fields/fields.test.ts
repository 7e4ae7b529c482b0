import fc from "fast-check";
import { expect, test } from "vitest";
import { accountMinAge, checkBirthDate } from "./birth-date.ts";
import { checkEmail } from "./email.ts";
import { bankCodeIn, checkIban } from "./iban.ts";
import { likelyEmail } from "./likely-email.ts";
import { checkSpokenName, checkTravelName, checkTravelNames } from "./name.ts";
import { checkCnic, checkSaudiId, passesLuhn } from "./national-id.ts";
import { checkOtp } from "./otp.ts";
import { checkPassword, checkPasswordConfirmation, isOfFewCharacters, passwordStrength } from "./password.ts";
import { checkPhone, dialledPhone, mobileFormOf } from "./phone.ts";
import { checkAddress, checkText } from "./text.ts";

fc.configureGlobal({ seed: 20_261_121 });

const valid = (value: unknown) => ({ ok: true, value });
const problem = (code: string, facts: object = {}) => ({ ok: false, error: { code, ...facts } });

test.each([
  [" Ayesha.Khan@Example.PK ", valid("Ayesha.Khan@example.pk")],
  ["a+b@mail.example.sa", valid("a+b@mail.example.sa")],
  ["", problem("required")],
  ["ayesha@localhost", problem("invalid_email")],
  ["a..b@example.pk", problem("invalid_email")],
  ["a@b@example.pk", problem("invalid_email")],
  ["a b@example.pk", problem("invalid_email")],
  ["a@-example.pk", problem("invalid_email")],
  [`${"a".repeat(250)}@b.pk`, problem("too_long", { max: 254 })],
])("email: %j", (text, expected) => {
  expect(checkEmail(text)).toEqual(expected);
});

test.each([
  [" Ayesha@gmial.com ", "Ayesha@gmail.com"],
  ["ayesha@gmail.con", "ayesha@gmail.com"],
  ["ayesha@GMAIL", "ayesha@gmail.com"],
  ["ayesha@hotmial", "ayesha@hotmail.com"],
  ["ayesha@outlook.co", "ayesha@outlook.com"],
  ["ayesha@yaho.cmo", "ayesha@yahoo.com"],
  ["ayesha@safar.con", "ayesha@safar.com"],
  ...["ayesha@gmail.com", "Ayesha@Gmail.Com", "ayesha@mail.com", "ayesha@ymail.com", "ayesha@hotmail.co.uk"].map(
    (text) => [text, null] as const,
  ),
  ...["ayesha@yahoo.com.sa", "ayesha@safar.co", "ayesha@safar.om", "ayesha@safar", "ayesha@", "@gmial.com", ""].map(
    (text) => [text, null] as const,
  ),
] as const)("email: %j was likely meant as %j", (text, meant) => {
  expect(likelyEmail(text)).toBe(meant);
});

test.each([
  ["0300 1234567", "92", valid("+923001234567")],
  ["+92 (0)300-1234567", "92", valid("+923001234567")],
  ["00923001234567", "966", valid("+923001234567")],
  ["923001234567", "92", valid("+923001234567")],
  ["٠٣٠٠١٢٣٤٥٦٧", "92", valid("+923001234567")],
  ["05 1234 5678", "966", valid("+966512345678")],
  ["512345678", "966", valid("+966512345678")],
  ["۰۵۱۲۳۴۵۶۷۸", "966", valid("+966512345678")],
  ["+44 7911 123456", "92", valid("+447911123456")],
  ["042 35761999", "92", problem("not_mobile", { example: "0300 1234567" })],
  ["+966 11 234 5678", "92", problem("not_mobile", { example: "050 123 4567" })],
  ["", "92", problem("required")],
  ["0300 12345", "92", problem("phone_too_short", { min: 11 })],
  ["0300 123456", "92", problem("phone_too_short", { min: 11 })],
  ["300 123456", "92", problem("phone_too_short", { min: 11 })],
  ["+44 791", "92", problem("phone_too_short", { min: 11 })],
  ["+33 612", "92", problem("phone_too_short", { min: 11 })],
  ["+33 6 12 34 56 78", "92", valid("+33612345678")],
  ["+44 20 7946 0000", "92", problem("not_mobile", { example: "07400 123456" })],
  ["050 123 4567", "971", valid("+971501234567")],
  ["+971 4 321 1234", "92", problem("not_mobile", { example: "050 123 4567" })],
  ["0300 1234567", "971", problem("not_mobile", { example: "050 123 4567" })],
  ["050 123 456", "971", problem("phone_too_short", { min: 10 })],
  ["5001 2345", "965", valid("+96550012345")],
  ["0512345678", "965", problem("phone_too_long", { max: 8 })],
  ["2212 3456", "965", problem("not_mobile", { example: "500 12345" })],
  ["5001 234", "965", problem("phone_too_short", { min: 8 })],
  ["0512345678", "92", problem("not_mobile", { example: "0300 1234567" })],
  ["0300 1234567", "966", problem("not_mobile", { example: "050 123 4567" })],
  ["05 1234 567", "966", problem("phone_too_short", { min: 10 })],
  ["4123456", "966", problem("phone_too_short", { min: 10 })],
  ["+92300123456789", "92", problem("phone_too_long", { max: 10, isWithoutZero: true })],
  ["30012345678", "92", problem("phone_too_long", { max: 10, isWithoutZero: true })],
  ["+92 (0)300 12345678", "92", problem("phone_too_long", { max: 11 })],
  ["5012345678", "966", problem("phone_too_long", { max: 9, isWithoutZero: true })],
  ["+77011234567", "92", valid("+77011234567")],
  ["+7 701 123", "92", problem("phone_too_short", { min: 10 })],
  ["0300 12345678", "92", problem("phone_too_long", { max: 11 })],
  ["050 123 45678", "966", problem("phone_too_long", { max: 10 })],
  ["0300-CALLME", "92", problem("invalid_phone")],
  ["+3334567890123456", "92", problem("phone_too_long", { max: 15 })],
  ["(212) 555-1234", "1", valid("+12125551234")],
  ["1 212 555 1234", "1", valid("+12125551234")],
  ["00000000000", "92", problem("invalid_phone")],
  ["966501234567", "92", valid("+966501234567")],
  ["923001234567", "966", valid("+923001234567")],
  ["12125551234", "33", valid("+3312125551234")],
  ["966501234567", "91", problem("not_mobile", { example: "81234 56789" })],
  ["0421234567", "92", problem("not_mobile", { example: "0300 1234567" })],
  ["0112345678", "92", problem("not_mobile", { example: "0300 1234567" })],
  ["0112345678", "966", problem("not_mobile", { example: "050 123 4567" })],
  ["021234567", "92", problem("phone_too_short", { min: 11 })],
  ["+0123456789012", "92", problem("invalid_phone")],
])("phone: %j with +%s", (text, dialCode, expected) => {
  expect(checkPhone(text, dialCode)).toEqual(expected);
});

test.each(["0000", "00000000000", "+0"])("phone: %s names no country", (text) => {
  expect(dialledPhone(text, "92")).toBeNull();
});

test.each(["1", "7", "44", "91", "92", "965", "966", "968", "971", "973", "974"])(
  "phone: the example of +%s has the digits it promises and is taken; with one fewer it is too short, with one more too long",
  (dialCode) => {
    const { digits = 0, example = "", hasTrunkZero } = mobileFormOf(dialCode) ?? {};
    expect(example.replace(/\D/g, "")).toHaveLength(digits);
    expect(example.startsWith("0")).toBe(hasTrunkZero);
    expect(checkPhone(example, dialCode)).toMatchObject({ ok: true });
    expect(checkPhone(example.slice(0, -1), dialCode)).toEqual(problem("phone_too_short", { min: digits }));
    expect(checkPhone(`${example}0`, dialCode)).toEqual(problem("phone_too_long", { max: digits }));
  },
);

test("phone: of other countries nothing is promised", () => {
  expect([mobileFormOf("33"), mobileFormOf("toString")]).toEqual([null, null]);
});

test("phone: a stored number passes unchanged, whatever country the field is set to", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom("92", "966", "1"),
      fc.constantFrom("92", "966"),
      (text, typedIn, shownIn) => {
        const stored = checkPhone(text, typedIn);
        if (stored.ok) expect(checkPhone(stored.value, shownIn)).toEqual(stored);
      },
    ),
  );
  const mobile = fc.integer({ min: 300_000_000, max: 399_999_999 }).map((digits) => `03${digits}`);
  fc.assert(
    fc.property(mobile, (text) => {
      expect(checkPhone(text, "92")).toEqual(valid(`+92${text.slice(1)}`));
    }),
  );
});

test.each([
  ["  محمد   أحمد ", valid("محمد أحمد")],
  ["O’Brien", valid("O'Brien")],
  ["Zoë", valid("Zoë")],
  ["Al", problem("too_short", { min: 3 })],
  ["- ' -", problem("too_short", { min: 3 })],
  ["Ali3", problem("digits_refused")],
  ["علي٣", problem("digits_refused")],
  ["Ali<b>", problem("symbols_refused")],
  ["Ali\u202egnp", problem("symbols_refused")],
  ["", problem("required")],
])("spoken name: %j", (text, expected) => {
  expect(checkSpokenName(text)).toEqual(expected);
});

test.each([
  ["Abdul-Rahman", valid("Abdul-Rahman")],
  ["محمد", problem("latin_only")],
  ["Иван", problem("latin_only")],
])("travel name: %j", (text, expected) => {
  expect(checkTravelName(text)).toEqual(expected);
});

test("travel names: two letters are enough for each of two, three for a single name", () => {
  expect(checkTravelNames({ first: "Bo", last: "Li" })).toEqual(valid({ first: "Bo", last: "Li" }));
  expect(checkTravelNames({ first: "A", last: "" })).toEqual({
    ok: false,
    error: { first: { code: "too_short", min: 2 }, last: { code: "required" } },
  });
  expect(checkTravelNames({ first: "Faisal", last: "" }, { isSingleName: true })).toEqual(
    valid({ first: "Faisal", last: "" }),
  );
  expect(checkTravelNames({ first: "Bo", last: "" }, { isSingleName: true })).toEqual({
    ok: false,
    error: { first: { code: "too_short", min: 3 } },
  });
});

test("travel names: what somebody is called may be in any script, and has letters only all the same", () => {
  const names = { first: "نورة", last: "القحطاني" };
  expect(checkTravelNames(names, { isSpoken: true })).toEqual(valid(names));
  expect(checkTravelNames(names)).toMatchObject({ ok: false, error: { first: { code: "latin_only" } } });
  expect(checkTravelNames({ ...names, last: "القحطاني٣" }, { isSpoken: true })).toMatchObject({
    error: { last: { code: "digits_refused" } },
  });
});

test("password: six characters as typed, confirmed", () => {
  expect(checkPassword("  pass")).toEqual(valid("  pass"));
  expect(checkPassword("      ")).toEqual(problem("only_spaces"));
  expect(checkPassword("مرحبا")).toEqual(problem("too_short", { min: 6 }));
  expect(checkPassword("")).toEqual(problem("required"));
  expect(checkPasswordConfirmation("secret1", "secret1")).toEqual(valid("secret1"));
  expect(checkPasswordConfirmation("secret1", "Secret1")).toEqual(problem("password_mismatch"));
});

test("password: few characters are what is weak only where there are enough of them", () => {
  expect(["aaaaaaa", "aaaaaaaa", "abcabcabc", "karachi2026"].map(isOfFewCharacters)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("password: strength grows with length and variety", () => {
  expect(
    ["123456", "aaaaaaaaaaaaaaaa", "karachi2026", "Lahore!Fort9", "correct horse battery"].map(passwordStrength),
  ).toEqual(["weak", "weak", "fair", "strong", "strong"]);
});

test.each([
  ["٤٥٦ ١٢٣", 6, valid("456123")],
  ["12345", 6, problem("wrong_length", { length: 6 })],
  ["1234", 4, valid("1234")],
  ["12a456", 6, problem("digits_only")],
  ["", 6, problem("required")],
])("otp: %j of %i", (text, length, expected) => {
  expect(checkOtp(text, length)).toEqual(expected);
});

test.each([
  ["2013-11-21", valid("2013-11-21")],
  ["2013-11-22", problem("under_age", { min: 13 })],
  ["2026-11-22", problem("future_date")],
  ["1899-12-31", problem("too_long_ago")],
  ["2013-02-30", problem("no_such_day")],
  ["1990-25-12", problem("no_such_day")],
  ["01/02/90", problem("invalid_date")],
  ["", problem("required")],
])("birth date: %j for an account on 2026-11-21", (text, expected) => {
  expect(checkBirthDate(text, "2026-11-21", accountMinAge)).toEqual(expected);
});

test.each([
  ["35202-1234567-1", valid("3520212345671")],
  ["٣٥٢٠٢١٢٣٤٥٦٧١", valid("3520212345671")],
  ["35202123456711", problem("wrong_length", { length: 13 })],
  ["3520212345", problem("wrong_length", { length: 13 })],
  ["35202-12E4567-1", problem("digits_only")],
])("cnic: %j", (text, expected) => {
  expect(checkCnic(text)).toEqual(expected);
});

test.each([
  ["1000000008", valid("1000000008")],
  ["1000000000", problem("invalid_saudi_id")],
  ["3000000004", problem("invalid_saudi_id")],
  ["100000000", problem("wrong_length", { length: 10 })],
])("saudi id: %j", (text, expected) => {
  expect(checkSaudiId(text)).toEqual(expected);
});

test("saudi id: exactly one last digit passes the check", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000_000, max: 299_999_999 }), (head) => {
      const passing = Array.from({ length: 10 }, (_, last) => `${head}${last}`).filter(passesLuhn);
      expect(passing).toHaveLength(1);
    }),
  );
});

test.each([
  [
    "pk36 scbl 0000 0011 2345 6702",
    undefined,
    valid({ iban: "PK36SCBL0000001123456702", country: "PK", bankCode: "SCBL" }),
  ],
  ["SA0380000000608010167519", "80", valid({ iban: "SA0380000000608010167519", country: "SA", bankCode: "80" })],
  ["SA0380000000608010167519", "10", problem("bank_mismatch", { bankCode: "80" })],
  ["SA0380000000608010167518", undefined, problem("invalid_iban")],
  ["PK36SC8L0000001123456702", undefined, problem("invalid_iban")],
  ["PK36SCBL000000112345670", undefined, problem("wrong_length", { length: 24 })],
  ["RO49AAAA1B31007593840000", undefined, problem("unsupported_country", { allowed: ["PK", "SA"] })],
  ["", undefined, problem("required")],
])("iban: %j of bank %j", (text, bankCode, expected) => {
  expect(checkIban(text, bankCode)).toEqual(expected);
});

test.each([
  ["pk36 sc", undefined],
  ["pk36 scbl", "SCBL"],
  ["SA٠٣ ٨٠00", "80"],
  ["GB82WEST12", undefined],
])("iban: of %j the bank is %j", (typed, code) => {
  expect(bankCodeIn(typed)).toBe(code);
});

test("iban: a single wrong digit is always noticed", () => {
  const iban = "PK36SCBL0000001123456702";
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 23 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const digit = (Number(iban[place]) + shift) % 10;
      expect(checkIban(iban.slice(0, place) + digit + iban.slice(place + 1))).toEqual(problem("invalid_iban"));
    }),
  );
});

test("text: trimmed and counted in characters, not code units", () => {
  expect(checkAddress(" 12 Mall Road ")).toEqual(valid("12 Mall Road"));
  expect(checkAddress("Mall Road")).toEqual(problem("too_short", { min: 10 }));
  expect(checkText("🕌🕌", { min: 3 })).toEqual(problem("too_short", { min: 3 }));
  expect(checkText("   ")).toEqual(problem("required"));
});

test("every field: any text is a value or a problem, and a value checks to itself", () => {
  const checks = [
    checkEmail,
    checkSpokenName,
    checkTravelName,
    checkPassword,
    checkOtp,
    checkCnic,
    checkSaudiId,
    checkText,
  ];
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...checks), (text, check) => {
      const checked = check(text);
      if (checked.ok) expect(check(checked.value)).toEqual(checked);
    }),
    { numRuns: 2000 },
  );
});
