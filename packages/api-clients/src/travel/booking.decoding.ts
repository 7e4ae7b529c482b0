import {
  type Booking,
  type BookingPayment,
  bookingUuid,
  isBookingStatus,
  orderRefId,
  type Problem,
  type ReadOutcome,
  type ReadRequest,
  type Refund,
  type Reservation,
} from "@safar/engine";
import type { z } from "zod";
import { instantOf, type Times } from "../app/auth.outcomes.ts";
import { createMoneyReader, type MoneyReader } from "../app/wallet.decoding.ts";
import { cleanText } from "../client/content.text.ts";
import { isRefusedAs } from "../http/refusals.ts";
import type {
  bookingStatusSchema,
  moneySchema,
  paymentsSchema,
  refundStateSchema,
  reservationSchema,
} from "./booking.schemas.ts";
import { policyIn, quotedPriceIn } from "./price.decoding.ts";
import type { chargeSchema, policySchema, priceSchema } from "./price.schemas.ts";

/** What a booking's detail says alike in every line of business. */
type WireBase = {
  readonly uuid: string;
  readonly order_ref_id: string;
  readonly status: z.output<typeof bookingStatusSchema>;
  readonly payment_unknown: boolean;
  readonly created_at: string;
  readonly masked: boolean;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly price: z.output<typeof priceSchema>;
  readonly charge: z.output<typeof chargeSchema>;
  readonly payments: z.output<typeof paymentsSchema>;
  readonly pay_by: string | null;
  readonly amount_due: z.output<typeof moneySchema>;
  readonly policy: z.output<typeof policySchema>;
  readonly actions: readonly { readonly kind: Booking["actions"][number] | "unknown" }[];
  readonly documents: readonly { readonly kind: Booking["documents"][number] | "unknown" }[];
  readonly refund: z.output<typeof refundStateSchema> | null;
};

const refundIn = (wire: z.output<typeof refundStateSchema>, { money }: MoneyReader, times: Times): Refund => ({
  state: wire.status,
  amount: money(wire.amount, wire.currency),
  target: wire.to === "unknown" ? "original" : wire.to,
  steps: wire.timeline.map(({ step, at, expected_at: expectedAt }) => ({
    step: step === "sent_to_airline" ? ("sent" as const) : step,
    at: at === null ? null : instantOf(at, times),
    expectedAt: expectedAt === null ? null : instantOf(expectedAt, times),
  })),
});

const paymentStates: Readonly<Record<string, BookingPayment["state"]>> = {
  received: "received",
  refunded: "refunded",
  failed: "failed",
  cancelled: "failed",
  expired: "failed",
};

const paymentsIn = (payments: WireBase["payments"], reader: MoneyReader, times: Times): readonly BookingPayment[] =>
  payments.map(({ amount, at, currency, id, method, state }) => ({
    id,
    method,
    // Anything that is not over may still be paid.
    state: paymentStates[state] ?? "open",
    amount: reader.money(amount, currency),
    at: instantOf(at, times),
  }));

/** A booking but for what was booked; the supplier's reference and its changes are the vertical's own. */
export const bookingIn = (
  wire: WireBase,
  { pnr, changes }: Pick<Booking, "pnr" | "changes">,
  reader: MoneyReader,
  times: Times,
): Booking => ({
  uuid: bookingUuid(wire.uuid),
  order: orderRefId(wire.order_ref_id),
  status: isBookingStatus(wire.status) ? wire.status : "unknown",
  statusText: cleanText(wire.status),
  createdAt: instantOf(wire.created_at, times),
  isPaymentUnknown: wire.payment_unknown,
  pnr,
  payBy: wire.pay_by === null ? null : instantOf(wire.pay_by, times),
  due: reader.money(wire.amount_due.amount, wire.amount_due.currency),
  price: quotedPriceIn(wire, reader),
  policy: policyIn(wire.policy, reader, times),
  actions: wire.actions.map(({ kind }) => kind).filter((kind) => kind !== "unknown"),
  changes,
  refund: wire.refund === null ? null : refundIn(wire.refund, reader, times),
  contact: { email: cleanText(wire.contact.email), phone: cleanText(wire.contact.phone) },
  payments: paymentsIn(wire.payments, reader, times),
  documents: wire.documents.map(({ kind }) => kind).filter((kind) => kind !== "unknown"),
  isMasked: wire.masked,
});

type WireReservation = Pick<
  z.output<typeof reservationSchema>,
  "uuid" | "order_ref_id" | "pnr" | "pay_by" | "price_guarantee_until" | "amount_due" | "hash"
>;

/** A reservation, or what of it nobody can read. */
export const reservationIn = (wire: WireReservation, times: Times): Reservation | string => {
  const reader = createMoneyReader();
  const reservation = {
    booking: bookingUuid(wire.uuid),
    order: orderRefId(wire.order_ref_id),
    pnr: wire.pnr,
    payBy: instantOf(wire.pay_by, times),
    priceGuaranteedUntil: instantOf(wire.price_guarantee_until, times),
    due: reader.money(wire.amount_due.amount, wire.amount_due.currency),
    quoteHash: wire.hash,
  };
  return reader.fault() ?? reservation;
};

/** Why a booking could not be read. */
export const readRefusalOf = (problem: Problem, { proof }: ReadRequest): ReadOutcome => {
  if (isRefusedAs(problem, "forbidden") && proof !== null) return { type: "PROOF_REFUSED" };
  // A proof that cannot be one is refused like a wrong one.
  if (isRefusedAs(problem, "validation_failed") && problem.field === "confirm") return { type: "PROOF_REFUSED" };
  return isRefusedAs(problem, "not_found") ? { type: "NOT_FOUND" } : { type: "PROBLEM", problem };
};

/** Whose booking it is: the signed-in person's, or that of whoever knows what it was booked with. */
export const askedBy = ({ proof }: Pick<ReadRequest, "proof">, user: string | null) => ({
  ...(user === null ? {} : { user_uuid: user }),
  ...(proof === null ? {} : { confirm: proof }),
});
