import type { Order, OrderVertical } from "./order.ts";

/** What an address calls a line of business where it is not its own name. */
const segments: Partial<Record<OrderVertical, string>> = { buses: "bus", trains: "train", events: "event" };

/** Where people find a booking; cash that was added is in the wallet. */
export const bookingPageOf = ({ uuid, vertical }: Pick<Order, "uuid" | "vertical">): string =>
  vertical === "wallet" ? "/wallet" : `/${segments[vertical] ?? vertical}/booking-detail/${uuid}`;
