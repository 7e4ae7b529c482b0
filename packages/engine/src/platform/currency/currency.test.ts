import { expect, test } from "vitest";
import { chooseCurrency } from "./currency.ts";

const listed = ["PKR", "SAR", "USD"] as const;

test.each([
  ["the saved choice first", { listed, saved: "USD", reported: "SAR", editionDefault: "PKR" }, "USD"],
  ["then the reported currency", { listed, saved: null, reported: "SAR", editionDefault: "PKR" }, "SAR"],
  [
    "a saved choice that is no longer offered is passed over",
    { listed, saved: "XAU", reported: "SAR", editionDefault: "PKR" },
    "SAR",
  ],
  ["then the edition's", { listed, saved: null, reported: "INR", editionDefault: "SAR" }, "SAR"],
  ["PKR when none is listed", { listed: ["USD"], saved: null, reported: "INR", editionDefault: "SAR" }, "PKR"],
  ["the edition's when the list failed", { listed: [], saved: "USD", reported: "PKR", editionDefault: "SAR" }, "SAR"],
] as const)("behavior: %s", (_, signs, chosen) => {
  expect(chooseCurrency(signs)).toBe(chosen);
});
