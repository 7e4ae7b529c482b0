import type { hotelsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import { type Order, orderByUuid } from "../orders/order.ts";
import type { PriceLine } from "../orders/price-lines.ts";
import type { KeptPrice } from "../orders/price-wire.ts";
import type { Policy } from "../travel/fare-policy.ts";
import type { HeldRooms } from "./hotel-inventory.ts";
import type { WireStay } from "./hotel-quote-wire.ts";
import type { QuotedGuest } from "./hotel-quotes.ts";

export type HotelReserveRequest = ParsedRequestOf<typeof hotelsEndpoints.reserveHotel>;

export type BookedGuest = HotelReserveRequest["guests"][number] & Pick<QuotedGuest, "room" | "age">;

/** What an order for a hotel keeps of it. */
export type HotelBooking = KeptPrice<PriceLine> & {
  readonly quoteId: string;
  /** In both languages where it is a name, and otherwise as it was told to whoever reserved. */
  readonly stay: WireStay;
  readonly guests: readonly BookedGuest[];
  readonly policy: Policy;
  readonly checkIn: EpochMs;
  readonly held: readonly HeldRooms[];
};

export type HotelOrder = Omit<Order, "detail"> & { readonly detail: HotelBooking };

/** Orders of hotels that hold a detail were written by this folder. */
export const isHotelOrder = (order: Order): order is HotelOrder => order.vertical === "hotels" && order.detail !== null;

export const hotelOrderOf = (call: Pick<Call, "store">, uuid: string): HotelOrder => {
  const order = orderByUuid(call.store, uuid);
  if (order !== undefined && isHotelOrder(order)) return order;
  throw refuse("not_found", { status: 404, message: "There is no such hotel booking." });
};
