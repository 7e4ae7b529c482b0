import type { CancellationService } from "@safar/engine";
import { cancelBooking, quoteRefund, trackCancellation } from "../../calls/bookings.calls.ts";
import { askServer } from "../asking/ask-server.ts";

/** Cancelling, over our server. */
export const cancellationService: CancellationService = {
  quote: (booking, signal) => askServer((signal) => quoteRefund({ data: { booking }, signal }), signal),
  cancel: async (data, signal) => {
    const outcome = await askServer((signal) => cancelBooking({ data, signal }), signal);
    // Whatever kept the answer away, the booking may have been cancelled: it is looked at before anybody asks again.
    return outcome.type === "PROBLEM" ? { type: "UNKNOWN" } : outcome;
  },
  track: (booking, signal) => askServer((signal) => trackCancellation({ data: { booking }, signal }), signal),
};
