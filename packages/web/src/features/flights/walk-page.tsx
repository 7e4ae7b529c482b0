import { Trans } from "@lingui/react/macro";
import { Alert } from "@safar/ui/alert";
import { type ComponentType, lazy, Suspense } from "react";
import type { WalkEntry } from "../../engine/flights.walk.ts";
import { useWalk, type Walk } from "./use-walk.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

/** The parts of the walk, a script each: a page comes with its own and fetches another when the walk goes on to it. */
const parts = {
  results: () => import("./results-part.tsx"),
  itinerary: () => import("./itinerary-part.tsx"),
  checkout: () => import("./checkout-part.tsx"),
  payment: () => import("./payment-part.tsx"),
  outcome: () => import("./outcome-part.tsx"),
} as const;

type PartName = keyof typeof parts;

export type Part = ComponentType<Walk>;

const lazily = (name: PartName): Part => lazy(parts[name]);

const fetched: Readonly<Record<PartName, Part>> = {
  results: lazily("results"),
  itinerary: lazily("itinerary"),
  checkout: lazily("checkout"),
  payment: lazily("payment"),
  outcome: lazily("outcome"),
};

const partOf: Readonly<Record<Walk["view"]["screen"], PartName | null>> = {
  search: null,
  results: "results",
  itinerary: "itinerary",
  itineraryFailed: "itinerary",
  quote: "checkout",
  passengers: "checkout",
  addons: "checkout",
  review: "checkout",
  reserving: "checkout",
  payment: "payment",
  confirmation: null,
  sessionExpired: "outcome",
  quoteExpired: "outcome",
  soldOut: "outcome",
  reserveRefused: "outcome",
  holdExpired: "outcome",
  left: null,
};

type Props = {
  readonly entry: WalkEntry;
  /** The part that the page's own script holds. */
  readonly own: { readonly [Name in PartName]?: Part };
};

/** Whatever screen the walk is at. Each address of the walk shows it; the address follows the walk and leads it back. */
export function WalkPage({ entry, own }: Props) {
  const walk = useWalk(entry);
  const name = partOf[walk.view.screen];
  const Shown = name === null ? null : (own[name] ?? fetched[name]);
  return (
    <>
      {walk.isLost && (
        <Alert tone="warning">
          <Trans>What you had begun here could not be brought back after the update. Please start again.</Trans>
        </Alert>
      )}
      <Suspense fallback={<WalkSkeleton />}>{Shown === null ? <WalkSkeleton /> : <Shown {...walk} />}</Suspense>
    </>
  );
}
