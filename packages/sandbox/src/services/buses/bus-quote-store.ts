import { createQuotes, type Quote } from "../selling/quotes.ts";
import type { SeatWish } from "../selling/seating.ts";
import type { BundleCode } from "./bus-bundles.ts";
import type { WireStop } from "./bus-wire.ts";

/** Chosen seats with where their travellers get on and off. */
export type BusQuote = Quote & {
  readonly searchRef: string;
  readonly busRef: string;
  readonly departure: string;
  readonly seats: readonly SeatWish[];
  readonly boarding: WireStop;
  readonly dropping: WireStop;
  readonly bundle: BundleCode;
};

export const busQuotes = createQuotes<BusQuote>("bus_fares");
