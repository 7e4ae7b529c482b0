import { refId } from "@safar/engine";
import CheckoutPart from "./checkout-part.tsx";
import { HotelsWalkPage } from "./walk-page.tsx";

/** A step of a checkout, opened by the quote that it is about. */
export function HotelStepPage({ quote, step }: { quote: string; step: "passengers" | "review" }) {
  const start = { at: "quote", refId: refId(quote) } as const;
  return <HotelsWalkPage key={quote} entry={{ start, step }} own={{ checkout: CheckoutPart }} />;
}
