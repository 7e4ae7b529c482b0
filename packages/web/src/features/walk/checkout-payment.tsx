import type { Product } from "@safar/engine";
import { Container } from "@safar/ui/layout";
import type { ReactNode } from "react";
import { createCheckoutHere } from "../../engine/checkout.chart.ts";
import { checkoutArrives } from "../../engine/late-checkout.ts";
import { PaymentScreen } from "../payment/payment-screen.tsx";
import type { AnyWalkView } from "./walk-kind.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

checkoutArrives(createCheckoutHere);

/** Paying for what a walk has reserved. */
export function CheckoutPayment({
  product,
  view: { checkout },
  summary,
}: {
  product: Product;
  view: Pick<AnyWalkView, "checkout">;
  /** What is paid for, in short. */
  summary: ReactNode;
}) {
  const payment = checkout?.children.payment;
  if (payment === undefined) return <WalkSkeleton />;
  return (
    <Container>
      <PaymentScreen actor={payment} product={product} summary={summary} />
    </Container>
  );
}
