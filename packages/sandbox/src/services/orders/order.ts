import type { Call, EpochMs } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import type { Names } from "../../world/names.ts";
import type { LocalDateTime } from "../../world/zones.ts";
import { type OrderEvent, type OrderStatus, statusAfter } from "./order-status.ts";
import type { OrderLine } from "./price-lines.ts";
import type { Sale } from "./sale.ts";

/** Whole minor units of a currency. */
export type OrderMoney = { readonly minor: number; readonly currency: string };

/** A place's wall time with its IANA zone. */
export type OrderMoment = { readonly at: LocalDateTime; readonly zone: string };

/** Where something is, or a way begins or ends. */
export type OrderPlace = {
  /** As a search names it. */
  readonly code: string;
  readonly names: Names;
  /** Within the place: an airport, a stop, a venue. */
  readonly stop?: Names;
  readonly terminal?: string | null;
};

export type OrderTraveller = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Where their own ticket goes as soon as it is issued; left out where nobody asked. */
  readonly email?: string;
};

export type OrderTicket = { readonly travellerId: string; readonly number: string };

export type OrderVertical =
  | "flights"
  | "hotels"
  | "buses"
  | "trains"
  | "events"
  | "movies"
  | "tours"
  | "car-rental"
  | "airport-shuttle"
  | "wallet"
  | "subscription";

export type OrderFlags = {
  /** A payment's outcome is not known; the deadline does not count meanwhile. */
  readonly paymentUnknown: boolean;
  /** The refund under way is of a part; the rest travels on. */
  readonly refundIsPartial: boolean;
};

export type OrderStep = {
  readonly at: EpochMs;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly event: OrderEvent | "order.opened";
};

/** A booking with what is to be paid for it. */
export type Order = {
  /** The order_ref_id. */
  readonly id: string;
  readonly uuid: string;
  readonly vertical: OrderVertical;
  /** As the wire names it: `airline`, `hotel`, `wallet`. */
  readonly bookingType: string;
  /** Null for a guest's. */
  readonly userId: string | null;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly travellers: readonly OrderTraveller[];
  readonly status: OrderStatus;
  readonly flags: OrderFlags;
  readonly createdAt: EpochMs;
  /** Nothing can be paid from this instant on. */
  readonly payBy: EpochMs;
  readonly priceGuaranteeUntil: EpochMs | null;
  /** Names the price that was accepted; a payment must carry it. */
  readonly quoteHash: string;
  readonly amountDue: OrderMoney;
  /** They add up to `amountDue`. */
  readonly lines: readonly OrderLine[];
  readonly title: string;
  readonly titleAr: string;
  readonly subtitle: string;
  readonly subtitleAr: string;
  readonly starts: OrderMoment;
  /** The end of the last service. */
  readonly ends: OrderMoment;
  /** When it was to begin, before the supplier first moved it; left out or null where nobody has. */
  readonly movedFrom?: OrderMoment | null;
  /** Where it is; of a journey, where it begins and where each of its ways ends. */
  readonly places?: readonly OrderPlace[];
  /** By what it is found to be bought again; left out where no name of it lasts. */
  readonly offer?: string;
  /** The address of its picture, or the name that one is drawn from. */
  readonly image: string | null;
  readonly pnr: string | null;
  readonly tickets: readonly OrderTicket[];
  /** The caller's name for its attempt to reserve, by which a repeated reservation is recognised. */
  readonly reserveAttempt: string | null;
  /** Null for what no line of business sold: cash for a wallet. */
  readonly sale: Sale | null;
  /** What its line of business alone knows of it. */
  readonly detail: unknown;
  readonly history: readonly OrderStep[];
};

export type OrderDraft = Omit<Order, "id" | "uuid" | "status" | "flags" | "createdAt" | "tickets" | "history">;

/** What changes on the way with a move, besides the status. */
export type OrderChange = Partial<
  Pick<
    Order,
    | "flags"
    | "payBy"
    | "priceGuaranteeUntil"
    | "amountDue"
    | "lines"
    | "quoteHash"
    | "travellers"
    | "starts"
    | "ends"
    | "title"
    | "titleAr"
    | "subtitle"
    | "subtitleAr"
    | "places"
    | "pnr"
    | "tickets"
    | "sale"
    | "detail"
  >
>;

type OrderCall = Pick<Call, "store" | "uuid" | "code" | "now" | "schedule">;
type MovingCall = Pick<Call, "store" | "now" | "publish">;

export const ordersIn = (store: Store): Collection<Order> =>
  store.collection<Order>("orders", {
    indexes: {
      uuid: (order) => order.uuid,
      userId: (order) => order.userId ?? undefined,
      reserveAttempt: (order) => order.reserveAttempt ?? undefined,
    },
  });

export const orderOf = (store: Store, orderRefId: string): Order | undefined => ordersIn(store).get(orderRefId);

export const orderByUuid = (store: Store, uuid: string): Order | undefined => ordersIn(store).where("uuid", uuid)[0];

export const orderByReserveAttempt = (store: Store, attempt: string): Order | undefined =>
  ordersIn(store).where("reserveAttempt", attempt)[0];

/** Tells whoever looks at the booking to read it again. */
export const announceOrder = (
  call: Pick<Call, "publish">,
  order: Order,
  event: "booking.updated" | "payment.updated",
): void => {
  call.publish(`private-booking.${order.uuid}`, event, { uuid: order.uuid });
  if (order.userId !== null) call.publish(`private-user.${order.userId}`, event, { uuid: order.uuid });
};

/** A reservation that was accepted: Pending until it is paid, withdrawn, or its deadline passes. */
export const openOrder = (call: OrderCall, draft: OrderDraft): Order => {
  const sum = draft.lines.reduce((total, line) => total + line.minor, 0);
  if (sum !== draft.amountDue.minor) {
    throw new Error(`The order's lines add up to ${sum}, its amount due is ${draft.amountDue.minor}. Make them agree.`);
  }
  const at = call.now();
  const order: Order = {
    ...draft,
    id: call.code(10),
    uuid: call.uuid(),
    status: "Pending",
    flags: { paymentUnknown: false, refundIsPartial: false },
    createdAt: at,
    tickets: [],
    history: [{ at, from: null, to: "Pending", event: "order.opened" }],
  };
  ordersIn(call.store).put(order);
  call.schedule(Math.max(0, order.payBy - at), "orders.expire", { order: order.id });
  return order;
};

/** What begins at another time remembers when it was to. */
const changed = (order: Order, change: OrderChange): Order => {
  const isMoved = change.starts !== undefined && change.starts.at !== order.starts.at;
  return { ...order, ...change, ...(isMoved && { movedFrom: order.movedFrom ?? order.starts }) };
};

/** So much later by the same clocks. */
export const momentAfter = ({ at, zone }: OrderMoment, ms: number): OrderMoment => ({
  at: new Date(Date.parse(`${at}Z`) + ms).toISOString().slice(0, 16),
  zone,
});

/** Moves an order along the table of statuses and keeps what changed with it. A move that the table lacks is a fault of the caller. */
export const moveOrder = (call: MovingCall, { id }: Order, event: OrderEvent, change: OrderChange = {}): Order => {
  const orders = ordersIn(call.store);
  const order = orders.get(id);
  const to = order === undefined ? undefined : statusAfter(order.status, event);
  if (order === undefined || to === undefined) {
    throw new Error(
      `"${event}" cannot happen to order ${id}, which is ${order?.status ?? "unknown"}. Ask statusAfter first.`,
    );
  }
  const step: OrderStep = { at: call.now(), from: order.status, to, event };
  const moved: Order = { ...changed(order, change), status: to, history: [...order.history, step] };
  orders.put(moved);
  announceOrder(call, moved, "booking.updated");
  return moved;
};

/** Changes what is kept of an order where it stays what it is. */
export const amendOrder = (call: Pick<Call, "store" | "publish">, order: Order, change: OrderChange): Order => {
  const amended = changed(order, change);
  ordersIn(call.store).put(amended);
  announceOrder(call, amended, "booking.updated");
  return amended;
};
