import { bookingUuid } from "@safar/engine";
import { expect, test } from "vitest";
import { bookedGolden } from "../bookings/booking.fixtures.ts";
import { cancellationGolden } from "../bookings/cancellation.fixtures.ts";
import { answered, openWire, type Replies, refused } from "../wire/wire.fixtures.ts";
import { createFlightCancellation } from "./flight-cancellation.adapter.ts";

const booking = bookingUuid(bookedGolden.uuid);
const quotePath = `air/api/refund/${booking}/quote`;
const processPath = `air/api/refund/${booking}/process`;
const { cancelled, quoted } = cancellationGolden;
const yes = { booking, quoteId: quoted.refund_quote_id, target: "wallet" } as const;

const begin = (replies: Replies) => {
  const { calls, options } = openWire(replies);
  const bookings = { read: async () => ({ type: "NOT_FOUND" }) as const };
  const proof = "ayesha@example.com";
  return { calls, cancellations: createFlightCancellation({ ...options, bookings, proof, user: null }) };
};

test("default: the flight service says what comes back, and is told by whom it was booked", async () => {
  const { calls, cancellations } = begin({ [quotePath]: answered(quoted) });
  expect(await cancellations.quote(booking)).toMatchObject({
    type: "QUOTED",
    quote: { id: quoted.refund_quote_id, targets: ["original", "wallet"] },
  });
  expect(calls[0]?.body).toEqual({ confirm: "ayesha@example.com" });
});

test("default: a yes goes with the quote and where the money shall go", async () => {
  const wire = { ...cancelled, status: "in_progress", booking_status: "Refund In Progress" };
  const { calls, cancellations } = begin({ [processPath]: answered(wire) });
  expect(await cancellations.cancel(yes)).toMatchObject({ type: "CANCELLED", refund: { state: "in_progress" } });
  expect(calls[0]?.body).toEqual({
    confirm: "ayesha@example.com",
    refund_quote_id: quoted.refund_quote_id,
    to: "wallet",
  });
});

test("behavior: terms that lapsed are asked for again, and a yes that nobody answered is unknown", async () => {
  const lapsed = begin({ [processPath]: refused(410, { code: "refund_quote_expired" }) });
  expect(await lapsed.cancellations.cancel(yes)).toEqual({ type: "QUOTE_EXPIRED" });
  const lost = begin({ [processPath]: refused(502, { code: "supplier_error" }) });
  expect(await lost.cancellations.cancel(yes)).toEqual({ type: "UNKNOWN" });
});
