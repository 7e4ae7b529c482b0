import type { SoldVertical } from "@safar/sandbox";
import type { VerticalKind } from "./errand.types.ts";
import { buses } from "./verticals/buses.ts";
import { flights } from "./verticals/flights.ts";
import { hotels } from "./verticals/hotels.ts";

/** Every vertical that is sold. One that is missing here does not compile. */
export const verticals = {
  flights,
  hotels,
  buses,
} satisfies Readonly<Record<SoldVertical, VerticalKind>>;

export const isSold = (name: string): name is SoldVertical => Object.hasOwn(verticals, name);

export const soldVerticals: readonly SoldVertical[] = Object.keys(verticals).filter(isSold);
