import type { BookingService, ReadOutcome, ReadRequest } from "@safar/engine";
import type { SoldVertical } from "../../app/verticals.ts";

type Source = { readonly vertical: SoldVertical; readonly service: BookingService };

type Found = { readonly vertical: SoldVertical; readonly outcome: ReadOutcome };

export type BookingsAnywhere = BookingService & {
  /** What the first service says that does not say `NOT_FOUND`, and whose it is; null where none knows the booking. */
  readonly find: (request: ReadRequest, signal?: AbortSignal) => Promise<Found | null>;
};

/** Bookings of whatever kind, where an address does not say which: asked one service after another until one knows it. */
export const bookingsAnywhere = (sources: readonly Source[]): BookingsAnywhere => {
  const findIn = async (request: ReadRequest, signal?: AbortSignal) => {
    for (const source of sources) {
      const outcome = await source.service.read(request, signal);
      if (outcome.type !== "NOT_FOUND") return { ...source, outcome };
    }
    return null;
  };
  return {
    find: findIn,
    read: async (request, signal) => (await findIn(request, signal))?.outcome ?? { type: "NOT_FOUND" },
    respond: async (request, signal) => {
      const found = await findIn({ booking: request.booking, proof: request.proof }, signal);
      return found === null ? { type: "TOO_LATE" } : found.service.respond(request, signal);
    },
  };
};
