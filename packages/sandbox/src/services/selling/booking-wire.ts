import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call, EpochMs } from "../../core/service.ts";
import { knownCurrency, toWire } from "../../world/currencies.ts";
import type { Names } from "../../world/names.ts";
import { paidFor, policyOfPaid } from "../cancellation/terms.ts";
import { refundWire } from "../fulfilment/refund-wire.ts";
import { refundsOf } from "../fulfilment/refunds.ts";
import { type Attempt, attemptsOf, isPaymentMoving, receivedAttemptOf } from "../orders/attempt.ts";
import { changeRequestWire } from "../orders/change-requests.ts";
import { instantOf, moneyOf } from "../orders/money.ts";
import type { Order } from "../orders/order.ts";
import { hasEnded, isGiven, type OrderEvent } from "../orders/order-status.ts";
import { paidLinesOf } from "../orders/paid-lines.ts";
import { policyWire } from "../orders/policy.ts";
import { sendingWire } from "../orders/sent-tickets.ts";
import type { Booked } from "./bookings.ts";
import { chargeWire, pricedOf, priceWire } from "./price-wire.ts";
import { type Priced, shownIn } from "./prices.ts";

/** What a booking's detail says alike in every line of business. */
type WireBooking = AnswerOf<typeof hotelsEndpoints.hotelBooking>;

/** The first letter of a name, for somebody who may not read the rest. */
const cut = (text: string): string => `${text.charAt(0)}•••`;

/** Somebody's name, as it may be shown. */
export const shownName = (
  { first_name, last_name }: { readonly first_name: string; readonly last_name: string },
  masked: boolean,
) => (masked ? { first_name: cut(first_name), last_name: cut(last_name) } : { first_name, last_name });

const maskEmail = (email: string): string => {
  const [name = "", host = ""] = email.split("@");
  return `${cut(name)}@${host}`;
};

const contactWire = ({ contact: { email, phone } }: Pick<Order, "contact">, masked: boolean) =>
  masked ? { email: maskEmail(email), phone: `•••${phone.slice(-3)}` } : { email, phone };

/** What an attempt pays with: the person's own money first where they wished so, and the rest by the method. */
const partsOf = ({ id, method, externalMinor, balanceMinor, promoMinor }: Attempt) => {
  const byMethod = { id, method, minor: externalMinor };
  const own = [
    { id: `${id}.balance`, method: "wallet_balance", minor: balanceMinor },
    { id: `${id}.promo`, method: "promo_credit", minor: promoMinor },
  ].filter(({ minor }) => minor > 0);
  return externalMinor > 0 || own.length === 0 ? [byMethod, ...own] : own;
};

/** Every try at paying an order, the oldest first, each with what it pays by. */
export const paymentsOf = (call: Pick<Call, "store">, { id: order }: Pick<Order, "id">) =>
  attemptsOf(call.store, order).flatMap((attempt) =>
    partsOf(attempt).map((part) => ({ ...part, state: attempt.state, at: attempt.at })),
  );

export const paymentsWire = (call: Pick<Call, "store">, order: Order): WireBooking["payments"] =>
  paymentsOf(call, order).map(({ at, minor, ...payment }) => ({
    ...payment,
    amount: toWire(minor, knownCurrency(order.amountDue.currency)),
    currency: order.amountDue.currency,
    at: instantOf(at),
  }));

const invoice: Names = { en: "Invoice", ar: "الفاتورة" };

/** What can be had on paper: the ticket, under the name it has in its line of business, while it stands, and the invoice of what was paid. */
const documentsWire = (
  { locale, store }: Pick<Call, "locale" | "store">,
  order: Order,
  ticket: Names,
): WireBooking["documents"] => {
  const hasTicket = isGiven(order.status);
  const hasInvoice = hasTicket || (order.status !== "Processing" && receivedAttemptOf(store, order.id) !== undefined);
  return [
    ...(hasTicket ? [{ kind: "eticket" as const, title: ticket[locale] }] : []),
    ...(hasInvoice ? [{ kind: "invoice" as const, title: invoice[locale] }] : []),
  ];
};

const cancelling: ReadonlySet<string> = new Set<OrderEvent>([
  "cancellation.refunding",
  "cancellation.forfeited",
  "order.withdrawn",
  "supplier.calledOff",
]);

/** When all of it was cancelled; null while anything of it stands, and where it came to nothing in another way. */
export const cancelledAtOf = (order: Order): EpochMs | null =>
  hasEnded(order) ? (order.history.findLast(({ event }) => cancelling.has(event))?.at ?? null) : null;

/** Whether it has ended without anything having been paid, also not too late. */
export const isNeverPaid = ({ store }: Pick<Call, "store">, order: Order): boolean =>
  (hasEnded(order) || order.status === "Expired") &&
  order.history.every(({ event }) => event !== "payment.captured") &&
  refundsOf(store, order.id).length === 0;

/** What of a booking's tickets there is to show; of a booking that has ended they are worth nothing. */
export const ticketsOf = (order: Order, masked: boolean) => {
  const cancelled = new Set(order.sale?.shares?.flatMap(({ id, isCancelled }) => (isCancelled ? [id] : [])));
  const isRefused = order.history.some(({ event }) => event === "ticketing.refused");
  return order.travellers.map(({ id }) => {
    const number = order.tickets.find(({ travellerId }) => travellerId === id)?.number ?? null;
    const given = hasEnded(order) || cancelled.has(id) ? ("void" as const) : ("issued" as const);
    const missing = isRefused ? ("refused" as const) : ("waiting" as const);
    return { id, number: masked ? null : number, state: number === null ? missing : given };
  });
};

const liveOf = (order: Order) => ticketsOf(order, false).filter(({ state }) => state === "issued");

type Action<Kind extends string> = { kind: Kind; until: string | null };

/** What can be done with a booking now; what only its line of business knows stands before what is left to download. */
const actionsOf = <Own extends string>(
  call: Call,
  order: Booked<unknown>,
  own: readonly Action<Own>[],
): Action<"pay" | "cancel" | "download" | Own>[] => {
  const { payBy, sale, status } = order;
  const now = call.now();
  const isPayable = status === "Pending" && !isPaymentMoving(call.store, order) && payBy > now;
  const until = instantOf(payBy);
  return [
    ...(isPayable
      ? [
          { kind: "pay" as const, until },
          { kind: "cancel" as const, until },
        ]
      : []),
    ...(isGiven(status) && sale.begins > now ? [{ kind: "cancel" as const, until: instantOf(sale.begins) }] : []),
    ...own,
    ...(isGiven(status) ? [{ kind: "download" as const, until: null }] : []),
  ];
};

/** The price as it was sold and paid: with what paying added to it, and without what a voucher took off. */
const paidPrice = (call: Pick<Call, "store">, order: Booked<unknown>): Priced => {
  const priced = pricedOf(order.sale.price);
  const added = paidLinesOf(call.store, order);
  return {
    ...priced,
    chargeLines: [...priced.chargeLines, ...added],
    displayLines: [...priced.displayLines, ...added.map((line) => shownIn(priced, line))],
  };
};

type Shown<Own extends string> = {
  readonly masked: boolean;
  /** What the ticket is called among its documents. */
  readonly ticket: Names;
  readonly actions?: readonly Action<Own>[];
  /** Until when each ticket can be sent to its person; left out where they go together. */
  readonly sendUntil?: EpochMs;
};

/** What a booking says in every line of business; masked, it says where and when but not who. */
export const bookedWire = <Own extends string = never>(
  call: Call,
  order: Booked<unknown>,
  { masked, ticket, actions = [], sendUntil = 0 }: Shown<Own>,
) => {
  const priced = paidPrice(call, order);
  const [refund] = refundsOf(call.store, order.id).toReversed();
  const cancelledAt = cancelledAtOf(order);
  return {
    uuid: order.uuid,
    order_ref_id: order.id,
    status: order.status,
    payment_unknown: isPaymentMoving(call.store, order),
    created_at: instantOf(order.createdAt),
    moved_from: order.movedFrom?.at ?? null,
    cancelled_at: cancelledAt === null ? null : instantOf(cancelledAt),
    never_paid: isNeverPaid(call, order),
    masked,
    contact: contactWire(order, masked),
    price: priceWire(priced.displayLines, priced.display, call.locale),
    charge: chargeWire(call, priced),
    payments: masked ? [] : paymentsWire(call, order),
    pay_by: order.status === "Pending" ? instantOf(order.payBy) : null,
    price_guarantee_until: order.priceGuaranteeUntil === null ? null : instantOf(order.priceGuaranteeUntil),
    amount_due: moneyOf(order.amountDue),
    hash: order.quoteHash,
    policy: policyWire(policyOfPaid(order.sale, paidFor(call.store, order)), priced.charge.currency, call.now()),
    documents: masked ? [] : documentsWire(call, order, ticket),
    actions: masked ? [] : actionsOf(call, order, actions),
    refund: refund === undefined || masked ? null : refundWire(call, refund),
    ...(order.sale.shares === undefined || masked
      ? {}
      : { divisible: order.sale.shares.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id) }),
    ...(masked ? {} : changeRequestWire(call, order)),
    ...(masked || hasEnded(order) || sendUntil <= call.now()
      ? {}
      : { sending: sendingWire(call, order, { until: sendUntil, tickets: liveOf(order) }) }),
  };
};
