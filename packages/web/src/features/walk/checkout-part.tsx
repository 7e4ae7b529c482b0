import type { CheckoutActor, CheckoutView } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { checkoutHere } from "../../engine/walk/checkout.chart.ts";
import { checkoutArrives } from "../../engine/walk/late-checkout.ts";
import { type CheckoutStep, stepsFor } from "../checkout/checkout-trip.ts";
import { ExtrasScreen } from "../checkout/extras/extras-screen.tsx";
import { ReservingScreen } from "../checkout/outcome/reserving-screen.tsx";
import { TravellersScreen } from "../checkout/people/travellers-screen.tsx";
import { QuoteScreen, Quoting } from "../checkout/quote/quote-screen.tsx";
import { ReviewScreen } from "../checkout/review/review-screen.tsx";
import { partArrives } from "./parts-here.ts";
import type { SharedPart } from "./shared-parts.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

checkoutArrives(checkoutHere);

const stepOf = { travellers: "travellers", extras: "addons", review: "review" } as const;

/** The steps of this checkout, and the addresses of those that may be opened again. */
const stepsOf = ({ quote, steps }: CheckoutView, vertical: SoldVertical) => {
  const hrefs: { [Step in CheckoutStep]?: string } = {};
  for (const step of ["travellers", "extras", "review"] as const) {
    const own = stepOf[step];
    if (quote !== null && steps.includes(own)) hrefs[step] = paths.checkout(vertical, own, quote.refId);
  }
  return { hrefs, steps: stepsFor(quote) };
};

/** From the price to the reservation: whichever step's flow is running. */
const CheckoutPart: SharedPart = ({
  vertical,
  view,
  stays,
  isElsewhere,
  trip: { words, Summary, readExtras, useTrip },
}) => {
  // A vertical hands in one hook and never another.
  // oxlint-disable-next-line react/hooks
  const trip = { words, summary: <Summary view={view} />, readExtras, ...useTrip(view) };
  const { checkout } = view;
  const actor: CheckoutActor | undefined = view.children.checkout;
  if (checkout === null || actor === undefined) return <WalkSkeleton />;
  const { extras, quote, reserve, travellers } = checkout.children;
  const whole = { ...trip, ...stepsOf(checkout, vertical), price: view.price, party: checkout.party, stays };
  if (isElsewhere) return <Quoting summary={trip.summary} />;
  if (quote !== undefined) return <QuoteScreen actor={quote} {...whole} />;
  if (travellers !== undefined) return <TravellersScreen actor={travellers} {...whole} />;
  if (extras !== undefined) return <ExtrasScreen actor={extras} {...whole} />;
  if (reserve !== undefined) return <ReservingScreen actor={reserve} />;
  return checkout.quote === null ? <WalkSkeleton /> : <ReviewScreen view={checkout} send={actor.send} {...whole} />;
};

partArrives("checkout", CheckoutPart);
