import type { AnswerOf, bookingsIndexEndpoints } from "@safar/api-clients/wire";
import type { Call, EpochMs } from "../../core/service.ts";
import type { Store } from "../../core/store.ts";
import { namesWire } from "../../world/names.ts";
import { toInstant } from "../../world/zones.ts";
import { isPaymentMoving } from "./attempt.ts";
import { instantOf, moneyOf } from "./money.ts";
import { type Order, type OrderPlace, ordersIn } from "./order.ts";
import { hasEnded } from "./order-status.ts";
import { billedLinesOf } from "./paid-lines.ts";
import { linesTotal } from "./price-lines.ts";

type List = AnswerOf<typeof bookingsIndexEndpoints.bookingsIndex>;
type BookingItem = List["items"][number];

type BookingFilter = {
  readonly page: number;
  readonly scope: "all" | "upcoming" | "past";
  readonly type?: string | undefined;
  readonly status?: string | undefined;
};

/** What most people have ahead of them is one page. */
const pageSize = 30;

const payByOf = ({ payBy, status }: Order): EpochMs | null => (status === "Pending" ? payBy : null);

/** Its last service has not ended, by the clocks of the place where it ends, and it still stands; or it can still be paid. */
export const isUpcoming = (order: Order, now: number): boolean =>
  order.status !== "Expired" &&
  !hasEnded(order) &&
  (toInstant(order.ends.at, order.ends.zone) >= now || (payByOf(order) ?? 0) > now);

/** Until when its owner is asked what they say to the supplier's change; null when they are not. */
const answerByOf = ({ sale, status }: Order, now: number): EpochMs | null => {
  const until = status === "Updated" ? (sale?.answerBy ?? 0) : 0;
  return until > now ? until : null;
};

const told = (until: EpochMs | null): string | null => (until === null ? null : instantOf(until));

/** Until when an answer is waited for, as the wire says it. */
export const respondByOf = (order: Order, now: number): string | null => told(answerByOf(order, now));

const placeWire = ({ code, names, stop, terminal = null }: OrderPlace) => ({
  code,
  ...namesWire(names),
  stop: stop?.en ?? null,
  stop_ar: stop?.ar ?? null,
  terminal,
});

/** Whoever was named for it, each once: one person may have several tickets. */
const travellersWire = ({ travellers }: Order): string[] => [
  ...new Set(travellers.flatMap(({ firstName, lastName }) => (firstName === "" ? [] : [`${firstName} ${lastName}`]))),
];

/** What was paid for it, as its invoice says; before that what is to be paid. */
const amountOf = (store: Store, order: Order) =>
  moneyOf({ ...order.amountDue, minor: linesTotal(billedLinesOf(store, order)) });

export const bookingItem = (store: Store, order: Order, now: number): BookingItem => ({
  uuid: order.uuid,
  order_id: order.id,
  type: order.bookingType,
  mode: order.vertical === "airport-shuttle" ? "shuttle" : null,
  status: order.status,
  title: order.title,
  title_ar: order.titleAr,
  subtitle: order.subtitle,
  subtitle_ar: order.subtitleAr,
  starts_at: order.starts.at,
  tz: order.starts.zone,
  ends_at: order.ends.at,
  ends_tz: order.ends.zone,
  moved_from: order.movedFrom?.at ?? null,
  pnr: order.pnr,
  created_at: instantOf(order.createdAt),
  amount: amountOf(store, order),
  pay_by: told(payByOf(order)),
  payment_unknown: isPaymentMoving(store, order),
  respond_by: respondByOf(order, now),
  places: order.places?.map(placeWire) ?? [],
  travellers: travellersWire(order),
  offer: order.offer ?? null,
  image: order.image,
});

const startOf = ({ starts }: Order): number => toInstant(starts.at, starts.zone);

/** Until when its owner is asked for something. What asks for nothing comes after all that does. */
const dueOf = (order: Order, now: number): number =>
  payByOf(order) ?? answerByOf(order, now) ?? Number.POSITIVE_INFINITY;

const byNext =
  (now: number) =>
  (one: Order, other: Order): number => {
    const [due, later] = [dueOf(one, now), dueOf(other, now)];
    return due === later ? startOf(one) - startOf(other) : due - later;
  };
const byLatest = (one: Order, other: Order): number => startOf(other) - startOf(one);
const byNewest = (one: Order, other: Order): number => other.createdAt - one.createdAt;

/** The caller's bookings. Upcoming ones: first what waits for its owner, the most pressing before all, then the next. Past ones: the latest first. All: the newest first. */
export const listBookings = (call: Call, { page, scope, type, status }: BookingFilter): List => {
  const now = call.now();
  const found = ordersIn(call.store)
    .where("userId", call.userId ?? "")
    .filter((order) => type === undefined || order.bookingType === type)
    .filter((order) => status === undefined || order.status === status)
    .filter((order) => scope === "all" || isUpcoming(order, now) === (scope === "upcoming"))
    .sort({ upcoming: byNext(now), past: byLatest, all: byNewest }[scope]);
  return {
    items: found.slice((page - 1) * pageSize, page * pageSize).map((order) => bookingItem(call.store, order, now)),
    page,
    last_page: Math.max(1, Math.ceil(found.length / pageSize)),
  };
};
