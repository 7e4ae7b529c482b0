import { type Locale, products, type WalkStep } from "@safar/engine";
import type { AnyRouter } from "@tanstack/react-router";
import { paths } from "../app/addresses/paths.ts";
import type { SoldVertical } from "../app/verticals.ts";
import { fetchCheckout } from "../engine/walk/late-checkout.ts";
import { fetchPageParts } from "./page-parts.ts";

/** Stands for whatever it will be of: the page is the same. */
const any = "any";

const offerPages = {
  flights: [paths.flightItinerary(any, any)],
  hotels: [paths.hotelDetail(any, { id: any, hotelId: undefined }, null)],
  buses: [paths.busSeats(any)],
  // A class leads to its places, all else to the train.
  trains: [paths.train(any), paths.trainPlaces(any)],
  movies: [paths.hall(any)],
  events: [paths.eventPasses(any)],
  tours: [paths.toursOffer({ refId: any, offer: any })],
} as const satisfies Readonly<Record<SoldVertical, readonly string[]>>;

/** Addresses of the pages that come after a step; none where the walk ends. */
const pagesAhead = (vertical: SoldVertical, step: WalkStep): readonly string[] => {
  switch (step) {
    case "results":
      return offerPages[vertical];
    case "offer":
      return [paths.checkout(vertical, "travellers", any)];
    case "travellers":
    case "addons":
    case "review":
      return [paths.payment(vertical, any)];
    case "payment":
      return [paths.confirmation(products[vertical].serviceType, any)];
    default:
      return [];
  }
};

/**
 * Fetches the scripts and the words of the pages that come after a step, and asks for nothing that they show. Rejects where one does not
 * come: whoever goes there tries again.
 */
export const fetchAhead = async (
  router: AnyRouter,
  locale: Locale,
  [vertical, step]: readonly [SoldVertical, WalkStep],
): Promise<void> => {
  for (const path of pagesAhead(vertical, step)) {
    const matches = router.matchRoutes(path);
    const scripts = matches.map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId]));
    await Promise.all([fetchPageParts(locale, matches), ...scripts]);
  }
  // An offer is read together with what its checkout takes.
  if (step === "results") await fetchCheckout();
};
