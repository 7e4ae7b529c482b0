import type { AnswerOf, flightBookingsEndpoints } from "@safar/api-clients/wire";
import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import { type Order, orderByUuid } from "../orders/order.ts";
import { isContactOf } from "../orders/order-access.ts";
import type { KeptPrice } from "../orders/price-wire.ts";
import type { Addon } from "./addons.ts";
import type { Policy } from "./fare-policy.ts";
import type { Taken } from "./flight-inventory.ts";
import type { Line } from "./flight-prices.ts";
import type { WireItinerary, WireSegment } from "./itinerary-wire.ts";
import type { Passenger } from "./passenger-rules.ts";

export type ScheduleChange = {
  readonly id: string;
  readonly leg: number;
  readonly removed: WireSegment[];
  readonly added: WireSegment[];
  readonly announcedAt: EpochMs;
  readonly respondBy: EpochMs;
  readonly state: "open" | "accepted" | "declined";
};

export type TicketState = {
  readonly paxId: string;
  readonly number: string | null;
  readonly state: "waiting" | "issued" | "refused";
};

/** What an order for a flight keeps of it. */
export type FlightBooking = KeptPrice<Line> & {
  readonly quoteId: string;
  /** As it was sold; what the airline changed since is in it. */
  readonly itinerary: WireItinerary;
  readonly passengers: readonly Passenger[];
  readonly addons: readonly Addon[];
  readonly policy: Policy;
  /** Instant of the first departure. */
  readonly departs: EpochMs;
  readonly taken: readonly Taken[];
  readonly ticketStates: readonly TicketState[];
  readonly changes: readonly ScheduleChange[];
  readonly voucher: string | null;
};

export type FlightOrder = Omit<Order, "detail"> & { readonly detail: FlightBooking };

/** Orders of flights that hold a detail were written by this folder. */
export const isFlightOrder = (order: Order): order is FlightOrder =>
  order.vertical === "flights" && order.detail !== null;

export type WireBooking = AnswerOf<typeof flightBookingsEndpoints.flightBooking>;

const missing = () => refuse("not_found", { status: 404, message: "There is no such flight booking." });

export const flightOrderOf = (call: Pick<Call, "store">, uuid: string): FlightOrder => {
  const order = orderByUuid(call.store, uuid);
  if (order === undefined || !isFlightOrder(order)) throw missing();
  return order;
};

type Asking = { readonly user_uuid?: string | undefined; readonly confirm?: string | undefined };

/** Whether whoever asks is the booking's owner, or knows the e-mail address or phone it was made with. */
export const mayRead = (
  { userId, contact }: Pick<Order, "userId" | "contact">,
  { user_uuid, confirm }: Asking,
): boolean => {
  if (userId !== null && user_uuid === userId) return true;
  return confirm !== undefined && isContactOf({ contact }, confirm);
};

/** A booking that may be acted upon. To a stranger it is as absent as one that never was. */
export const ownFlightOrder = (call: Pick<Call, "store">, uuid: string, asking: Asking): FlightOrder => {
  const order = flightOrderOf(call, uuid);
  if (!mayRead(order, asking)) throw missing();
  return order;
};
