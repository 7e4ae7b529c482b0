import { bookingUuid } from "@safar/engine";
import { expect, test } from "vitest";
import { answered, openWire, type Replies, refused } from "../wire/wire.fixtures.ts";
import { createFlightBookingService } from "./flight-bookings.adapter.ts";
import { booking } from "./flights.fixtures/booking.ts";

const detail = "air/api/bookings/get-detail";
const respond = "air/api/bookings/respond";
const uuid = bookingUuid(booking.uuid);

const begin = (replies: Replies, user: string | null = null) => {
  const { calls, options } = openWire(replies, "travel");
  return { calls, bookings: createFlightBookingService({ ...options, user }) };
};

test("default: what every booking has, its instants by the reader's clock", async () => {
  const { calls, bookings } = begin({ [detail]: answered(booking) }, "user-1");
  expect(await bookings.read({ booking: uuid, proof: null })).toMatchObject({
    type: "BOOKING",
    booking: {
      status: "Updated",
      pnr: "K7QM2X",
      due: { minor: 9_375_550, currency: "PKR" },
      actions: ["cancel", "respond", "download"],
      changes: [{ id: "chg1", respondBy: Date.parse("2026-11-25T09:05:06Z"), state: "open" }],
      refund: null,
      isMasked: false,
    },
  });
  expect(calls[0]?.body).toEqual({ uuid, user_uuid: "user-1" });
});

test("default: the flight itself, with each passenger's ticket and no more of a document than its ending", async () => {
  const { bookings } = begin({ [detail]: answered(booking) });
  const outcome = await bookings.read({ booking: uuid, proof: null });
  expect(outcome).toMatchObject({
    booking: {
      createdAt: Date.parse("2026-11-21T09:04:10Z"),
      contact: { email: "ayesha@example.com" },
      payments: [{ method: "card", state: "received", amount: { minor: 9_375_550, currency: "PKR" } }],
      documents: ["eticket"],
      flight: {
        passengers: [
          {
            firstName: "Ayesha",
            document: { kind: "passport", ending: "4567" },
            frequentFlyer: "SV4410022",
            ticket: { number: "9411234567890", state: "issued" },
          },
        ],
        extras: [{ kind: "seat", title: "Seat 12A", segmentId: null, amount: { minor: 145_000, currency: "PKR" } }],
        changes: [{ id: "chg1", leg: 0, removed: [{ departs: { local: "2026-12-10T21:05" } }] }],
        moved: [{ leg: 0, departed: "2026-12-10T21:05", arrived: "2026-12-11T00:10" }],
      },
    },
  });
  expect(JSON.stringify(outcome)).not.toContain("AB1234567");
  expect(JSON.stringify(outcome)).not.toContain("1990-05-04");
});

test("behavior: a status that is not known here is shown as the service writes it, and offers nothing of its own", async () => {
  const { bookings } = begin({ [detail]: answered({ ...booking, status: "On Hold <b>now</b>" }) });
  expect(await bookings.read({ booking: uuid, proof: null })).toMatchObject({
    booking: { status: "unknown", statusText: "On Hold <b>now</b>" },
  });
});

test("behavior: a way to pay, a document or an extra that a newer service knows is kept apart", async () => {
  const [payment] = booking.payments;
  const [extra] = booking.addons;
  const { bookings } = begin({
    [detail]: answered({
      ...booking,
      payments: [{ ...payment, state: "levitating" }],
      documents: [{ kind: "hologram", title: "?" }],
      addons: [{ ...extra, kind: "ssr", segment_id: "s1" }],
    }),
  });
  expect(await bookings.read({ booking: uuid, proof: null })).toMatchObject({
    booking: {
      payments: [{ state: "open" }],
      documents: [],
      flight: { extras: [{ kind: "service", segmentId: "s1" }] },
    },
  });
});

test("behavior: a booking being refunded tells where its money is", async () => {
  const refund = {
    refund_id: "F7QW3ZP9MA22",
    status: "in_progress",
    amount: "51771.50",
    currency: "PKR",
    kept: { paid: "60000.00", lines: [{ kind: "discount", code: "penalty", title: "Fee", amount: "-8228.50" }] },
    to: "wallet",
    timeline: [{ step: "sent_to_airline", at: "2026-11-21T09:00:00Z", expected_at: null }],
  };
  const { bookings } = begin({ [detail]: answered({ ...booking, status: "Refund In Progress", refund }) });
  expect(await bookings.read({ booking: uuid, proof: null })).toMatchObject({
    booking: {
      status: "Refund In Progress",
      refund: {
        state: "in_progress",
        amount: { minor: 5_177_150, currency: "PKR" },
        kept: { paid: { minor: 6_000_000 }, lines: [{ label: "Fee", amount: { minor: -822_850 } }] },
        target: "wallet",
        steps: [{ step: "sent", at: Date.parse("2026-11-21T08:59:59Z"), expectedAt: null }],
      },
    },
  });
});

test("behavior: a stranger sees a masked booking, and a wrong proof is refused", async () => {
  const { calls, bookings } = begin({ [detail]: answered({ ...booking, masked: true }) });
  expect(await bookings.read({ booking: uuid, proof: null })).toMatchObject({ booking: { isMasked: true } });
  expect(await bookings.read({ booking: uuid, proof: "other@example.com" })).toEqual({ type: "PROOF_REFUSED" });
  expect(calls[1]?.body).toEqual({ uuid, confirm: "other@example.com" });
});

test("behavior: a booking that nobody knows is not found; one that cannot be asked about is a problem", async () => {
  const none = begin({ [detail]: refused(404, { code: "not_found" }) });
  expect(await none.bookings.read({ booking: uuid, proof: null })).toEqual({ type: "NOT_FOUND" });
  expect(await begin({}).bookings.read({ booking: uuid, proof: null })).toMatchObject({ type: "PROBLEM" });
});

test("behavior: a change is answered once, and too late when the airline went on", async () => {
  const answer = { booking: uuid, proof: null, changeId: "chg1", decision: "accept" } as const;
  const { calls, bookings } = begin({ [respond]: answered(booking) });
  expect(await bookings.respond(answer)).toEqual({ type: "RESPONDED" });
  expect(calls[0]?.body).toEqual({ uuid, change_id: "chg1", decision: "accept" });
  const late = begin({ [respond]: refused(409, { code: "validation_failed" }) });
  expect(await late.bookings.respond(answer)).toEqual({ type: "TOO_LATE" });
  const lost = begin({});
  expect(await lost.bookings.respond(answer)).toEqual({ type: "PROBLEM", problem: { kind: "offline" } });
});
