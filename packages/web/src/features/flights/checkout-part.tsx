import { ExtrasScreen } from "../checkout/extras-screen.tsx";
import { PassengersScreen } from "../checkout/passengers-screen.tsx";
import { QuoteScreen } from "../checkout/quote-screen.tsx";
import { ReservingScreen } from "../checkout/reserving-screen.tsx";
import { ReviewScreen } from "../checkout/review-screen.tsx";
import { useCheckoutTrip } from "./use-checkout-trip.tsx";
import type { Walk } from "./use-walk.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

/** From the price to the reservation: whichever step's flow is running. */
export default function CheckoutPart({ view, send }: Walk) {
  const trip = useCheckoutTrip(view);
  const { extras, quote, reserve, travellers } = view.children;
  if (quote !== undefined) return <QuoteScreen actor={quote} {...trip} />;
  if (travellers !== undefined) return <PassengersScreen actor={travellers} {...trip} />;
  if (extras !== undefined) return <ExtrasScreen actor={extras} {...trip} />;
  if (reserve !== undefined) return <ReservingScreen actor={reserve} />;
  return view.quote === null ? <WalkSkeleton /> : <ReviewScreen view={view} send={send} {...trip} />;
}
