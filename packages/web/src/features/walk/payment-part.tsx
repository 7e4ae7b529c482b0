import { Container } from "@safar/ui/layout";
import { paths } from "../../app/addresses/paths.ts";
import { createCheckoutHere } from "../../engine/walk/checkout.chart.ts";
import { checkoutArrives } from "../../engine/walk/late-checkout.ts";
import { checkoutSteps, stepsFor } from "../checkout/checkout-trip.ts";
import { CheckoutSteps } from "../checkout/frame/checkout-steps.tsx";
import { PaymentScreen } from "../payment/payment-screen.tsx";
import { partArrives } from "./parts-here.ts";
import type { SharedPart } from "./shared-parts.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

checkoutArrives(createCheckoutHere);

/** Paying for what a walk has reserved. */
const PaymentPart: SharedPart = ({ vertical, view, trip: { Summary, readExtras, words } }) => {
  const payment = view.checkout?.children.payment;
  const quote = view.checkout?.quote ?? null;
  if (payment === undefined) return <WalkSkeleton />;
  // Whoever was here before, on another day or before a reload, came by all steps that what is booked has.
  const hasExtras = readExtras !== undefined || words.extras !== undefined;
  const steps = quote === null && hasExtras ? checkoutSteps : stepsFor(quote);
  return (
    <Container>
      <PaymentScreen
        actor={payment}
        product={vertical}
        base={words.base}
        summary={<Summary view={view} />}
        steps={<CheckoutSteps words={words} step="payment" steps={steps} />}
        quoted={quote?.price}
        own={view.booking && paths.booking(vertical, view.booking)}
      />
    </Container>
  );
};

partArrives("payment", PaymentPart);
