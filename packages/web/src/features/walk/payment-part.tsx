import { Container } from "@safar/ui/layout";
import { createCheckoutHere } from "../../engine/walk/checkout.chart.ts";
import { checkoutArrives } from "../../engine/walk/late-checkout.ts";
import { PaymentScreen } from "../payment/payment-screen.tsx";
import type { SharedPart } from "./shared-parts.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

checkoutArrives(createCheckoutHere);

/** Paying for what a walk has reserved. */
const PaymentPart: SharedPart = ({ vertical, view, trip: { Summary, words } }) => {
  const payment = view.checkout?.children.payment;
  if (payment === undefined) return <WalkSkeleton />;
  return (
    <Container>
      <PaymentScreen actor={payment} product={vertical} base={words.base} summary={<Summary view={view} />} />
    </Container>
  );
};

export default PaymentPart;
