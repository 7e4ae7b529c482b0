import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/airports.ts";
import { knownCurrency, toWire } from "../../world/currencies.ts";
import { attemptsOf } from "./attempt.ts";
import { instantOf } from "./money.ts";
import type { Order } from "./order.ts";

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

export const paymentsWire = (call: Pick<Call, "store">, order: Order): WireBooking["payments"] =>
  attemptsOf(call.store, order.id).map(({ id, method, state, externalMinor, balanceMinor, promoMinor, at }) => ({
    id,
    method,
    state,
    amount: toWire(externalMinor + balanceMinor + promoMinor, knownCurrency(order.amountDue.currency)),
    currency: order.amountDue.currency,
    at: instantOf(at),
  }));

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
