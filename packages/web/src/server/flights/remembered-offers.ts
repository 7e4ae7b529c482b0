import type { CurrencyCode, FlightOffers, FlightsService } from "@safar/engine";
import type { FlightSessions } from "./flight-sessions.ts";

/** The calls of a search in a currency, with a memory of what each session looks for. */
export const rememberedOffers = (
  offers: FlightOffers,
  sessions: FlightSessions,
  currency: CurrencyCode,
): FlightOffers => ({
  ask: offers.ask,

  async open(search, signal) {
    const outcome = await offers.open(search, signal);
    if (outcome.type === "OPENED") {
      const { refId, providers, expiresAt } = outcome;
      await sessions.keep(refId, { search, providers, expiresAt, currency });
    }
    return outcome;
  },

  async touch(refId, offer, signal) {
    const [outcome, known] = await Promise.all([offers.touch(refId, offer, signal), sessions.recall(refId)]);
    if (outcome.type === "ALIVE" && known !== null)
      await sessions.keep(refId, { ...known, expiresAt: outcome.expiresAt });
    return outcome;
  },

  async recall(refId) {
    const known = await sessions.recall(refId);
    if (known === null) return { type: "GONE" };
    const { search, providers, expiresAt } = known;
    return known.currency === currency
      ? { type: "RECALLED", search, providers, expiresAt }
      : { type: "REPRICED", search };
  },
});

/** Offers that tell what their session looks for. Reading one makes the session last longer, and the memory of it. */
export const rememberedFares = <Checkout extends Pick<FlightsService, "fares">>(
  checkout: Checkout,
  sessions: FlightSessions,
): Checkout => ({
  ...checkout,
  fares: async (refId, offer, signal) => {
    const [outcome, known] = await Promise.all([checkout.fares(refId, offer, signal), sessions.recall(refId)]);
    if (outcome.type !== "FARES" || known === null) return outcome;
    await sessions.keep(refId, { ...known, expiresAt: outcome.expiresAt });
    return { ...outcome, search: known.search };
  },
});
