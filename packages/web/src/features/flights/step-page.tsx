import { refId } from "@safar/engine";
import CheckoutPart from "./checkout-part.tsx";
import { WalkPage } from "./walk-page.tsx";

/** A step of a checkout, opened by the quote that it is about. */
export function FlightStepPage({ quote, step }: { quote: string; step: "passengers" | "addons" | "review" }) {
  const start = { at: "quote", refId: refId(quote) } as const;
  return <WalkPage key={quote} entry={{ start, step }} own={{ checkout: CheckoutPart }} />;
}
