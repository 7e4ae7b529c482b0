import {
  type Booking,
  type BookingPayment,
  bookingUuid,
  type ChangeRequest,
  isBookingStatus,
  orderRefId,
  type Refund,
  type RefundStep,
  type TicketSending,
} from "@safar/engine";
import type { MoneyReader } from "../wire/money.ts";
import { lineIn, policyIn, quotedPriceIn } from "../wire/price.decoding.ts";
import { cleanText } from "../wire/text.ts";
import { instantOf, instantOrNull, type Times } from "../wire/times.ts";
import type { WireBooked, WireCalled } from "./booking.schemas.ts";

type WireRefund = NonNullable<WireBooked["refund"]>;

export const stepsIn = (timeline: WireRefund["timeline"], times: Times): readonly RefundStep[] =>
  timeline.map(({ step, at, expected_at: expectedAt }) => ({
    step: step === "sent_to_airline" || step === "sent_to_supplier" ? "sent" : step,
    at: instantOrNull(at, times),
    expectedAt: instantOrNull(expectedAt, times),
  }));

/** What was kept, where a service tells of it. */
export const keptIn = ({ currency, kept }: Pick<WireRefund, "currency" | "kept">, reader: MoneyReader) =>
  kept && {
    kept: {
      paid: reader.money(kept.paid, currency),
      lines: kept.lines.map((line) => lineIn(line, currency, reader)),
    },
  };

const refundIn = (wire: WireRefund, reader: MoneyReader, times: Times): Refund => ({
  state: wire.status,
  amount: reader.amount(wire),
  ...keptIn(wire, reader),
  target: wire.to === "unknown" ? "original" : wire.to,
  steps: stepsIn(wire.timeline, times),
});

const paymentStates: Readonly<Record<string, BookingPayment["state"]>> = {
  received: "received",
  refunded: "refunded",
  failed: "failed",
  cancelled: "failed",
  expired: "failed",
};

const paymentIn = (wire: WireBooked["payments"][number], { amount }: MoneyReader, times: Times): BookingPayment => ({
  id: wire.id,
  method: wire.method,
  // Anything that is not over may still be paid.
  state: paymentStates[wire.state] ?? "open",
  amount: amount(wire),
  at: instantOf(wire.at, times),
});

const changeRequestIn = (wire: NonNullable<WireBooked["change_request"]>, times: Times): ChangeRequest => ({
  reference: cleanText(wire.reference),
  at: instantOf(wire.at, times),
  answerBy: instantOf(wire.answer_by, times),
  wish: cleanText(wire.wish),
  day: wire.day,
});

const sendingIn = (wire: NonNullable<WireBooked["sending"]>, times: Times): TicketSending => ({
  until: instantOf(wire.until, times),
  isByItself: wire.by_itself,
  tickets: wire.tickets.map(({ email, left, outdated, sent_at: sentAt, ticket_id: ticket }) => ({
    ticket,
    email: email === null ? null : cleanText(email),
    sentAt: instantOrNull(sentAt, times),
    isOutdated: outdated,
    left,
  })),
});

/** How somebody is called. */
export const calledIn = ({ title, first_name, last_name }: WireCalled) => ({
  title: cleanText(title),
  firstName: cleanText(first_name),
  lastName: cleanText(last_name),
});

/** A booking but for what was booked; the supplier's reference and its changes are the vertical's own. */
export const bookingIn = (wire: WireBooked, reader: MoneyReader, times: Times): Omit<Booking, "pnr" | "changes"> => ({
  uuid: bookingUuid(wire.uuid),
  order: orderRefId(wire.order_ref_id),
  status: isBookingStatus(wire.status) ? wire.status : "unknown",
  statusText: cleanText(wire.status),
  createdAt: instantOf(wire.created_at, times),
  ...(wire.moved_from == null ? {} : { movedFrom: wire.moved_from }),
  ...(wire.cancelled_at == null ? {} : { cancelledAt: instantOf(wire.cancelled_at, times) }),
  isNeverPaid: wire.never_paid ?? false,
  isPaymentUnknown: wire.payment_unknown,
  payBy: instantOrNull(wire.pay_by, times),
  due: reader.amount(wire.amount_due),
  price: quotedPriceIn(wire, reader),
  policy: policyIn(wire.policy, reader, times),
  actions: wire.actions.map(({ kind }) => kind).filter((kind) => kind !== "unknown"),
  refund: wire.refund === null ? null : refundIn(wire.refund, reader, times),
  contact: { email: cleanText(wire.contact.email), phone: cleanText(wire.contact.phone) },
  payments: wire.payments.map((payment) => paymentIn(payment, reader, times)),
  documents: wire.documents.map(({ kind }) => kind).filter((kind) => kind !== "unknown"),
  ...(wire.divisible === undefined ? {} : { divisible: wire.divisible }),
  ...(wire.sending === undefined ? {} : { sending: sendingIn(wire.sending, times) }),
  ...(wire.change_request === undefined ? {} : { changeRequest: changeRequestIn(wire.change_request, times) }),
  isMasked: wire.masked,
});

/** Somebody whose document is looked at, and how its number ends. */
export const atDoorIn = (wire: Readonly<Record<"first_name" | "last_name" | "document", string>>) => ({
  name: cleanText(`${wire.first_name} ${wire.last_name}`),
  ending: cleanText(wire.document),
});
