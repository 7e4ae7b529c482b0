import { expect, test } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { methodWords } from "./method-words.ts";

/** Every method that orders can be paid by, and promo credits, which go before them. */
const codes =
  "card saved_card mada jazzcash easypaisa stc_pay apple_pay wallet_balance promo_credit bank_transfer otc_voucher sadad instalment".split(
    " ",
  );

test.each(["en", "ar"] as const)("default: in %s every payment method has words of its own", async (locale) => {
  await loadWords(locale);
  const i18n = i18nOf(locale);
  i18n.activate(locale);
  const words = codes.map((code) => i18n._(methodWords(code)));
  expect(new Set(words).size).toBe(codes.length);
  expect(words).not.toContain(i18n._(methodWords("carrier_pigeon")));
  for (const word of words) {
    expect(word).not.toContain("_");
    expect(/[\u0600-\u06ff]/u.test(word)).toBe(locale === "ar");
  }
});

test("behavior: a method that nobody knew of is not shown as a code", () => {
  expect(methodWords("constructor")).toEqual(methodWords("carrier_pigeon"));
});
