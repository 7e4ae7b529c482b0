import type { Call } from "../../core/service.ts";
import { moveOrder, type Order, type OrderChange, type OrderMoment, orderOf } from "./order.ts";
import { openRefund, refundableOf } from "./refunds.ts";
import { hooksOf, type Ticketing, type VerticalHooks } from "./verticals.ts";
import { cashAccount } from "./wallets.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long a supplier takes to give tickets. */
const ticketingMs = 5_000;
/** How long it is tried to get the rest of a part. */
const restMs = dayMs;
const soonMs = hourMs;
const rescheduleMs = dayMs;

const hasTraveller = ({ travellers }: Order, lastName: string): boolean =>
  travellers.some((traveller) => traveller.lastName.toUpperCase() === lastName);

const withoutTicket: ReadonlySet<string> = new Set(["PARTIAL", "PARTLATE"]);

/**
 * The ordinary supplier: tickets for everybody, but none for the order of a last name REFUSED, and none at first for a last
 * name PARTIAL (never given) or PARTLATE (given an hour later).
 */
const ticketAsUsual = (call: Call, order: Order): Ticketing => {
  if (hasTraveller(order, "REFUSED")) return { outcome: "none", change: {} };
  const isMissing = (lastName: string) => withoutTicket.has(lastName.toUpperCase());
  const given = order.travellers.filter(({ lastName }) => !isMissing(lastName));
  const missing = order.travellers.length - given.length;
  const tickets = given.map(({ id }) => ({ travellerId: id, number: call.code(13) }));
  const change: OrderChange = { tickets, pnr: order.pnr ?? call.code(6) };
  if (missing === 0) return { outcome: "all", change };
  if (given.length === 0 && order.travellers.length > 1) return { outcome: "none", change: {} };
  const missingMinor = Math.floor((order.amountDue.minor * missing) / Math.max(2, order.travellers.length));
  return { outcome: "some", change, missingMinor };
};

const tellByMail = (call: Call, order: Order) => {
  const { email } = order.contact;
  const subject = call.locale === "ar" ? `حجزك ${order.id}` : `Your booking ${order.id}`;
  const text = call.locale === "ar" ? `${order.titleAr}: ${order.status}` : `${order.title}: ${order.status}`;
  call.outbox.send({ channel: "email", to: email, kind: "ticket", subject, text });
};

const refundAll = (call: Call, order: Order, reason: "late_capture" | "not_ticketed") => {
  openRefund(call, order, { minor: refundableOf(call.store, order), to: "original", reason });
  hooksOf(order).release?.(call, order);
};

/** The order is paid: it goes to the supplier, or, when it came too late, the money goes back. */
export const orderPaid = (call: Call, order: Order): void => {
  const flags = { ...order.flags, paymentUnknown: false };
  const moved = moveOrder(call, order, "payment.captured", { flags });
  if (moved.status === "Processing") call.schedule(ticketingMs, "orders.ticket", { order: order.id });
  else refundAll(call, moved, "late_capture");
};

/** Cash that was bought is the wallet's from now on. */
const addCash = (call: Call, { id, userId, amountDue: { minor: amount, currency } }: Order): Ticketing => {
  if (userId === null) return { outcome: "none", change: {} };
  call.ledger.post({ kind: "topup", from: `order:${id}`, to: cashAccount(userId), amount, currency, order: id });
  call.publish(`private-user.${userId}`, "wallet.updated", {});
  return { outcome: "all", change: {} };
};

const completed = (call: Call, order: Order, change: OrderChange) => {
  const moved = moveOrder(call, order, "ticketing.completed", change);
  tellByMail(call, moved);
  if (hasTraveller(moved, "SCHEDULE")) call.schedule(rescheduleMs, "orders.reschedule", { order: order.id });
};

export const ticketOrder = (call: Call, orderId: string): void => {
  const order = orderOf(call.store, orderId);
  if (order?.status !== "Processing") return;
  const ticket = order.vertical === "wallet" ? addCash : (hooksOf(order).ticket ?? ticketAsUsual);
  const { outcome, change, missingMinor = 0 } = ticket(call, order);
  if (outcome === "all") {
    completed(call, order, change);
    return;
  }
  if (outcome === "none") {
    const moved = moveOrder(call, order, "ticketing.refused", change);
    refundAll(call, moved, "not_ticketed");
    tellByMail(call, moved);
    return;
  }
  tellByMail(call, moveOrder(call, order, "ticketing.partCompleted", change));
  const isSoon = hasTraveller(order, "PARTLATE");
  call.schedule(isSoon ? soonMs : restMs, "orders.ticketRest", { order: order.id, missingMinor });
};

const restAsUsual = (call: Call, order: Order): ReturnType<NonNullable<VerticalHooks["ticketRest"]>> => {
  if (!hasTraveller(order, "PARTLATE")) return { outcome: "none", change: {} };
  const ticketed = new Set(order.tickets.map(({ travellerId }) => travellerId));
  const rest = order.travellers.filter(({ id }) => !ticketed.has(id));
  const tickets = [...order.tickets, ...rest.map(({ id }) => ({ travellerId: id, number: call.code(13) }))];
  return { outcome: "all", change: { tickets } };
};

/** The rest of a partly ticketed order comes, or its money goes back. */
export const ticketRest = (call: Call, orderId: string, missingMinor: number): void => {
  const order = orderOf(call.store, orderId);
  if (order?.status !== "Partially Confirmed") return;
  const { outcome, change } = (hooksOf(order).ticketRest ?? restAsUsual)(call, order);
  if (outcome === "all") {
    completed(call, order, change);
    return;
  }
  const minor = Math.min(missingMinor, refundableOf(call.store, order));
  if (minor === 0) return;
  const moved = moveOrder(call, order, "ticketing.refused", {
    ...change,
    flags: { ...order.flags, refundIsPartial: true },
  });
  openRefund(call, moved, { minor, to: "original", reason: "part_not_ticketed", isPartial: true });
  tellByMail(call, moved);
};

const later = ({ at, zone }: OrderMoment, ms: number): OrderMoment => ({
  at: new Date(Date.parse(`${at}Z`) + ms).toISOString().slice(0, 16),
  zone,
});

/** The supplier moves the service two hours back, or does what its line of business says. */
export const rescheduleOrder = (call: Call, orderId: string): void => {
  const order = orderOf(call.store, orderId);
  const canChange = ["Confirmed", "Partially Confirmed", "Modified"].includes(order?.status ?? "");
  if (order === undefined || !canChange) return;
  const reschedule = hooksOf(order).reschedule;
  const change =
    reschedule === undefined
      ? { starts: later(order.starts, 2 * hourMs), ends: later(order.ends, 2 * hourMs) }
      : reschedule(call, order);
  if (change !== null) tellByMail(call, moveOrder(call, order, "schedule.changed", change));
};
