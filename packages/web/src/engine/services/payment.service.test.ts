import { attemptId, orderRefId } from "@safar/engine";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inTest } from "../../calls/in-test.ts";
import * as calls from "../../calls/payment.calls.ts";
import { createPaymentPorts } from "./payment.ports.ts";
import { paymentService } from "./payment.service.ts";

const processPayment = inTest(calls.processPayment);
const inquirePayment = inTest(calls.inquirePayment);
const answerPayment = inTest(calls.answerPayment);
beforeAll(() => {
  vi.stubGlobal("window", { location: { pathname: "/ar/flights/payments/1" } });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const order = orderRefId("K7QW3ZP9MA");
const request = {
  order,
  method: "card",
  flow: "card",
  attempt: attemptId("attempt-0001"),
  quoteHash: "hash-1",
  amount: { minor: 1000, currency: "PKR" },
  instrument: { kind: "none" },
  usePromoCredits: false,
  voucher: null,
  useBalance: false,
} as const;

test("default: an attempt names the page that a bank sends back to", async () => {
  processPayment.mockResolvedValue({ at: Date.now(), outcome: { type: "RECEIVED" } });
  expect(await paymentService.process(request)).toEqual({ type: "RECEIVED" });
  expect(processPayment.mock.lastCall?.[0]).toMatchObject({ data: { request, returnPath: "/ar/flights/payments/1" } });
});

test.each([new TypeError("Failed to fetch"), new Error("500")])(
  "behavior: whatever keeps the answer away (%s), the attempt may have been begun",
  async (error) => {
    processPayment.mockRejectedValue(error);
    answerPayment.mockRejectedValue(error);
    expect(await paymentService.process(request)).toEqual({ type: "UNKNOWN" });
    expect(await paymentService.answer({ kind: "cancel", attempt: request.attempt })).toEqual({ type: "UNKNOWN" });
  },
);

test("behavior: a device that is ten minutes ahead sees as much time left as the server has", async () => {
  const at = Date.now() - 600_000;
  const slip = { number: "9021", payBefore: at + 60_000, outlets: [] };
  const outcome = { type: "LIVE", need: { type: "VOUCHER", slip }, checkAfterMs: 5000, giveUpAt: at + 120_000 };
  inquirePayment.mockResolvedValue({ at, outcome });
  const answer = await paymentService.inquire(order);
  expect(answer).toBe(outcome);
  if (answer.type !== "LIVE" || answer.need?.type !== "VOUCHER") throw new Error("Not what was answered.");
  const { clock } = createPaymentPorts({ keepFlow: async () => true });
  for (const [instant, leftMs] of [
    [answer.need.slip.payBefore, 60_000],
    [answer.giveUpAt ?? 0, 120_000],
  ] as const) {
    expect(instant - clock.now()).toBeLessThanOrEqual(leftMs);
    expect(instant - clock.now()).toBeGreaterThan(leftMs - 1000);
  }
});
