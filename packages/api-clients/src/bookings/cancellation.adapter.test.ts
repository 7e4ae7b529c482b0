import { type BookingService, bookingUuid, refusalCodes } from "@safar/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { answered, openWire, type Replies, type Reply, refused, wireTime } from "../wire/wire.fixtures.ts";
import { bookedGolden, passBookingCall, passBookingPath } from "./booking.fixtures.ts";
import { createBookingService } from "./booking.service.ts";
import { createCancellationService } from "./cancellation.adapter.ts";
import { cancellationGolden } from "./cancellation.fixtures.ts";

const path = "cancellation/request";
const booking = bookingUuid(bookedGolden.uuid);
const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;
const confirm = { booking, quoteId: "R7QW3ZP9MA22", target: "original" } as const;

const bookingsBy = (reply: Reply): BookingService => {
  const { options } = openWire({ [passBookingPath]: reply });
  return createBookingService({ ...passBookingCall(options.client), bookedIn: () => ({}) }, options);
};

const bookingsWith = (changes: Readonly<Record<string, unknown>>): BookingService =>
  bookingsBy(answered({ ...bookedGolden, status: "Confirmed", ...changes }));

const begin = (replies: Replies, bookings: BookingService = bookingsWith({})) => {
  const { calls, options } = openWire(replies);
  const proof = "ayesha@example.com";
  return { calls, cancellations: createCancellationService({ ...options, bookings, proof }) };
};

test("default: a quote says what is kept and what comes back", async () => {
  const { calls, cancellations } = begin({ [path]: answered(cancellationGolden.quoted) });
  expect(await cancellations.quote(booking)).toEqual({
    type: "QUOTED",
    quote: {
      id: "R7QW3ZP9MA22",
      paid: pkr(2_450_000),
      penalties: [{ kind: "discount", code: "penalty", label: "Cancellation fee", amount: pkr(-245_000) }],
      refund: pkr(2_205_000),
      targets: ["original", "wallet"],
      expiresAt: wireTime - 1000,
      days: { min: 0, max: 3 },
    },
  });
  expect(calls[0]?.body).toEqual({ action: "quote", uuid: booking, contact: "ayesha@example.com" });
});

test("default: a confirmed cancellation tells how far the refund is", async () => {
  const { calls, cancellations } = begin({ [path]: answered(cancellationGolden.cancelled) });
  expect(await cancellations.cancel(confirm)).toEqual({
    type: "CANCELLED",
    refund: {
      state: "in_progress",
      amount: pkr(2_205_000),
      kept: {
        paid: pkr(2_450_000),
        lines: [{ kind: "discount", code: "penalty", label: "Cancellation fee", amount: pkr(-245_000) }],
      },
      target: "original",
      steps: [
        { step: "requested", at: wireTime - 1000, expectedAt: null },
        { step: "paid_back", at: null, expectedAt: wireTime - 1000 },
      ],
    },
  });
  expect(calls[0]?.body).toMatchObject({ action: "confirm", refund_quote_id: "R7QW3ZP9MA22", to: "original" });
});

test("behavior: nothing is due when no refund was opened, and paid back once the last step is over", async () => {
  const { cancelled } = cancellationGolden;
  const none = begin({ [path]: answered({ ...cancelled, refund_id: null, amount: "0.00", timeline: [] }) });
  expect(await none.cancellations.cancel(confirm)).toMatchObject({ refund: { state: "nothing_due", amount: pkr(0) } });
  const timeline = [{ step: "paid_back", at: "2026-11-21T09:00:00Z", expected_at: null }];
  const back = begin({ [path]: answered({ ...cancelled, timeline }) });
  expect(await back.cancellations.cancel(confirm)).toMatchObject({ refund: { state: "paid_back" } });
});

test("behavior: what can no longer be cancelled is not allowed, or was cancelled already", async () => {
  const no = { [path]: refused(409, { code: "refund_not_allowed" }) };
  expect(await begin(no).cancellations.quote(booking)).toEqual({ type: "NOT_ALLOWED" });
  const cancelled = begin(no, bookingsWith({ status: "Cancelled" }));
  expect(await cancelled.cancellations.quote(booking)).toMatchObject({
    type: "ALREADY_CANCELLED",
    refund: { state: "nothing_due", amount: pkr(0) },
  });
  expect(await cancelled.cancellations.cancel(confirm)).toMatchObject({
    type: "CANCELLED",
    refund: { state: "nothing_due" },
  });
});

test("behavior: where nobody can say what became of a booking, it is not called one that cannot be cancelled", async () => {
  const unread = bookingsBy(refused(503, { code: "internal" }));
  const { cancellations } = begin({ [path]: refused(409, { code: "refund_not_allowed" }) }, unread);
  expect(await cancellations.quote(booking)).toMatchObject({ type: "PROBLEM" });
  expect(await cancellations.cancel(confirm)).toEqual({ type: "UNKNOWN" });
});

test("behavior: the booking itself says whether it still stands", async () => {
  expect(await begin({}).cancellations.track(booking)).toEqual({ type: "STANDING" });
  const refund = {
    refund_id: "F7QW3ZP9MA22",
    status: "paid_back",
    amount: "100.00",
    currency: "PKR",
    to: "original",
    timeline: [],
  };
  const partly = begin({}, bookingsWith({ status: "Partially Confirmed", refund }));
  expect(await partly.cancellations.track(booking)).toEqual({ type: "STANDING" });
  const wholly = begin({}, bookingsWith({ status: "Refunded", refund }));
  expect(await wholly.cancellations.track(booking)).toMatchObject({
    type: "CANCELLED",
    refund: { state: "paid_back", amount: pkr(10_000) },
  });
  const gone = bookingsBy(refused(404, { code: "not_found" }));
  expect(await begin({}, gone).cancellations.track(booking)).toMatchObject({
    type: "PROBLEM",
    problem: { code: "not_found" },
  });
});

test.each([
  [410, "refund_quote_expired", "QUOTE_EXPIRED"],
  [409, "refund_not_allowed", "NOT_ALLOWED"],
  [409, "payment_pending", "REFUSED"],
  [504, "supplier_timeout", "UNKNOWN"],
] as const)("behavior: confirming, %i %s", async (status, code, type) => {
  const { cancellations } = begin({ [path]: refused(status, { code }) });
  expect(await cancellations.cancel(confirm)).toMatchObject({ type });
});

test("behavior: whatever is lost, unreadable or a 5xx may have cancelled", async () => {
  expect(await begin({}).cancellations.cancel(confirm)).toEqual({ type: "UNKNOWN" });
  const replies = fc.oneof(
    fc.record({ status: fc.constantFrom(200, 500, 502, 503), body: fc.jsonValue() }),
    fc
      .tuple(fc.integer({ min: 500, max: 599 }), fc.constantFrom(...refusalCodes))
      .map(([status, code]) => refused(status, { code })),
    fc.constant(answered(cancellationGolden.quoted)),
  );
  await fc.assert(
    fc.asyncProperty(replies, async (reply) => {
      expect(await begin({ [path]: reply }).cancellations.cancel(confirm)).toEqual({ type: "UNKNOWN" });
    }),
  );
});
