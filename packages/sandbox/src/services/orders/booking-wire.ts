import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/airports.ts";
import { knownCurrency, toWire } from "../../world/currencies.ts";
import { type Attempt, attemptsOf } from "./attempt.ts";
import { instantOf, moneyOf } from "./money.ts";
import type { Order } from "./order.ts";
import type { PriceLine } from "./price-lines.ts";
import { chargeWire, type KeptPrice, pricedOf, priceWire } from "./price-wire.ts";

/** What a booking's detail says alike in every line of business. */
type WireBooking = AnswerOf<typeof hotelsEndpoints.hotelBooking>;

/** The first letter of a name, for somebody who may not read the rest. */
export const cut = (text: string): string => `${text.charAt(0)}•••`;

const maskEmail = (email: string): string => {
  const [name = "", host = ""] = email.split("@");
  return `${cut(name)}@${host}`;
};

export const contactWire = ({ contact: { email, phone } }: Pick<Order, "contact">, masked: boolean) =>
  masked ? { email: maskEmail(email), phone: `•••${phone.slice(-3)}` } : { email, phone };

/** The supplier has given it, and it still stands. */
export const isGiven = (status: Order["status"]): boolean =>
  status === "Confirmed" || status === "Partially Confirmed" || status === "Updated" || status === "Modified";

/** Nothing is left of the booking, though its money may still be on the way back; of which only a part has ended, the rest stands. */
export const hasEnded = ({ status, flags }: Pick<Order, "flags" | "status">): boolean =>
  status === "Cancelled" || status === "Refunded" || (status === "Refund In Progress" && !flags.refundIsPartial);

/** What an attempt pays with: the person's own money first where they wished so, and the rest by the method. */
const partsOf = ({ id, method, externalMinor, balanceMinor, promoMinor }: Attempt) => {
  const byMethod = { id, method, minor: externalMinor };
  const own = [
    { id: `${id}.balance`, method: "wallet_balance", minor: balanceMinor },
    { id: `${id}.promo`, method: "promo_credit", minor: promoMinor },
  ].filter(({ minor }) => minor > 0);
  return externalMinor > 0 || own.length === 0 ? [byMethod, ...own] : own;
};

export const paymentsWire = (call: Pick<Call, "store">, order: Order): WireBooking["payments"] =>
  attemptsOf(call.store, order.id).flatMap((attempt) =>
    partsOf(attempt).map(({ id, method, minor }) => ({
      id,
      method,
      state: attempt.state,
      amount: toWire(minor, knownCurrency(order.amountDue.currency)),
      currency: order.amountDue.currency,
      at: instantOf(attempt.at),
    })),
  );

const invoice: Names = { en: "Invoice", ar: "الفاتورة" };

/** What can be had on paper; the ticket under the name it has in its line of business. */
export const documentsWire = (
  { locale }: Pick<Call, "locale">,
  { status }: Order,
  ticket: Names,
): WireBooking["documents"] =>
  isGiven(status)
    ? [
        { kind: "eticket", title: ticket[locale] },
        { kind: "invoice", title: invoice[locale] },
      ]
    : [];

type Booked<Line extends PriceLine> = Omit<Order, "detail"> & { readonly detail: KeptPrice<Line> };

/**
 * What a booking says in every line of business; masked, it says where and when but not who. The ticket stands among its documents
 * under the name it has there.
 */
export const bookedWire = <Line extends PriceLine>(
  call: Call,
  order: Booked<Line>,
  { masked, ticket }: { readonly masked: boolean; readonly ticket: Names },
) => {
  const priced = pricedOf(order.detail);
  return {
    uuid: order.uuid,
    order_ref_id: order.id,
    status: order.status,
    payment_unknown: order.flags.paymentUnknown,
    created_at: instantOf(order.createdAt),
    masked,
    contact: contactWire(order, masked),
    price: priceWire(priced.displayLines, priced.display, call.locale),
    charge: chargeWire(call, priced),
    payments: masked ? [] : paymentsWire(call, order),
    pay_by: order.status === "Pending" ? instantOf(order.payBy) : null,
    price_guarantee_until: order.priceGuaranteeUntil === null ? null : instantOf(order.priceGuaranteeUntil),
    amount_due: moneyOf(order.amountDue),
    hash: order.quoteHash,
    documents: masked ? [] : documentsWire(call, order, ticket),
  };
};
