import "@tanstack/react-start/server-only";
import type { FlightOffers, OfferView, OpenOutcome, RefId, SearchText } from "@safar/engine";
import { getRequest } from "@tanstack/react-start/server";
import { type Told, told } from "../account/told.ts";
import { currentRequest } from "../request/current-request.ts";
import { isPersonsVisit } from "../request/page-request.ts";
import { currentFlights } from "./current-flights.ts";
import { findFlights, type Patience } from "./find-flights.ts";
import { type FirstOffers, firstOffersOf } from "./first-offers.ts";
import { sessionsOf } from "./search-cookie.ts";
import { serverEarlySearches } from "./server-early-searches.ts";

/** A search that the server begins with its page. Neither promise rejects. */
export type BegunSearch = {
  /** Null when the page is to open the search by itself. */
  readonly opened: Promise<Told<OpenOutcome> | null>;
  /** Null when none came while the page waited. */
  readonly first: Promise<FirstOffers | null>;
};

/** The page stays open so long for first offers: by then its script is there to read all. Who answers with the first is among them. */
const patience: Patience = { forAllMs: 3000, onceFoundMs: 120 };

/** The session for this search that the browser has open, or else a new one. */
const openOrResume = async (
  offers: FlightOffers,
  search: SearchText,
  known: readonly RefId[],
): Promise<OpenOutcome> => {
  for (const refId of known) {
    const recalled = await offers.recall(refId);
    if (recalled.type === "RECALLED" && recalled.search === search) {
      const { providers, expiresAt } = recalled;
      return { type: "OPENED", refId, providers, expiresAt };
    }
  }
  return offers.open(search);
};

const begin = async (search: SearchText): Promise<{ outcome: OpenOutcome; offers: FlightOffers } | null> => {
  const request = getRequest();
  const { context, server } = await currentRequest();
  const early = serverEarlySearches;
  if (!isPersonsVisit(request, context.isBot) || !early.hasRoom()) return null;
  const { allowed } = await server.rateLimits.take("early-search", [context.clientAddress]);
  if (!allowed) return null;

  const { offers } = await currentFlights();
  const outcome = await openOrResume(offers, search, sessionsOf(request));
  if (outcome.type !== "OPENED" || request.signal.aborted) return { outcome, offers };
  const { refId, providers } = outcome;
  early.begin({ search, refId, providers: providers.map(({ code }) => code) }, offers.ask);
  request.signal.addEventListener("abort", () => early.abandon(refId), { once: true });
  const seen: FlightOffers = {
    ...offers,
    open: async () => outcome,
    ask: (_, onAnswer) => early.watch(refId, onAnswer) ?? (() => {}),
  };
  return { outcome, offers: seen };
};

/**
 * Begins a search while its page is rendered, for a person who looks at it: what providers answer waits for the page's script,
 * or is let go of when nobody comes for it. `view` says which offers the page shows first.
 */
export const beginSearch = (search: SearchText, view: OfferView): BegunSearch => {
  const begun = begin(search).catch(() => null);
  return {
    opened: begun.then((one) => (one === null ? null : told(one.outcome))),
    first: begun.then(async (one) => {
      if (one?.outcome.type !== "OPENED") return null;
      const found = await findFlights(one.offers, search, patience);
      return found === null ? null : firstOffersOf(found, view);
    }),
  };
};
