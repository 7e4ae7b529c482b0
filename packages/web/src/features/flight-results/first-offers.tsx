import type { FlightReferences, Itinerary, RefId } from "@safar/engine";
import { memo, Suspense, use } from "react";
import { PlainOfferList } from "./offer-list.tsx";
import { OffersComing } from "./results-states.tsx";

/** Offers that came while the page was on its way, in the order to show; null when none came in time. */
export type FirstOffers = Promise<{
  readonly refId: RefId;
  readonly itineraries: readonly Itinerary[];
  readonly references: FlightReferences;
} | null>;

const Shown = ({ first, legs }: { first: FirstOffers; legs: number }) => {
  const found = use(first);
  return found === null ? (
    <OffersComing legs={legs} />
  ) : (
    <PlainOfferList {...found} selected={Uint32Array.from(found.itineraries.keys())} />
  );
};

/**
 * Where offers are coming: the first of them, if they came with the page. They are links, which lead on before it is alive too. What
 * is around them may change before they are alive; they are not drawn anew for it, so that a press on one of them ends where it began.
 */
export const FirstOffers = memo(function FirstOffers({ first, legs }: { first: FirstOffers | null; legs: number }) {
  return first === null ? (
    <OffersComing legs={legs} />
  ) : (
    <Suspense fallback={<OffersComing legs={legs} />}>
      <Shown first={first} legs={legs} />
    </Suspense>
  );
});
