import type { BookingService } from "@safar/engine";

/** Bookings of whatever kind, where an address does not say which: asked one service after another until one knows it. */
export const bookingsAnywhere = (services: readonly BookingService[]): BookingService => ({
  async read(request, signal) {
    for (const service of services) {
      const outcome = await service.read(request, signal);
      if (outcome.type !== "NOT_FOUND") return outcome;
    }
    return { type: "NOT_FOUND" };
  },
  async respond(request, signal) {
    for (const service of services) {
      const found = await service.read({ booking: request.booking, proof: request.proof }, signal);
      if (found.type !== "NOT_FOUND") return service.respond(request, signal);
    }
    return { type: "TOO_LATE" };
  },
});
