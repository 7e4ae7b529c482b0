import type { CancellationService } from "@safar/engine";
import type { SoldVertical } from "../../app/verticals.ts";
import { cancelBooking, quoteRefund, trackCancellation } from "../../calls/bookings.calls.ts";
import { askServer } from "../asking/ask-server.ts";

/** Cancelling a booking of a vertical, over our server. */
export const cancellationService = (vertical: SoldVertical): CancellationService => ({
  quote: (booking, signal, travellers) =>
    askServer((signal) => quoteRefund({ data: { vertical, booking, travellers }, signal }), signal),
  cancel: async (request, signal) => {
    const data = { vertical, ...request };
    const outcome = await askServer((signal) => cancelBooking({ data, signal }), signal);
    // Whatever kept the answer away, the booking may have been cancelled: it is looked at before anybody asks again.
    return outcome.type === "PROBLEM" ? { type: "UNKNOWN" } : outcome;
  },
  track: (booking, signal) => askServer((signal) => trackCancellation({ data: { vertical, booking }, signal }), signal),
});
