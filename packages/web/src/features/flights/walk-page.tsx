import type { FlightsView } from "@safar/engine";
import { createWalkPage } from "../walk/create-walk-page.tsx";
import { flightsKind } from "./flights-kind.ts";

const checkoutWords = ["checkout", "payment", "account"];

const ownPartOf = (screen: FlightsView["screen"]): "results" | "itinerary" | null => {
  if (screen === "results") return "results";
  return screen === "itinerary" || screen === "itineraryFailed" ? "itinerary" : null;
};

export const WalkPage = createWalkPage({
  kind: flightsKind,
  partOf: ownPartOf,
  parts: {
    results: { words: [], load: () => import("./results-part.tsx") },
    itinerary: { words: [], load: () => import("./itinerary-part.tsx") },
    checkout: { words: checkoutWords, load: () => import("./checkout-part.tsx") },
    payment: { words: checkoutWords, load: () => import("./payment-part.tsx") },
    outcome: { words: checkoutWords, load: () => import("./outcome-part.tsx") },
  },
});
