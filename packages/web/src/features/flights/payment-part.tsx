import { CheckoutPayment } from "../walk/checkout-payment.tsx";
import { FlightSummary } from "./flight-summary.tsx";
import type { FlightWalk } from "./flights-kind.ts";

export default function PaymentPart({ view }: FlightWalk) {
  return <CheckoutPayment product="flights" view={view} summary={<FlightSummary view={view} />} />;
}
