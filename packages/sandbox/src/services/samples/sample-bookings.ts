import type { EpochMs, SeedCall } from "../../core/service.ts";
import { digest } from "../../world/hash.ts";
import { noticeOf } from "../fulfilment/tell-account.ts";
import { keepNotice } from "../notices/notices.ts";
import { type Attempt, attemptsIn } from "../orders/attempt.ts";
import { unitsOf } from "../orders/money.ts";
import { type Order, type OrderStep, ordersIn } from "../orders/order.ts";
import { type OrderEvent, type OrderStatus, statusAfter } from "../orders/order-status.ts";
import { cashAccount } from "../wallet/wallets.ts";
import type { SamplePerson } from "./sample-people.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What has happened to a sample booking. */
const stories = {
  confirmed: ["payment.captured", "ticketing.completed"],
  updated: ["payment.captured", "ticketing.completed", "schedule.changed"],
  cancelled: ["order.withdrawn"],
  expired: ["deadline.passed"],
  pending: [],
} as const satisfies Record<string, readonly OrderEvent[]>;

/** To whom and when something was sold, and what became of it. */
export type SampleFacts = Pick<SamplePerson, "traveller" | "currency"> & {
  readonly minor: number;
  readonly bookedAt: EpochMs;
  readonly ticket: string | null;
  /** Whether the supplier has changed it and waits for an answer. */
  readonly isMoved: boolean;
};

/** What a line of business says of a booking that it has sold already. */
export type SampleSale = Pick<
  Order,
  | "vertical"
  | "bookingType"
  | "lines"
  | "title"
  | "titleAr"
  | "subtitle"
  | "subtitleAr"
  | "movedFrom"
  | "starts"
  | "ends"
  | "sale"
  | "detail"
> &
  /** Where each ticket has a number of its own; whoever it was sold to where nothing is said. */
  Partial<Pick<Order, "image" | "offer" | "places" | "travellers">>;

export type SampleBooking = {
  /** By the edition that the person uses. */
  readonly of: "PK" | "SA";
  /** From today; before today where it is past. */
  readonly days: number;
  readonly bookedDaysBefore: number;
  /** In whole units of the wallet's currency. */
  readonly price: number;
  readonly story: keyof typeof stories;
  /** Paid from the wallet rather than by card. */
  readonly byBalance: boolean;
  readonly sell: (call: SeedCall, facts: SampleFacts) => SampleSale;
};

export const isPaid = ({ story }: SampleBooking): boolean => story === "confirmed" || story === "updated";

const historyOf = (story: SampleBooking["story"], bookedAt: EpochMs, now: EpochMs): readonly OrderStep[] => {
  const steps: OrderStep[] = [{ at: bookedAt, from: null, to: "Pending", event: "order.opened" }];
  let status: OrderStatus = "Pending";
  for (const [index, event] of stories[story].entries()) {
    const to = statusAfter(status, event);
    if (to === undefined)
      throw new Error(`The story ${story} cannot go on: "${event}" cannot happen to a ${status} order.`);
    // What the supplier changes it has changed just now, so that there is time to answer.
    const at = event === "schedule.changed" ? now : Math.min(now, bookedAt + (index + 1) * 10 * minuteMs);
    steps.push({ at, from: status, to, event });
    status = to;
  }
  return steps;
};

/** A ticket's number, no longer than its supplier's are. */
const numbered = (ticket: string, { sale }: SampleSale, at: number): string => {
  const number = sale !== null && "length" in sale.ticketNumbers ? ticket.slice(0, sale.ticketNumbers.length) : ticket;
  return at === 0 ? number : `${number.slice(0, -1)}${at}`;
};

const orderOf = (call: SeedCall, { user, traveller, currency }: SamplePerson, booking: SampleBooking): Order => {
  const { story, days, bookedDaysBefore } = booking;
  const now = call.now();
  // A booking still to be paid was made a moment ago, so that there is time to pay it.
  const bookedAt = story === "pending" ? now : Math.min(now, now + days * dayMs) - bookedDaysBefore * dayMs;
  const minor = unitsOf(booking.price, currency);
  const ticket = isPaid(booking) ? call.code(13) : null;
  const sold = booking.sell(call, { traveller, currency, minor, bookedAt, ticket, isMoved: story === "updated" });
  const history = historyOf(story, bookedAt, now);
  const travellers = sold.travellers ?? [traveller];
  return {
    image: null,
    ...sold,
    id: call.code(10),
    uuid: call.uuid(),
    userId: user.id,
    contact: { email: user.email, phone: user.phone },
    travellers,
    status: history.at(-1)?.to ?? "Pending",
    flags: { paymentUnknown: false, refundIsPartial: false },
    createdAt: bookedAt,
    payBy: bookedAt + dayMs,
    priceGuaranteeUntil: bookedAt + dayMs,
    quoteHash: digest(`sample/${user.id}/${sold.subtitle}/${sold.starts.at.slice(0, 10)}`),
    amountDue: { minor, currency },
    pnr: call.code(6),
    tickets:
      ticket === null ? [] : travellers.map(({ id }, at) => ({ travellerId: id, number: numbered(ticket, sold, at) })),
    reserveAttempt: null,
    history,
  };
};

const paidAttempt = (
  call: SeedCall,
  { user, card, currency }: SamplePerson,
  order: Order,
  byBalance: boolean,
): Attempt => ({
  id: call.uuid(),
  order: order.id,
  userId: user.id,
  method: byBalance ? "wallet_balance" : "saved_card",
  flow: byBalance ? "balance" : "card",
  state: "received",
  at: order.createdAt,
  currency,
  externalMinor: byBalance ? 0 : order.amountDue.minor,
  feeMinor: 0,
  promoMinor: 0,
  balanceMinor: byBalance ? order.amountDue.minor : 0,
  voucher: null,
  ending: byBalance ? "" : card.last4,
  masked: byBalance ? "" : `•••• ${card.last4}`,
  cardToken: null,
  saveAccount: false,
  mobile: null,
  codeRequest: null,
  returnUrl: null,
  slip: null,
  giveUpAt: order.createdAt + hourMs,
  decline: null,
  isCaptured: true,
});

/** A booking with its payment, and what it moved in the books. */
export const seedBooking = (call: SeedCall, person: SamplePerson, booking: SampleBooking): void => {
  const order = orderOf(call, person, booking);
  ordersIn(call.store).put(order);
  if (booking.story === "pending") call.schedule(order.payBy - call.now(), "orders.expire", { order: order.id });
  if (!isPaid(booking)) return;
  const notice = noticeOf(order);
  const at = order.history.at(-1)?.at ?? order.createdAt;
  // What waits for them they have not seen yet.
  if (notice !== null) keepNotice(call, { ...notice, at, seen: booking.story !== "updated" });
  const { byBalance } = booking;
  const attempt = paidAttempt(call, person, order, byBalance);
  attemptsIn(call.store).put(attempt);
  const { minor: amount, currency } = order.amountDue;
  const posted = { amount, currency, order: order.id, attempt: attempt.id, note: order.title, at: order.createdAt };
  const held = `held:${attempt.id}`;
  if (byBalance) call.ledger.post({ ...posted, kind: "hold", from: cashAccount(person.user.id), to: held });
  const from = byBalance ? held : "outside:saved_card";
  call.ledger.post({ ...posted, kind: "capture", from, to: `order:${order.id}` });
};
