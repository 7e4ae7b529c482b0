import type { BusesView } from "@safar/engine";
import { createWalkPage } from "../walk/create-walk-page.tsx";
import { busesKind } from "./buses-kind.ts";

const checkoutWords = ["checkout", "payment", "account"];

const ownPartOf = (screen: BusesView["screen"]): "results" | "seats" | null => {
  if (screen === "results") return "results";
  return screen === "seats" ? "seats" : null;
};

export const BusWalkPage = createWalkPage({
  kind: busesKind,
  partOf: ownPartOf,
  parts: {
    results: { words: ["bus-search", "bus-results"], load: () => import("./results-part.tsx") },
    seats: { words: ["bus-search", "bus-seats"], load: () => import("./seats-part.tsx") },
    checkout: { words: checkoutWords, load: () => import("./checkout-part.tsx") },
    payment: { words: checkoutWords, load: () => import("./payment-part.tsx") },
    outcome: { words: checkoutWords, load: () => import("./outcome-part.tsx") },
  },
});
