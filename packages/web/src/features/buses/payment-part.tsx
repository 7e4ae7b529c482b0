import { CheckoutPayment } from "../walk/checkout-payment.tsx";
import { BusSummary } from "./bus-summary.tsx";
import type { BusWalk } from "./buses-kind.ts";

export default function PaymentPart({ view }: BusWalk) {
  return <CheckoutPayment product="buses" view={view} summary={<BusSummary bus={view.bus} />} />;
}
