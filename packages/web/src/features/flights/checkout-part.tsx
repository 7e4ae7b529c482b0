import { paths } from "../../app/paths.ts";
import { CheckoutSteps } from "../walk/checkout-steps.tsx";
import type { FlightWalk } from "./flights-kind.ts";
import { useFlightTrip } from "./use-flight-trip.tsx";

export default function CheckoutPart({ view }: FlightWalk) {
  const trip = useFlightTrip(view);
  return <CheckoutSteps vertical="flights" view={view} trip={trip} addressOf={paths.flightCheckout} />;
}
