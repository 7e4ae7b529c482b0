import type { HotelsView } from "@safar/engine";
import { createWalkPage } from "../walk/create-walk-page.tsx";
import { hotelsKind } from "./hotels-kind.ts";

const checkoutWords = ["checkout", "payment", "account"];

const ownPartOf = (screen: HotelsView["screen"]): "results" | "hotel" | null => {
  if (screen === "results") return "results";
  return screen === "hotel" || screen === "hotelFailed" ? "hotel" : null;
};

export const HotelsWalkPage = createWalkPage({
  kind: hotelsKind,
  partOf: ownPartOf,
  parts: {
    results: { words: ["hotel-results"], load: () => import("./results-part.tsx") },
    hotel: { words: ["hotel-results", "hotel-detail"], load: () => import("./hotel-part.tsx") },
    checkout: { words: checkoutWords, load: () => import("./checkout-part.tsx") },
    payment: { words: checkoutWords, load: () => import("./payment-part.tsx") },
    outcome: { words: checkoutWords, load: () => import("./outcome-part.tsx") },
  },
});
