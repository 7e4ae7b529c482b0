import type { EpochMs, SeedCall } from "../../core/service.ts";
import { knownAirport } from "../../world/airports.ts";
import { digest } from "../../world/hash.ts";
import { toInstant, toLocal } from "../../world/zones.ts";
import { sampleFlight } from "../travel/sample-flights.ts";
import { type Attempt, attemptsIn } from "./attempt.ts";
import { cardsIn } from "./card-vault.ts";
import { shareOf, unitsOf } from "./money.ts";
import type { Order, OrderLine, OrderStep } from "./order.ts";
import { ordersIn } from "./order.ts";
import { type OrderStatus, statusAfter } from "./order-status.ts";
import { type Sample, samples, stories, type Trip } from "./sample-trips.ts";
import { accountsIn } from "./saved-accounts.ts";
import { cashAccount, grantPromo, pointsAccount, pointsUnit } from "./wallets.ts";

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

const historyOf = (story: Trip["story"], bookedAt: EpochMs, now: EpochMs): readonly OrderStep[] => {
  const steps: OrderStep[] = [{ at: bookedAt, from: null, to: "Pending", event: "order.opened" }];
  let status: OrderStatus = "Pending";
  for (const [index, event] of stories[story].entries()) {
    const to = statusAfter(status, event);
    if (to === undefined)
      throw new Error(`The story ${story} cannot go on: "${event}" cannot happen to a ${status} order.`);
    steps.push({ at: Math.min(now, bookedAt + (index + 1) * 10 * 60_000), from: status, to, event });
    status = to;
  }
  return steps;
};

const linesOf = (minor: number): readonly OrderLine[] => {
  const tax = shareOf(minor, 1_500);
  return [
    { kind: "base", code: "fare", title: "Fare", titleAr: "الأجرة", minor: minor - tax },
    { kind: "tax", code: "airport", title: "Taxes and airport fees", titleAr: "الضرائب ورسوم المطار", minor: tax },
  ];
};

const orderOf = (call: SeedCall, { user, traveller: [first, last], currency }: Sample, trip: Trip): Order => {
  const [from, to] = [knownAirport(trip.from), knownAirport(trip.to)];
  const now = call.now();
  const date = toLocal(now + trip.days * dayMs, from.zone).slice(0, 10);
  const starts = { at: `${date}T${String(trip.hour).padStart(2, "0")}:15`, zone: from.zone };
  const departs = toInstant(starts.at, starts.zone);
  // A booking still to be paid was made a moment ago, so that there is time to pay it.
  const bookedAt =
    trip.story === "pending" ? now : Math.min(now, now + trip.days * dayMs) - trip.bookedDaysBefore * dayMs;
  const minor = unitsOf(trip.price, currency);
  const history = historyOf(trip.story, bookedAt, now);
  const isTicketed = trip.story === "confirmed" || trip.story === "updated";
  const flight = `${trip.airline} ${trip.number}`;
  const lines = linesOf(minor);
  const traveller = { id: "pax1", firstName: first, lastName: last };
  const ticket = isTicketed ? call.code(13) : null;
  const isMoved = trip.story === "updated";
  const detail = sampleFlight(call, {
    ...trip,
    departs,
    booked: bookedAt,
    currency,
    lines,
    passenger: traveller,
    ticket,
    isMoved,
  });
  const landing = detail.itinerary.legs.at(-1);
  return {
    id: call.code(10),
    uuid: call.uuid(),
    vertical: "flights",
    bookingType: "airline",
    userId: user.id,
    contact: { email: user.email, phone: user.phone },
    travellers: [traveller],
    status: history.at(-1)?.to ?? "Pending",
    flags: { paymentUnknown: false, refundIsPartial: false },
    createdAt: bookedAt,
    payBy: bookedAt + dayMs,
    priceGuaranteeUntil: bookedAt + dayMs,
    quoteHash: digest(`sample/${user.id}/${flight}/${date}`),
    amountDue: { minor, currency },
    lines,
    title: `${from.city.en} to ${to.city.en}`,
    titleAr: `${from.city.ar} إلى ${to.city.ar}`,
    subtitle: flight,
    subtitleAr: flight,
    starts,
    ends: landing === undefined ? starts : { at: landing.arrives_at, zone: landing.arrives_tz },
    image: null,
    pnr: call.code(6),
    tickets: ticket === null ? [] : [{ travellerId: traveller.id, number: ticket }],
    reserveAttempt: null,
    detail,
    history,
  };
};

const paidAttempt = (call: SeedCall, sample: Sample, order: Order, isByBalance: boolean): Attempt => ({
  id: call.uuid(),
  order: order.id,
  userId: sample.user.id,
  method: isByBalance ? "wallet_balance" : "saved_card",
  flow: isByBalance ? "balance" : "card",
  state: "received",
  at: order.createdAt,
  currency: sample.currency,
  externalMinor: isByBalance ? 0 : order.amountDue.minor,
  feeMinor: 0,
  promoMinor: 0,
  balanceMinor: isByBalance ? order.amountDue.minor : 0,
  voucher: null,
  ending: isByBalance ? "" : sample.card.last4,
  masked: isByBalance ? "" : `•••• ${sample.card.last4}`,
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

const isPaid = ({ story }: Trip): boolean => story === "confirmed" || story === "updated";

/** A booking with its payment, and what it moved in the books. */
const seedTrip = (call: SeedCall, sample: Sample, trip: Trip) => {
  const order = orderOf(call, sample, trip);
  ordersIn(call.store).put(order);
  if (trip.story === "pending") call.schedule(order.payBy - call.now(), "orders.expire", { order: order.id });
  if (!isPaid(trip)) return;
  const isByBalance = trip.byBalance === true;
  const attempt = paidAttempt(call, sample, order, isByBalance);
  attemptsIn(call.store).put(attempt);
  const { minor: amount, currency } = order.amountDue;
  const booked = { amount, currency, order: order.id, attempt: attempt.id, note: order.title, at: order.createdAt };
  const held = `held:${attempt.id}`;
  if (isByBalance) call.ledger.post({ ...booked, kind: "hold", from: cashAccount(sample.user.id), to: held });
  call.ledger.post({
    ...booked,
    kind: "capture",
    from: isByBalance ? held : "outside:saved_card",
    to: `order:${order.id}`,
  });
};

const seedAccounts = (call: SeedCall, { user, card, wallet }: Sample) => {
  const year = new Date(call.now()).getUTCFullYear() + 3;
  const expiry = `08/${String(year).slice(-2)}`;
  const token = `tok_${call.code(24)}`;
  cardsIn(call.store).put({ id: token, brand: card.brand, last4: card.last4, expiry, expiresAt: null });
  const common = { userId: user.id, verified: true, codeRequest: null, createdAt: call.now() };
  const masked = `•••• ${card.last4}`;
  accountsIn(call.store).put({
    ...common,
    id: call.uuid(),
    kind: "card",
    method: "saved_card",
    masked,
    brand: card.brand,
    expiry,
    source: token,
  });
  accountsIn(call.store).put({
    ...common,
    id: call.uuid(),
    kind: "mobile",
    method: wallet.method,
    masked: `${user.phone.slice(0, 3)} *** ***${user.phone.slice(-4)}`,
    brand: wallet.brand,
    expiry: null,
    source: user.phone,
  });
};

const spentOf = ({ trips }: Sample): number =>
  trips.filter((trip) => trip.byBalance === true && isPaid(trip)).reduce((sum, { price }) => sum + price, 0);

/** What the sample users hold, have booked and have paid; the books tell the same. */
export const seedSampleOrders = (call: SeedCall): void => {
  for (const sample of samples) {
    const { user, currency, cash, points, promo } = sample;
    const added = unitsOf(cash + spentOf(sample), currency);
    const at = call.now() - 90 * dayMs;
    const note = "Cash added";
    call.ledger.post({
      kind: "topup",
      from: "outside:card",
      to: cashAccount(user.id),
      amount: added,
      currency,
      note,
      at,
    });
    call.ledger.post({
      kind: "points",
      from: "house:points",
      to: pointsAccount(user.id),
      amount: points,
      currency: pointsUnit,
      at,
    });
    grantPromo(
      call,
      { userId: user.id, currency, minor: unitsOf(promo, currency), expiresAt: call.now() + 60 * dayMs },
      "Welcome",
    );
    seedAccounts(call, sample);
    for (const trip of sample.trips.toSorted(
      (one, other) => one.days - one.bookedDaysBefore - (other.days - other.bookedDaysBefore),
    )) {
      seedTrip(call, sample, trip);
    }
  }
};
