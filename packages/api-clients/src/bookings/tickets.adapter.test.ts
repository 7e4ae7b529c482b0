import { bookingUuid } from "@safar/engine";
import { expect, test } from "vitest";
import { answered, openWire, type Replies, refused, wireTime } from "../wire/wire.fixtures.ts";
import { bookedGolden, passBookingCall, passBookingPath } from "./booking.fixtures.ts";
import { createBookingService } from "./booking.service.ts";
import { createTicketAsks } from "./tickets.adapter.ts";
import { sendingGolden, sendTicketGolden } from "./tickets.fixtures.ts";

const path = "bookings/send-ticket";
const booking = bookingUuid(bookedGolden.uuid);

const begin = (replies: Replies) => {
  const { calls, options } = openWire(replies);
  const { send } = createTicketAsks(options);
  const wish = { attempt: "attempt-1", booking, email: " sara@example.com ", proof: "+923001234567", ticket: "day-1" };
  return { calls, send: () => send(wish) };
};

test("default: a ticket is sent for whoever has shown that the booking is theirs, by the name of the attempt", async () => {
  const { calls, send } = begin({ [path]: answered(sendTicketGolden) });
  expect(await send()).toEqual({ type: "DONE", already: false });
  expect(calls[0]?.body).toEqual({
    uuid: booking,
    contact: "+923001234567",
    ticket_id: "day-1",
    email: "sara@example.com",
    client_attempt_id: "attempt-1",
  });
});

test.each([
  [
    "an attempt that has sent it before",
    answered({ ...sendTicketGolden, already: true }),
    { type: "DONE", already: true },
  ],
  ["no address", refused(422, { code: "validation_failed", field: "email" }), { type: "INVALID" }],
  ["doors that are open", refused(409, { code: "refund_not_allowed" }), { type: "TOO_LATE" }],
  ["a ticket that was sent too often", refused(409, { code: "limit_exceeded" }), { type: "TOO_LATE" }],
  ["a service that says no", refused(503, { code: "maintenance" }), { type: "PROBLEM", problem: { kind: "refused" } }],
  ["an answer that nobody can read", answered({}), { type: "PROBLEM", problem: { kind: "malformed" } }],
] as const)("behavior: %s", async (_, reply, outcome) => {
  expect(await begin({ [path]: reply }).send()).toMatchObject(outcome);
});

test("behavior: without an answer nobody knows whether it was sent", async () => {
  expect(await begin({}).send()).toMatchObject({ type: "PROBLEM", problem: { kind: "offline" } });
});

test("default: a booking says where its tickets were sent, and whether what was sent still counts", async () => {
  const { options } = openWire({ [passBookingPath]: answered({ ...bookedGolden, sending: sendingGolden }) });
  const bookings = createBookingService({ ...passBookingCall(options.client), bookedIn: () => ({}) }, options);
  expect(await bookings.read({ booking, proof: null })).toMatchObject({
    booking: {
      sending: {
        until: wireTime + 3_600_000,
        isByItself: false,
        tickets: [
          { ticket: "standard-1", email: "sara@example.com", sentAt: wireTime, isOutdated: true, left: 4 },
          { ticket: "standard-2", email: null, sentAt: null, isOutdated: false, left: 5 },
        ],
      },
    },
  });
});
