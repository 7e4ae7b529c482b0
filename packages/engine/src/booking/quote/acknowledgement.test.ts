import { expect, test } from "vitest";
import { acknowledgementOf, isAcknowledged } from "./acknowledgement.ts";
import { sampleQuote } from "./quote.fixtures.ts";

const yes = acknowledgementOf(sampleQuote);

test("default: a yes to what is on the screen counts", () => {
  expect(isAcknowledged(sampleQuote, yes)).toBe(true);
});

test.each([
  ["quote of the same amount", { ...yes, quoteHash: `${yes.quoteHash}-other` }],
  ["amount", { ...yes, amountMinor: yes.amountMinor + 1 }],
  ["currency", { ...yes, currency: "USD" as const }],
])("behavior: a yes to another %s is none", (_, other) => {
  expect(isAcknowledged(sampleQuote, other)).toBe(false);
});
