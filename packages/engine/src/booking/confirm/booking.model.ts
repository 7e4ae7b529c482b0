import { cancellationOutputs } from "../cancellation/cancellation.model.ts";
import { sampleBooking, sampleOrder } from "../payment/payment.fixtures.ts";
import { sampleQuote } from "../quote/quote.fixtures.ts";
import { bookingMachine } from "./booking.machine.ts";
import type { Booking, BookingEvent, ReadOutcome, RespondOutcome } from "./booking.types.ts";

const booking: Booking = {
  uuid: sampleBooking,
  order: sampleOrder,
  status: "Pending",
  statusText: "Pending",
  createdAt: 0,
  isNeverPaid: false,
  isPaymentUnknown: false,
  pnr: "K7P2QX",
  payBy: 1_800_000,
  due: sampleQuote.price.charge.total,
  price: sampleQuote.price,
  policy: sampleQuote.policy,
  actions: ["pay", "cancel", "change", "respond", "download"],
  changes: [],
  refund: null,
  contact: { email: "a•••@safar.example", phone: "•••567" },
  payments: [],
  documents: [],
  isMasked: true,
};

const confirmed: Booking = { ...booking, status: "Confirmed", statusText: "Confirmed", payBy: null };

const events = {
  "booking.reload": [{ type: "booking.reload" }],
  "proof.submit": [{ type: "proof.submit", proof: "ayesha@safar.example" }],
  "change.respond": [
    { type: "change.respond", changeId: "change-1", decision: "accept" },
    { type: "change.respond", changeId: "change-0", decision: "decline" },
  ],
  "cancellation.start": [{ type: "cancellation.start" }],
  "payment.resume": [{ type: "payment.resume" }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [{ type: "RESUME", now: 1000 }],
} satisfies { readonly [Type in BookingEvent["type"]]: readonly Extract<BookingEvent, { type: Type }>[] };

const outcomes = {
  read: {
    pending: { type: "BOOKING", booking },
    confirmed: { type: "BOOKING", booking: confirmed },
    updated: {
      type: "BOOKING",
      booking: {
        ...confirmed,
        status: "Updated",
        statusText: "Updated",
        changes: [{ id: "change-1", respondBy: 900_000, state: "open" }],
      },
    },
    unknown: { type: "BOOKING", booking: { ...booking, status: "unknown", statusText: "On hold" } },
    missing: { type: "NOT_FOUND" },
    refused: { type: "PROOF_REFUSED" },
    limited: { type: "RATE_LIMITED", retryAt: 900_000 },
    offline: { type: "PROBLEM", problem: { kind: "offline" } },
  },
  respond: {
    responded: { type: "RESPONDED" },
    tooLate: { type: "TOO_LATE" },
    offline: { type: "PROBLEM", problem: { kind: "offline" } },
  },
  cancellation: cancellationOutputs,
  waitUntil: { reached: undefined },
} as const satisfies {
  readonly read: Readonly<Record<string, ReadOutcome>>;
  readonly respond: Readonly<Record<string, RespondOutcome>>;
  readonly cancellation: unknown;
  readonly waitUntil: unknown;
};

/** A booking's page, for path generation: every event and every outcome as data. */
export const bookingModel = {
  id: "booking",
  machine: bookingMachine,
  input: { booking: sampleBooking },
  events,
  outcomes,
} as const;
