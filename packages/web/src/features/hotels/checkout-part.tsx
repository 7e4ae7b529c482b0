import { paths } from "../../app/paths.ts";
import { CheckoutSteps } from "../walk/checkout-steps.tsx";
import type { HotelWalk } from "./hotels-kind.ts";
import { StaySummary } from "./stay-summary.tsx";

export default function CheckoutPart({ view }: HotelWalk) {
  const trip = { summary: <StaySummary view={view} />, zone: view.stay?.zone, isStay: true };
  return <CheckoutSteps vertical="hotels" view={view} trip={trip} addressOf={paths.hotelCheckout} />;
}
