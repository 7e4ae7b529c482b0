import type { AnswerOf, ParsedRequestOf, trainsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/names.ts";
import type { PlaceKind } from "../../world/trains/rail-classes.ts";
import { tripBy } from "../../world/trains/rail-runs.ts";
import { instantOf } from "../orders/money.ts";
import { amendOrder, momentAfter, orderOf } from "../orders/order.ts";
import { isGiven } from "../orders/order-status.ts";
import { bookedWire, shownName, ticketsOf } from "../selling/booking-wire.ts";
import { type Booked, createBookings } from "../selling/bookings.ts";
import type { PaxType } from "./train-fares.ts";
import { classNameWire, codesOf, delayOf, stationsWire, type WireTrain } from "./train-wire.ts";

export type TrainReserveRequest = ParsedRequestOf<typeof trainsEndpoints.reserveTrains>;

/** What an order for places of a train keeps of them. */
export type TrainBooking = {
  readonly trip: string;
  /** As it was sold. */
  readonly train: WireTrain;
  readonly code: string;
  readonly infants: number;
  /** Minutes that were told of this booking; null where it is as late as its train. */
  readonly delay: number | null;
  /** Reserved against cancellation: who stands before it, and when it is decided. */
  readonly waiting: { readonly position: number; readonly decidedAt: number } | null;
  readonly travellers: readonly (TrainReserveRequest["travellers"][number] & {
    readonly pax_type: PaxType;
    readonly coach: string;
    readonly place: string;
    readonly kind: PlaceKind;
  })[];
};

export const trainsOrders = createBookings<TrainBooking>("trains", "train");

const ticketName: Names = { en: "E-ticket", ar: "التذكرة الإلكترونية" };

/** A booking as it may be shown: masked, it says where and when but not who. */
export const bookingWire = (
  call: Call,
  order: Booked<TrainBooking>,
  masked: boolean,
): AnswerOf<typeof trainsEndpoints.trainsBooking> => {
  const { code, delay: told, infants, train, travellers, trip, waiting } = order.detail;
  const known = tripBy(trip);
  const delay = told ?? (known === undefined ? null : delayOf(call, known));
  const tickets = new Map(ticketsOf(order, masked).map((ticket) => [ticket.id, ticket]));
  const cancelled = new Set(order.sale.shares?.flatMap(({ id, isCancelled }) => (isCancelled ? [id] : [])));
  const isWaiting = waiting !== null && order.status === "Processing";
  return {
    ...bookedWire(call, order, { masked, ticket: ticketName }),
    pnr: masked ? null : order.pnr,
    Stations: stationsWire(codesOf(train)),
    Train: { ...train, delay_min: delay },
    class: classNameWire(code),
    travellers: travellers.map(({ coach, kind, pax_id, pax_type, place, title, ...name }) => ({
      pax_id,
      pax_type,
      title,
      ...shownName(name, masked),
      coach,
      place,
      kind,
      cancelled: cancelled.has(pax_id),
      ticket: tickets.get(pax_id)?.number ?? null,
      ticket_state: tickets.get(pax_id)?.state ?? "waiting",
    })),
    infants,
    waiting: isWaiting ? { position: waiting.position, decided_at: instantOf(waiting.decidedAt) } : null,
    delay_min: delay,
    full_refund: order.sale.isWaived,
  };
};

const minuteMs = 60_000;

/** So late that all money comes back. */
const lateMinutes = 7 * 60;
const lateMs = lateMinutes * minuteMs;

/** The railway tells of a long delay: whoever does not want to wait leaves for nothing, as long as the train has not left. */
export const tellDelay = (call: Call, orderId: string): void => {
  const order = orderOf(call.store, orderId);
  if (order === undefined || !isGiven(order.status)) return;
  const { detail, sale } = trainsOrders.of(order);
  amendOrder(call, order, {
    detail: { ...detail, delay: lateMinutes } satisfies TrainBooking,
    sale: { ...sale, isWaived: true, begins: sale.begins + lateMs },
    starts: momentAfter(order.starts, lateMs),
    ends: momentAfter(order.ends, lateMs),
  });
};
