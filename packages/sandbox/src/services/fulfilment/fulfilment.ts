import type { Call } from "../../core/service.ts";
import { hasName } from "../orders/name-scenarios.ts";
import { momentAfter, moveOrder, type Order, type OrderChange, orderOf } from "../orders/order.ts";
import { isGiven } from "../orders/order-status.ts";
import { statusNames } from "../orders/status-names.ts";
import { giveBack } from "../orders/stock.ts";
import { cashAccount } from "../wallet/wallets.ts";
import { openRefund, refundableOf } from "./refunds.ts";
import { giveRest, giveTickets, type Ticketing } from "./supplier.ts";
import { tellAccount } from "./tell-account.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long a supplier takes to give tickets. */
const ticketingMs = 5_000;
/** How long it is tried to get the rest of a part. */
const restMs = dayMs;
const soonMs = hourMs;
const rescheduleMs = dayMs;
const delayMs = minuteMs;

/** Tells by mail what is booked, under which reference, and where it stands now. */
const tellByMail = (call: Call, { contact, id, pnr, status, subtitle, subtitleAr, title, titleAr }: Order) => {
  const isArabic = call.locale === "ar";
  const [of, by] = isArabic ? [titleAr, subtitleAr] : [title, subtitle];
  const subject = isArabic ? `حجزك ${id}` : `Your booking ${id}`;
  const reference = pnr === null ? [] : [isArabic ? `مرجع الحجز: ${pnr}` : `Booking reference: ${pnr}`];
  const text = [`${of}: ${statusNames[status][call.locale]}`, by, ...reference].join("\n");
  call.outbox.send({ channel: "email", to: contact.email, kind: "ticket", subject, text });
};

/** Whoever gave an address of their own has their own ticket sent there. */
const tellEach = (call: Call, { id, travellers }: Order): void => {
  if (travellers.some(({ email }) => email !== undefined)) call.schedule(0, "tickets.each", { order: id });
};

/** The order ended unused (expired, cancelled, refunded): seats and rooms go back. */
export const release = ({ store }: Pick<Call, "store">, { sale }: Order): void => giveBack(store, sale?.held ?? []);

const refundAll = (call: Call, order: Order, reason: "late_capture" | "not_ticketed") => {
  openRefund(call, order, { minor: refundableOf(call.store, order), to: "original", reason });
  release(call, order);
};

/** The order is paid: it goes to the supplier, or, when it came too late, the money goes back. */
export const orderPaid = (call: Call, order: Order): Order => {
  const flags = { ...order.flags, paymentUnknown: false };
  const moved = moveOrder(call, order, "payment.captured", { flags });
  const waitMs = Math.max(ticketingMs, (moved.sale?.confirmedAt ?? 0) - call.now());
  if (moved.status === "Processing") call.schedule(waitMs, "orders.ticket", { order: order.id });
  else refundAll(call, moved, "late_capture");
  return moved;
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
  tellAccount(call, moved);
  tellEach(call, moved);
  const { changedBy = null, delayedBy = null, rescheduledBy } = moved.sale ?? { rescheduledBy: "orders.reschedule" };
  const tell = (job: string | null, afterMs: number) => {
    if (job !== null) call.schedule(afterMs, job, { order: order.id });
  };
  if (hasName(moved.travellers, "SCHEDULE")) tell(rescheduledBy, rescheduleMs);
  if (hasName(moved.travellers, "DELAYED")) tell(delayedBy, delayMs);
  tell(changedBy, delayMs);
};

export const ticketOrder = (call: Call, orderId: string): void => {
  const order = orderOf(call.store, orderId);
  if (order?.status !== "Processing") return;
  const {
    outcome,
    change,
    missingMinor = 0,
  } = order.vertical === "wallet" ? addCash(call, order) : giveTickets(call, order);
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
  const moved = moveOrder(call, order, "ticketing.partCompleted", change);
  tellByMail(call, moved);
  tellEach(call, moved);
  const isSoon = hasName(order.travellers, "PARTLATE");
  call.schedule(isSoon ? soonMs : restMs, "orders.ticketRest", { order: order.id, missingMinor });
};

/** The rest of a partly ticketed order comes, or its money goes back. */
export const ticketRest = (call: Call, orderId: string, missingMinor: number): void => {
  const order = orderOf(call.store, orderId);
  if (order?.status !== "Partially Confirmed") return;
  const { outcome, change } = giveRest(call, order);
  if (outcome === "all") {
    completed(call, order, change);
    return;
  }
  const minor = Math.min(missingMinor, refundableOf(call.store, order));
  if (minor === 0) return;
  const flags = { ...order.flags, refundIsPartial: true };
  const moved = moveOrder(call, order, "ticketing.refused", { ...change, flags });
  openRefund(call, moved, { minor, to: "original", reason: "part_not_ticketed", isPartial: true });
  tellByMail(call, moved);
};

const twoHoursLater = ({ starts, ends }: Order): OrderChange => ({
  starts: momentAfter(starts, 2 * hourMs),
  ends: momentAfter(ends, 2 * hourMs),
});

/** The supplier changes its mind: the service begins two hours later, or whatever its line of business says; null for nothing. */
export const rescheduleOrder = (
  call: Call,
  orderId: string,
  changeOf: (order: Order) => OrderChange | null = twoHoursLater,
): void => {
  const order = orderOf(call.store, orderId);
  const canChange = ["Confirmed", "Partially Confirmed", "Modified"].includes(order?.status ?? "");
  const change = order === undefined || !canChange ? null : changeOf(order);
  if (order === undefined || change === null) return;
  const moved = moveOrder(call, order, "schedule.changed", change);
  tellByMail(call, moved);
  tellAccount(call, moved);
};

/** The supplier will not do what was booked, whoever may leave it at what cost: all money goes back. */
export const callOffOrder = (call: Call, orderId: string): void => {
  const order = orderOf(call.store, orderId);
  if (order === undefined || !isGiven(order.status)) return;
  const moved = moveOrder(call, order, "supplier.calledOff");
  refundAll(call, moved, "not_ticketed");
  tellByMail(call, moved);
};
