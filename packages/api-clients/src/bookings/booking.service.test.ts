import { bookingUuid } from "@safar/engine";
import { expect, test } from "vitest";
import { answered, openWire, type Replies, refused, wireTime } from "../wire/wire.fixtures.ts";
import { bookedGolden, passBookingCall, passBookingPath } from "./booking.fixtures.ts";
import { createBookingService } from "./booking.service.ts";

const booking = bookingUuid(bookedGolden.uuid);
const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

const begin = (replies: Replies, user: string | null = null) => {
  const { calls, options } = openWire(replies);
  const bookedIn = ({ passes }: { readonly passes: readonly string[] }) => ({ passes });
  return { calls, bookings: createBookingService({ ...passBookingCall(options.client, user), bookedIn }, options) };
};

test("default: what every booking has, its instants by the reader's clock, and what was booked", async () => {
  const { calls, bookings } = begin({ [passBookingPath]: answered(bookedGolden) }, "user-1");
  expect(await bookings.read({ booking, proof: null })).toEqual({
    type: "BOOKING",
    booking: {
      uuid: booking,
      order: "HX4T9KQWM2",
      status: "Pending",
      statusText: "Pending",
      createdAt: wireTime,
      isNeverPaid: false,
      isPaymentUnknown: false,
      pnr: "M-4711",
      payBy: wireTime + 30 * 60_000,
      due: pkr(250_000),
      price: {
        display: { lines: expect.any(Array), total: pkr(250_000) },
        charge: { lines: expect.any(Array), total: pkr(250_000) },
      },
      policy: { cancellation: [expect.objectContaining({ refund: pkr(250_000) })], change: [expect.any(Object)] },
      actions: ["pay"],
      changes: [],
      refund: null,
      contact: { email: "ayesha@example.com", phone: "+923001234567" },
      payments: [{ id: "attempt-1", method: "card", state: "failed", amount: pkr(250_000), at: wireTime + 30_000 }],
      documents: ["eticket"],
      isMasked: false,
      passes: ["A", "B"],
    },
  });
  expect(calls[0]?.body).toEqual({ uuid: booking, user_uuid: "user-1" });
});

test.each([
  ["a stranger's proof that is wrong", refused(403, { code: "forbidden" }), "x@example.com", "PROOF_REFUSED"],
  ["what cannot be a proof", refused(422, { code: "validation_failed", field: "confirm" }), "x", "PROOF_REFUSED"],
  ["what cannot be a contact", refused(422, { code: "validation_failed", field: "contact" }), "x", "PROOF_REFUSED"],
  ["one that hides from a proof", answered({ ...bookedGolden, masked: true }), "x@example.com", "PROOF_REFUSED"],
  ["one that hides from nobody in particular", answered({ ...bookedGolden, masked: true }), null, "BOOKING"],
  ["one that nobody may see", refused(403, { code: "forbidden" }), null, "PROBLEM"],
  ["one that is not there", refused(404, { code: "not_found" }), null, "NOT_FOUND"],
  [
    "an amount that nobody can read",
    answered({ ...bookedGolden, amount_due: { amount: "1", currency: "XXX" } }),
    null,
    "PROBLEM",
  ],
])("behavior: %s", async (_, reply, proof, type) => {
  expect(await begin({ [passBookingPath]: reply }).bookings.read({ booking, proof })).toMatchObject({ type });
});

test("default: where a supplier changes nothing, there is nothing to answer", async () => {
  const answer = { booking, proof: null, changeId: "chg1", decision: "accept" } as const;
  expect(await begin({}).bookings.respond(answer)).toEqual({ type: "TOO_LATE" });
});
