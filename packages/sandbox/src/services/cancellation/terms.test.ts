import fc from "fast-check";
import { expect, test } from "vitest";
import { givenBack, keepingService, timelineOf } from "../orders/policy.ts";
import { keptAt, policyOfPaid, serviceAt } from "./terms.ts";

const begins = 1_000;
const whole = fc.integer({ min: 0, max: 5_000 });
const paid = fc
  .tuple(fc.integer({ min: 1, max: 5_000 }), whole)
  .map(([minor, fee]) => ({ minor, feeMinor: Math.min(minor, fee) }));
const sale = fc
  .record({ begins: fc.constant(begins), isWaived: fc.boolean(), penalty: whole, until: whole })
  .map(({ penalty, until, ...rest }) => ({
    ...rest,
    policy: {
      cancellation: timelineOf([givenBack(5_000, 5_000, until), givenBack(5_000, 5_000 - penalty, null, true)]),
      change: [],
    },
  }));

test("invariant: never more is kept than was paid, what paying cost aside", () => {
  fc.assert(
    fc.property(sale, paid, whole, (sold, money, at) => {
      const kept = keptAt(sold, at, money);
      expect(kept).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(money.minor - money.feeMinor);
    }),
  );
});

test("invariant: what is kept and what comes back are what was paid; of what is waived all of it comes back", () => {
  fc.assert(
    fc.property(sale, paid, (sold, money) => {
      for (const { penalty, refund } of policyOfPaid(sold, money).cancellation) {
        expect(penalty + refund).toBe(money.minor);
        expect(Math.min(penalty, refund)).toBeGreaterThanOrEqual(0);
        if (sold.isWaived) expect(refund).toBe(money.minor);
        else expect(penalty).toBeGreaterThanOrEqual(money.feeMinor);
      }
    }),
  );
});

test("invariant: the service fee is of what is kept, and part of every penalty", () => {
  fc.assert(
    fc.property(sale, paid, whole, fc.nat(100), (sold, money, at, service) => {
      const policy = { ...sold.policy, cancellation: keepingService(service, sold.policy.cancellation) };
      const kept = keptAt({ ...sold, policy }, at, money);
      expect(serviceAt({ policy }, at, kept)).toBeLessThanOrEqual(kept);
      for (const rule of policyOfPaid({ ...sold, policy }, money).cancellation)
        expect(rule.service).toBeLessThanOrEqual(rule.penalty);
    }),
  );
});
