import { expect, test } from "vitest";
import { refundStateSchema } from "./booking.schemas.ts";
import { cancellationGolden } from "./cancellation.fixtures.ts";

test("invariant: what is kept and what comes back are what was paid", () => {
  const { amount, currency, kept, refund_id, timeline, to } = cancellationGolden.cancelled;
  const refund = { amount, currency, kept, refund_id, status: "in_progress", timeline, to };
  expect(refundStateSchema.safeParse(refund).success).toBe(true);
  expect(refundStateSchema.safeParse({ ...refund, kept: { ...kept, lines: [] } }).success).toBe(false);
  expect(refundStateSchema.safeParse({ ...refund, kept: undefined }).success).toBe(true);
});
