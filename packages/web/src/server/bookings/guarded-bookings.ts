import type { BookingService, ReadOutcome, ReadRequest } from "@safar/engine";
import { counting, type Limits } from "../account/limited-auth.ts";
import type { BrowserProofs } from "./guest-proofs.ts";

type Guards = Limits & { readonly proofs: BrowserProofs };

/**
 * Bookings as a browser may read them. A proof that is typed is counted, so that nobody guesses whose a booking is; one that was
 * right is remembered for this browser, and stands for itself in every later call.
 */
export const guardedBookings = (bookings: BookingService, guards: Guards): BookingService => {
  const { proofs } = guards;
  const count = counting(guards);

  const readTyped = async (request: ReadRequest & { readonly proof: string }, signal?: AbortSignal) => {
    const outcome = await count({
      action: "proof",
      target: request.booking,
      run: () => bookings.read(request, signal),
      free: ({ type }) => type !== "PROOF_REFUSED",
    });
    if (outcome.type === "BOOKING") await proofs.keep(request.booking, request.proof);
    return outcome;
  };

  return {
    async read({ booking, proof }, signal): Promise<ReadOutcome> {
      const kept = await proofs.find(booking);
      if (proof !== null && proof !== kept) return readTyped({ booking, proof }, signal);
      const outcome = await bookings.read({ booking, proof: kept }, signal);
      if (outcome.type !== "PROOF_REFUSED") return outcome;
      // What was right once is no longer: the booking's contact was changed.
      await proofs.forget(booking);
      return bookings.read({ booking, proof: null }, signal);
    },
    respond: async (request, signal) =>
      bookings.respond({ ...request, proof: await proofs.find(request.booking) }, signal),
  };
};
