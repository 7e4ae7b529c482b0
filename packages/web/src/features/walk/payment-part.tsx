import { Container } from "@safar/ui/layout";
import { createCheckoutHere } from "../../engine/walk/checkout.chart.ts";
import { checkoutArrives } from "../../engine/walk/late-checkout.ts";
import { stepsFor } from "../checkout/checkout-trip.ts";
import { CheckoutSteps } from "../checkout/frame/checkout-steps.tsx";
import { PaymentScreen } from "../payment/payment-screen.tsx";
import { partArrives } from "./parts-here.ts";
import type { SharedPart } from "./shared-parts.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

checkoutArrives(createCheckoutHere);

/** Paying for what a walk has reserved. */
const PaymentPart: SharedPart = ({ vertical, view, trip: { Summary, words } }) => {
  const payment = view.checkout?.children.payment;
  const quote = view.checkout?.quote ?? null;
  if (payment === undefined) return <WalkSkeleton />;
  return (
    <Container>
      <PaymentScreen
        actor={payment}
        product={vertical}
        base={words.base}
        summary={<Summary view={view} />}
        // What is paid for later was reserved on another day: no way led here.
        steps={quote && <CheckoutSteps words={words} step="payment" steps={stepsFor(quote)} />}
        quoted={quote?.price.charge}
      />
    </Container>
  );
};

partArrives("payment", PaymentPart);
