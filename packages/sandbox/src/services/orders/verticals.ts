import type { Call, EpochMs } from "../../core/service.ts";
import { busHooks } from "../buses/bus-hooks.ts";
import { hotelHooks } from "../hotels/hotel-hooks.ts";
import { flightHooks } from "../travel/flight-hooks.ts";
import type { Order, OrderChange, OrderVertical } from "./order.ts";

export type Ticketing = {
  /** How much of the order the supplier gave. */
  readonly outcome: "all" | "some" | "none";
  /** Tickets, a record locator and whatever else the supplier's answer changed. */
  readonly change: OrderChange;
  /** Of an outcome of `some`: minor units that were paid for what was not given, refunded if it is never given. */
  readonly missingMinor?: number;
};

/** What is kept for one reason; the label is in the caller's language. */
type CancellationPenalty = { readonly label: string; readonly minor: number };

export type CancellationTerms = {
  /** What of the captured amount is kept, in minor units, one line for each reason. */
  readonly penalties: readonly CancellationPenalty[];
  /** False when the fare does not allow it at all. */
  readonly allowed: boolean;
};

/** What a line of business does with its orders; whatever is absent is done the ordinary way. */
export type VerticalHooks = {
  /** After the capture; ordinarily everybody gets a ticket but for a last name PARTIAL. */
  readonly ticket?: (call: Call, order: Order) => Ticketing;
  /** When the rest of a partly given order is asked for again: `all`, or `none` for a rest that never comes. */
  readonly ticketRest?: (call: Call, order: Order) => Pick<Ticketing, "change"> & { readonly outcome: "all" | "none" };
  /** For the travellers whose last name is SCHEDULE, a day after ticketing: what the supplier changed, or null for nothing. */
  readonly reschedule?: (call: Call, order: Order) => OrderChange | null;
  /** What cancelling at this instant costs. */
  readonly cancellationTerms?: (call: Call, order: Order, at: EpochMs) => CancellationTerms;
  /** The order ended without travelling (expired, cancelled, refunded): seats and rooms go back. */
  readonly release?: (call: Call, order: Order) => void;
};

/** Each line of business adds its line here, from a file that imports order.ts and not the payment rooms. */
const verticalHooks: Readonly<Partial<Record<OrderVertical, VerticalHooks>>> = {
  buses: busHooks,
  flights: flightHooks,
  hotels: hotelHooks,
};

/** What an order's line of business does with it; the ordinary way for an order that came without its line's own facts. */
export const hooksOf = ({ vertical, detail }: Order): VerticalHooks =>
  detail === null ? {} : (verticalHooks[vertical] ?? {});
