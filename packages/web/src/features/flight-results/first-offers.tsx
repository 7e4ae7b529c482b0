import { type FlightReferences, type Itinerary, offerResults, type RefId } from "@safar/engine";
import { useRouterState } from "@tanstack/react-router";
import { memo, type ReactNode, Suspense, use } from "react";
import { CardList } from "../results/card-list.tsx";
import { CardsComing } from "../results/cards-coming.tsx";
import { OfferCard } from "./offer-card.tsx";

type Found = {
  readonly refId: RefId;
  readonly itineraries: readonly Itinerary[];
  readonly references: FlightReferences;
};

/** Offers that came while the page was on its way, in the order to show; null when none came in time. */
export type FirstOffers = Promise<Found | null>;

const cardIn =
  ({ itineraries, references, refId }: Found, isWithBag: boolean) =>
  (place: number) => {
    const itinerary = itineraries[place];
    return itinerary && <OfferCard itinerary={itinerary} references={references} refId={refId} isWithBag={isWithBag} />;
  };

const Shown = ({ first, label, coming }: { first: FirstOffers; label: string; coming: ReactNode }) => {
  const found = use(first);
  const isWithBag = useRouterState({
    select: ({ location }) => offerResults.decode(location.searchStr).filters.withBag,
  });
  if (found === null) return coming;
  const card = cardIn(found, isWithBag);
  return <CardList label={label} places={Uint32Array.from(found.itineraries.keys())} card={card} />;
};

/**
 * Where offers are coming: the first of them, if they came with the page. They are links, which lead on before it is alive too. What
 * is around them may change before they are alive; they are not drawn anew for it, so that a press on one of them ends where it began.
 */
export const FirstOffersShown = memo(function FirstOffersShown({
  first,
  label,
  legs,
}: {
  first: FirstOffers | null;
  label: string;
  legs: number;
}) {
  const coming = <CardsComing rows={legs} />;
  return first === null ? (
    coming
  ) : (
    <Suspense fallback={coming}>
      <Shown first={first} label={label} coming={coming} />
    </Suspense>
  );
});
