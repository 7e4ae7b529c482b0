import { CheckoutPayment } from "../walk/checkout-payment.tsx";
import type { HotelWalk } from "./hotels-kind.ts";
import { StaySummary } from "./stay-summary.tsx";

export default function PaymentPart({ view }: HotelWalk) {
  return <CheckoutPayment product="hotels" view={view} summary={<StaySummary view={view} />} />;
}
