import type { Product } from "@safar/engine";
import { paths } from "./paths.ts";

const addressIn: { readonly [Of in Product]?: (booking: string) => string } = {
  flights: paths.flightBooking,
  hotels: paths.hotelBooking,
  buses: paths.busBooking,
};

/** A booking's own page; null for what has none, such as cash that was added, or a vertical whose pages are not built yet. */
export const bookingAddress = (product: Product | null, booking: string): string | null =>
  product === null ? null : (addressIn[product]?.(booking) ?? null);
