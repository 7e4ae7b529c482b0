import { expect, test } from "vitest";
import { isSoon } from "./patience.ts";
import { sampleInput } from "./payment.fixtures.ts";
import { initialContext, learnInquiry } from "./payment.learn.ts";
import type { PaymentContext } from "./payment.types.ts";

const asked = (context: PaymentContext, now: number): PaymentContext => ({
  ...context,
  ...learnInquiry(context, { type: "NOT_FOUND", now }),
});

test("behavior: however often somebody asks early, an attempt that is on its way does not pass for one never begun", () => {
  let context = asked(initialContext(sampleInput), 1000);
  const { nextCheckAt } = context;
  for (let now = 1001; now < nextCheckAt; now += 10) context = asked(context, now);
  expect(context).toMatchObject({ checks: 1, nextCheckAt });
  expect(isSoon(context.checks, context.patience)).toBe(true);
});

test("behavior: each inquiry that was due counts, and the next is later", () => {
  let context = asked(initialContext(sampleInput), 1000);
  for (const checks of [2, 3, 4]) {
    const due = context.nextCheckAt;
    context = asked(context, due);
    expect(context.checks).toBe(checks);
    expect(context.nextCheckAt).toBeGreaterThan(due);
  }
});
