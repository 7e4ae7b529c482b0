import type { busesEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Names } from "../../world/airports.ts";
import { type Order, orderByUuid } from "../orders/order.ts";
import type { KeptPrice } from "../orders/price-wire.ts";
import type { Policy } from "../travel/fare-policy.ts";
import type { Line } from "../travel/flight-prices.ts";
import type { WireBus, WireStop } from "./bus-wire.ts";

export type BusPassenger = ParsedRequestOf<typeof busesEndpoints.saveBusOrder>["seats"][number];

type BusTicketState = {
  readonly paxId: string;
  readonly number: string | null;
  readonly state: "waiting" | "issued" | "refused";
};

/** What an order for seats of a coach keeps of them. */
export type BusBooking = KeptPrice<Line> & {
  readonly faresId: string;
  readonly departure: string;
  /** As it was sold. */
  readonly bus: WireBus;
  readonly from: string;
  readonly to: string;
  readonly boarding: WireStop;
  readonly dropping: WireStop;
  readonly bundle: { readonly code: string; readonly names: Names };
  readonly passengers: readonly (BusPassenger & { readonly seat_id: string; readonly category: string })[];
  readonly policy: Policy;
  readonly departs: EpochMs;
  readonly ticketStates: readonly BusTicketState[];
  readonly voucher: string | null;
};

export type BusOrder = Omit<Order, "detail"> & { readonly detail: BusBooking };

/** Orders of buses that hold a detail were written by this folder. */
export const isBusOrder = (order: Order): order is BusOrder => order.vertical === "buses" && order.detail !== null;

export const busOrderOf = (call: Pick<Call, "store">, uuid: string): BusOrder => {
  const order = orderByUuid(call.store, uuid);
  if (order === undefined || !isBusOrder(order)) {
    throw refuse("not_found", { status: 404, message: "There is no such bus booking." });
  }
  return order;
};
