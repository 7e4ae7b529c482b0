import type { CheckoutService } from "@safar/engine";
import type { SoldVertical } from "../../app/verticals.ts";
import { findReservation, quoteOffer, readExtras, reserveOffer } from "../../calls/offers.calls.ts";
import { askServer } from "../asking/ask-server.ts";

/**
 * Quoting and reserving what a vertical sells, over our server. An answer that was lost on the way to it is as unknown as one that it
 * did not get.
 */
export const checkoutService = (vertical: SoldVertical): CheckoutService => ({
  quote: (request, signal) => askServer((signal) => quoteOffer({ data: { vertical, request }, signal }), signal),
  extras: (refId, signal) => askServer((signal) => readExtras({ data: { vertical, refId }, signal }), signal),
  findReservation: (refId, signal) =>
    askServer((signal) => findReservation({ data: { vertical, refId }, signal }), signal),
  reserve: async (request, signal) => {
    const outcome = await askServer((signal) => reserveOffer({ data: { vertical, request }, signal }), signal);
    return outcome.type === "PROBLEM" ? { type: "UNKNOWN" } : outcome;
  },
});
