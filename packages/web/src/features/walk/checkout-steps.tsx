import { type CheckoutActor, type CheckoutView, hasExtras, type Vertical } from "@safar/engine";
import { createCheckoutHere } from "../../engine/checkout.chart.ts";
import { checkoutArrives } from "../../engine/late-checkout.ts";
import { type CheckoutStep, type CheckoutTrip, checkoutSteps } from "../checkout/checkout-trip.ts";
import { ExtrasScreen } from "../checkout/extras-screen.tsx";
import { PassengersScreen } from "../checkout/passengers-screen.tsx";
import { QuoteScreen } from "../checkout/quote-screen.tsx";
import { ReservingScreen } from "../checkout/reserving-screen.tsx";
import { ReviewScreen } from "../checkout/review-screen.tsx";
import type { AnyWalkView } from "./walk-kind.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

checkoutArrives(createCheckoutHere);

const stepOf = { passengers: "passengers", extras: "addons", review: "review" } as const;

/** The steps of this checkout, and the addresses of those that may be opened again. */
const stepsOf = ({ quote, steps }: CheckoutView, addressOf: Addresses) => {
  const hrefs: { [Step in CheckoutStep]?: string } = {};
  for (const step of ["passengers", "extras", "review"] as const) {
    const own = stepOf[step];
    if (quote !== null && steps.includes(own)) hrefs[step] = addressOf(own, quote.refId);
  }
  return { hrefs, steps: hasExtras(quote) ? checkoutSteps : checkoutSteps.filter((step) => step !== "extras") };
};

type Addresses = (step: "passengers" | "addons" | "review", refId: string) => string;

type Props = {
  readonly vertical: Vertical;
  readonly view: Pick<AnyWalkView, "checkout" | "price" | "children">;
  /** What the vertical tells the steps of what is booked. The steps themselves are known here. */
  readonly trip: Omit<CheckoutTrip, "price" | "steps" | "hrefs" | "party">;
  readonly addressOf: Addresses;
};

/** From the price to the reservation: whichever step's flow is running. */
export function CheckoutSteps({ vertical, view, trip, addressOf }: Props) {
  const { checkout } = view;
  const actor: CheckoutActor | undefined = view.children.checkout;
  if (checkout === null || actor === undefined) return <WalkSkeleton />;
  const { extras, quote, reserve, travellers } = checkout.children;
  const whole = { ...trip, ...stepsOf(checkout, addressOf), price: view.price, party: checkout.party };
  if (quote !== undefined) return <QuoteScreen actor={quote} vertical={vertical} {...whole} />;
  if (travellers !== undefined) return <PassengersScreen actor={travellers} {...whole} />;
  if (extras !== undefined) return <ExtrasScreen actor={extras} {...whole} />;
  if (reserve !== undefined) return <ReservingScreen actor={reserve} />;
  return checkout.quote === null ? <WalkSkeleton /> : <ReviewScreen view={checkout} send={actor.send} {...whole} />;
}
