import { expect, test } from "vitest";
import type { PolicyRule } from "../../booking/quote/quote.types.ts";
import { cancellationFacts } from "./cancellation-facts.ts";

const ruleOf = (from: number | null, until: number | null, refund: number, penalty: number): PolicyRule => ({
  from,
  until,
  isAllowed: refund > 0,
  refund: { minor: refund, currency: "PKR" },
  penalty: { minor: penalty, currency: "PKR" },
});

const rules = [ruleOf(null, 100, 900, 0), ruleOf(100, 200, 600, 300), ruleOf(200, null, 0, 900)];

test("default: free until an instant, then at a price, then nothing comes back", () => {
  expect(cancellationFacts(rules, 50)).toEqual({ kind: "free", until: 100 });
  expect(cancellationFacts(rules, 100)).toEqual({ kind: "partly", until: 200, penalty: rules[1]?.penalty });
  expect(cancellationFacts(rules, 200)).toEqual({ kind: "none" });
  expect(cancellationFacts([], 0)).toEqual({ kind: "none" });
});
