import { refId } from "@safar/engine";
import CheckoutPart from "./checkout-part.tsx";
import { BusWalkPage } from "./walk-page.tsx";

/** A step of a checkout, opened by the fares that it is about. */
export function BusStepPage({ quote, step }: { quote: string; step: "passengers" | "review" }) {
  const start = { at: "quote", refId: refId(quote) } as const;
  return <BusWalkPage key={quote} entry={{ start, step }} own={{ checkout: CheckoutPart }} />;
}
