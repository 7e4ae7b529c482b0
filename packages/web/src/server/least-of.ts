import type { Money } from "@safar/engine";

/** The least of some prices in one currency; null where there is none. */
export const leastOf = (prices: readonly (Money | null)[]): Money | null =>
  prices.reduce((least, one) => (one !== null && (least === null || one.minor < least.minor) ? one : least), null);
