import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardFactsOf, checkCard, readExpiry } from "./card.ts";

const now = Date.UTC(2026, 10, 21);
const card = { number: "4242 4242 4242 4242", expiry: "12/29", securityCode: "123", holder: " Ayesha  Siddiqui " };

describe("checkCard", () => {
  test("default: a good card comes out as a vault takes it", () => {
    expect(checkCard(card, now)).toEqual({
      ok: true,
      value: { number: "4242424242424242", expiry: "12/29", securityCode: "123", holder: "Ayesha Siddiqui" },
    });
  });

  test("default: digits of any script are digits", () => {
    const eastern = { ...card, number: "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", expiry: "١٢/٢٩", securityCode: "١٢٣" };
    expect(checkCard(eastern, now)).toMatchObject({ ok: true, value: { number: "4242424242424242" } });
  });

  test("behavior: everything that is wrong is named at once", () => {
    expect(checkCard({ number: "", expiry: "", securityCode: "", holder: " " }, now)).toEqual({
      ok: false,
      error: {
        number: { code: "required" },
        expiry: { code: "required" },
        securityCode: { code: "required" },
        holder: { code: "required" },
      },
    });
  });

  test.each([
    [{ number: "4242424242424241" }, { number: { code: "invalid_number" } }],
    [{ number: "4242" }, { number: { code: "invalid_number" } }],
    [{ expiry: "13/29" }, { expiry: { code: "invalid_expiry" } }],
    [{ expiry: "10/26" }, { expiry: { code: "expired" } }],
    [{ securityCode: "12" }, { securityCode: { code: "wrong_code_length", length: 3 } }],
    [{ number: "378282246310005", securityCode: "123" }, { securityCode: { code: "wrong_code_length", length: 4 } }],
  ])("behavior: %o is refused at its field", (change, error) => {
    expect(checkCard({ ...card, ...change }, now)).toEqual({ ok: false, error });
  });

  test("behavior: a card is good through its month", () => {
    expect(checkCard({ ...card, expiry: "11/26" }, Date.UTC(2026, 10, 30, 23)).ok).toBe(true);
    expect(checkCard({ ...card, expiry: "11/26" }, Date.UTC(2026, 11, 2)).ok).toBe(false);
  });

  test("behavior: one mistyped digit is always noticed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const digits = Array.from("4242424242424242");
        digits[place] = String((Number(digits[place]) + step) % 10);
        expect(checkCard({ ...card, number: digits.join("") }, now).ok).toBe(false);
      }),
    );
  });
});

const fours = "#### #### #### #### ###";

describe("what is typed", () => {
  test.each([
    ["4242424242424242", fours, "visa", 3],
    ["3782 822", "#### ###### #####", "amex", 4],
    ["440647", fours, "mada", 3],
    ["220555", fours, "paypak", 3],
    ["5555", fours, "mastercard", 3],
    ["6200", fours, "unionpay", 3],
    ["٤٢", fours, "visa", 3],
    ["9", fours, null, 3],
  ])("default: %s tells its mask, its brand and its code", (typed, mask, brand, codeLength) => {
    expect(cardFactsOf(typed)).toMatchObject({ mask, brand, codeLength });
  });

  test.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    ["378282246310005", "3782 822463 10005"],
    ["4242-4242 42", "4242 4242 42"],
    ["42424242424242424242", "4242 4242 4242 4242 424 2"],
    ["4242x", "4242x"],
    ["", ""],
  ])("default: %s is printed %s", (typed, printed) => {
    expect(cardFactsOf(typed).printed).toBe(printed);
    expect(cardFactsOf(printed).printed).toBe(printed);
  });

  test.each([
    ["1", "1"],
    ["8", "08"],
    ["12", "12"],
    ["12/", "12/"],
    ["123", "12/3"],
    ["1229", "12/29"],
    ["12 / 2029", "12/29"],
    ["8/31", "08/31"],
    ["٠٨٣١", "08/31"],
  ])("default: the expiry %s reads %s", (typed, shown) => {
    expect(readExpiry(typed)).toBe(shown);
  });

  test("behavior: reading an expiry twice changes nothing more", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789 /-٤x"), maxLength: 24 }), (typed) => {
        const once = readExpiry(typed);
        expect(readExpiry(once)).toBe(once);
      }),
    );
  });
});
