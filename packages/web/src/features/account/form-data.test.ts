import { expect, test } from "vitest";
import { countryOf, dialledIn, phoneIn, splitPhone } from "./form-data.ts";

const countries = [
  { code: "PK", dialCode: "+92" },
  { code: "SA", dialCode: "+966" },
  { code: "GB", dialCode: "+44" },
  { code: "FR", dialCode: "+33" },
  { code: "KZ", dialCode: "+7" },
  { code: "RU", dialCode: "+7" },
];

const formWith = (country: string, phone: string) => {
  const data = new FormData();
  data.set("country", country);
  data.set("phone", phone);
  return data;
};

test("default: a national number gets the chosen country's dial code", () => {
  expect(phoneIn(formWith("SA", "0512345678"), countries).phone).toBe("+9660512345678");
});

test("behavior: Arabic digits are read, and a number with its own country keeps it", () => {
  expect(phoneIn(formWith("PK", "٠٣٠٠١٢٣٤٥٦٧"), countries).phone).toBe("+9203001234567");
  expect(phoneIn(formWith("PK", "+966 51 234 5678"), countries).phone).toBe("+966 51 234 5678");
  expect(phoneIn(formWith("PK", "00966512345678"), countries).phone).toBe("+966512345678");
});

test("behavior: the digits of its country before a whole number are not written twice, and a trunk zero is not sent abroad", () => {
  expect(phoneIn(formWith("PK", "923001234567"), countries).phone).toBe("+923001234567");
  expect(phoneIn(formWith("PK", "92 300 12"), countries).phone).toBe("+9292 300 12");
  expect(phoneIn(formWith("FR", "06 12 34 56 78"), countries).phone).toBe("+336 12 34 56 78");
});

test.each([
  ["0044 7911 123456", "PK", { country: "GB", number: "07911 123456" }],
  ["00966501234567", "PK", { country: "SA", number: "0501234567" }],
  ["966501234567", "PK", { country: "SA", number: "0501234567" }],
  ["+44 7911 123456", "PK", { country: "GB", number: "07911 123456" }],
  ["+92 300 1234567", "PK", { country: "PK", number: "0300 1234567" }],
  ["0300 1234567", "PK", null],
  ["0000", "PK", null],
  ["00000000000", "PK", null],
  ["+0", "PK", null],
  ["00999123", "PK", null],
  ["0501234567", "PK", null],
  ["", "PK", null],
] as const)("behavior: %s beside %s is of the country that it says itself", (typed, country, expected) => {
  expect(dialledIn(typed, country, countries)).toEqual(expected);
});

test.each(["0000", "00000000000", "00", "+", "+00", "00999123"])(
  "behavior: %s, of no country that we know, is there again as it was typed",
  (typed) => {
    const { phone, country } = phoneIn(formWith("PK", typed), countries);
    expect(splitPhone(phone, countries, country)).toEqual({ country: "PK", number: typed });
  },
);

test("behavior: nothing typed stays nothing, not a dial code", () => {
  expect(phoneIn(formWith("PK", "  "), countries).phone).toBe("");
});

test("behavior: of the countries that share a dial code the one that it is known by is shown", () => {
  const sharing = [{ code: "GG", dialCode: "+44" }, ...countries];
  expect(splitPhone("+447700900123", sharing, "PK").country).toBe("GB");
  expect(splitPhone("+447700900123", sharing, "GG").country).toBe("GG");
  expect(splitPhone("+79161234567", sharing, "PK").country).toBe("RU");
});

test("behavior: a number is read with the country that is chosen beside it, also where there is none", () => {
  expect(phoneIn(formWith("SA", ""), countries)).toEqual({ phone: "", country: "SA" });
});

test("behavior: a whole number is shown with the 0 that it is written with, and only where it is", () => {
  expect(splitPhone("+923001234567", countries, "PK").number).toBe("03001234567");
  expect(splitPhone("+92 300 1234567", countries, "PK").number).toBe("0300 1234567");
  expect(splitPhone("+92300", countries, "PK").number).toBe("300");
  expect(splitPhone("+33612345678", countries, "PK").number).toBe("612345678");
});

test("behavior: a number is shown again as it was entered", () => {
  expect(splitPhone("+966512345678", countries, "PK")).toEqual({ country: "SA", number: "0512345678" });
  expect(splitPhone("0512345678", countries, "SA")).toEqual({ country: "SA", number: "0512345678" });
  expect(splitPhone("", countries, "PK")).toEqual({ country: "PK", number: "" });
});

test.each([
  ["0512345678", "PK", "SA"],
  ["512345678", "PK", "SA"],
  ["٠٥١ ٢٣٤ ٥٦٧٨", "PK", "SA"],
  ["0300 1234567", "SA", "PK"],
  ["3001234567", "SA", "PK"],
  ["0512345678", "SA", undefined],
  ["0300 1234567", "PK", undefined],
  ["051234567", "PK", undefined],
  ["+966512345678", "PK", undefined],
  ["0612345678", "FR", undefined],
  ["", "PK", undefined],
  ["0512345678", "XX", undefined],
] as const)("behavior: %s beside %s is written as a number of %s is", (typed, country, expected) => {
  expect(countryOf(typed, country, countries)?.code).toBe(expected);
});
