import type { Product } from "@safar/engine";
import { isSold } from "../verticals.ts";
import { paths } from "./paths.ts";

/** A booking's own page; null for what has none, such as cash that was added, or a vertical whose pages are not built yet. */
export const bookingAddress = (product: Product | null, booking: string): string | null =>
  product !== null && isSold(product) ? paths.booking(product, booking) : null;
