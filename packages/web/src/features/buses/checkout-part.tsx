import { paths } from "../../app/paths.ts";
import { CheckoutSteps } from "../walk/checkout-steps.tsx";
import { BusSummary } from "./bus-summary.tsx";
import type { BusWalk } from "./buses-kind.ts";

export default function CheckoutPart({ view }: BusWalk) {
  const trip = {
    summary: <BusSummary bus={view.bus} />,
    parts: [],
    isRide: true,
    seats: view.bus?.seats,
    zone: view.bus?.departure.departs.zone,
  };
  return <CheckoutSteps vertical="buses" view={view} trip={trip} addressOf={paths.busCheckout} />;
}
