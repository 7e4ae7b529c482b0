import type { FlightOffers, FlightsService } from "@safar/engine";
import type { FlightSessions } from "./flight-sessions.ts";

/** The calls of a search, with a memory of what each session looks for. */
export const rememberedOffers = (offers: FlightOffers, sessions: FlightSessions): FlightOffers => ({
  ask: offers.ask,

  async open(search, signal) {
    const outcome = await offers.open(search, signal);
    if (outcome.type === "OPENED") {
      const { refId, providers, expiresAt } = outcome;
      await sessions.keep(refId, { search, providers, expiresAt });
    }
    return outcome;
  },

  async touch(refId, offer, signal) {
    const [outcome, recalled] = await Promise.all([offers.touch(refId, offer, signal), sessions.recall(refId)]);
    if (outcome.type === "ALIVE" && recalled.type === "RECALLED") {
      const { search, providers } = recalled;
      await sessions.keep(refId, { search, providers, expiresAt: outcome.expiresAt });
    }
    return outcome;
  },

  recall: (refId) => sessions.recall(refId),
});

/** Offers that tell what their session looks for. Reading one makes the session last longer, and the memory of it. */
export const rememberedFares = <Checkout extends Pick<FlightsService, "fares">>(
  checkout: Checkout,
  sessions: FlightSessions,
): Checkout => ({
  ...checkout,
  fares: async (refId, offer, signal) => {
    const [outcome, recalled] = await Promise.all([checkout.fares(refId, offer, signal), sessions.recall(refId)]);
    if (outcome.type !== "FARES" || recalled.type !== "RECALLED") return outcome;
    const { search, providers } = recalled;
    await sessions.keep(refId, { search, providers, expiresAt: outcome.expiresAt });
    return { ...outcome, search };
  },
});
