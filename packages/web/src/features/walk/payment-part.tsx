import { Trans } from "@lingui/react/macro";
import { Alert } from "@safar/ui/alert";
import { Container } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { paths } from "../../app/addresses/paths.ts";
import { checkoutHere } from "../../engine/walk/checkout.chart.ts";
import { checkoutArrives } from "../../engine/walk/late-checkout.ts";
import { checkoutSteps, stepsFor } from "../checkout/checkout-trip.ts";
import { CheckoutSteps } from "../checkout/frame/checkout-steps.tsx";
import { InSight } from "../payment/in-sight.tsx";
import { JustPaid } from "../payment/paid.tsx";
import { PaymentScreen } from "../payment/payment-screen.tsx";
import { partArrives } from "./parts-here.ts";
import type { SharedPart } from "./shared-parts.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

checkoutArrives(checkoutHere);

/** Why the browser's back has led nowhere. */
const Stayed = ({ own }: { readonly own: string | null }) => (
  <InSight>
    <Alert
      live
      title={<Trans>This is reserved now</Trans>}
      action={
        own !== null && (
          <Link href={own}>
            <Trans>Look at the booking or cancel it</Trans>
          </Link>
        )
      }
    >
      <Trans>What you chose and entered can no longer be changed here. Nothing is charged until you pay.</Trans>
    </Alert>
  </InSight>
);

/** Paying for what a walk has reserved. */
const PaymentPart: SharedPart = ({ vertical, view, stays, isElsewhere, trip: { Summary, readExtras, words } }) => {
  const payment = view.checkout?.children.payment;
  const quote = view.checkout?.quote ?? null;
  if (view.screen === "confirmation") return <JustPaid />;
  if (isElsewhere || payment === undefined) return <WalkSkeleton />;
  // Whoever was here before, on another day or before a reload, came by all steps that what is booked has.
  const hasExtras = readExtras !== undefined || words.extras !== undefined;
  const steps = quote === null && hasExtras ? checkoutSteps : stepsFor(quote);
  const own = view.booking && paths.booking(vertical, view.booking);
  return (
    <Container>
      <PaymentScreen
        actor={payment}
        product={vertical}
        base={words.base}
        summary={<Summary view={view} />}
        steps={<CheckoutSteps words={words} step="payment" steps={steps} />}
        quoted={quote?.price}
        own={own}
        notice={stays > 0 && <Stayed key={stays} own={own} />}
      />
    </Container>
  );
};

partArrives("payment", PaymentPart);
