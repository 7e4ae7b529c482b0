import { bookingUuid, orderRefId } from "../../kernel/ids.ts";
import { acknowledgementOf } from "../quote/acknowledgement.ts";
import { dearerQuote, reservedQuote, sampleQuote } from "../quote/quote.fixtures.ts";
import { sampleParty } from "../travellers/travellers.fixtures.ts";
import type { Found, Reservation, ReserveInput, ReserveOutcome, ReserveOutput } from "./reserve.types.ts";

export const sampleReservation: Reservation = {
  booking: bookingUuid("2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10"),
  order: orderRefId("ORD-7F3K2M"),
  pnr: "K7P2QX",
  payBy: 1_800_000,
  priceGuaranteedUntil: 1_800_000,
  due: { minor: 22_560_000, currency: "PKR" },
  quoteHash: sampleQuote.hash,
};

export const reserveInput: ReserveInput = {
  quote: sampleQuote,
  acknowledged: acknowledgementOf(sampleQuote),
  party: sampleParty,
  voucher: null,
};

export const staleInput: ReserveInput = { ...reserveInput, acknowledged: acknowledgementOf(dearerQuote) };

export const reserveOutcomes = {
  reserved: { type: "RESERVED", reservation: sampleReservation },
  priceChanged: { type: "PRICE_CHANGED" },
  soldOut: { type: "SOLD_OUT" },
  quoteExpired: { type: "QUOTE_EXPIRED" },
  seatTaken: { type: "SEAT_TAKEN", seats: [{ segmentId: "s1", seat: "12A" }] },
  invalid: {
    type: "VALIDATION_FAILED",
    problems: { contact: {}, travellers: { "adult-1": { lastName: { code: "refused" } } } },
    extrasMissing: false,
  },
  refused: {
    type: "REFUSED",
    problem: { kind: "refused", code: "duplicate_order", status: 409, message: "", retryable: false },
  },
  tryLater: { type: "TRY_LATER", at: 5000 },
  unknown: { type: "UNKNOWN" },
} as const satisfies Record<string, ReserveOutcome>;

export const findOutcomes = {
  found: { type: "FOUND", reservation: sampleReservation, quote: reservedQuote, now: 1000 },
  none: { type: "NONE", now: 1000 },
  noneLate: { type: "NONE", now: 900_000 },
  offline: { type: "PROBLEM", problem: { kind: "offline" }, now: 1000 },
} as const satisfies Record<string, Found>;

const { reserved, priceChanged, soldOut, quoteExpired, seatTaken, invalid, refused } = reserveOutcomes;

/** What a flow that asked to reserve may be told. */
export const reserveOutputs = {
  reserved,
  priceChanged,
  soldOut,
  quoteExpired,
  seatTaken,
  invalid,
  extrasMissing: {
    type: "VALIDATION_FAILED",
    problems: { contact: {}, travellers: {} },
    extrasMissing: true,
  },
  refused,
  left: { type: "LEFT" },
} as const satisfies Record<string, ReserveOutput>;
