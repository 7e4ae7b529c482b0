import type { SnapshotFrom } from "xstate";
import { perWalk, type WalkView, walkView } from "../../booking/walk/walk-view.ts";
import type { WatchableChildren } from "../../kernel/flow/watch-walk.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { flightsMachine } from "./flights.machine.ts";
import { chosenFare } from "./flights.setup.ts";
import type { Fare, FlightReferences, FlightsOwnScreen, Itinerary } from "./flights.types.ts";

/** How the walk stands, as `getSnapshot` gives it. */
export type FlightsSnapshot = SnapshotFrom<typeof flightsMachine>;

type Walk = WalkView<FlightsOwnScreen, WatchableChildren<FlightsSnapshot["children"]>, RefId>;

type OwnCommand = "refreshSearch" | "chooseFare" | "acceptItinerary" | "reloadOffer";

export type FlightsView = Walk & {
  readonly itinerary: Itinerary | null;
  readonly references: FlightReferences | null;
  readonly fares: readonly Fare[];
  readonly fareId: string | null;
  readonly commands: Walk["commands"] & Readonly<Record<OwnCommand, boolean>>;
};

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectFlights: (snapshot: FlightsSnapshot) => FlightsView = perWalk((snapshot, checkout): FlightsView => {
  const { fareId, fares, itinerary, offerExpiresAt, problem, references } = snapshot.context;
  const deadline = snapshot.matches("inspecting") && offerExpiresAt > 0 ? offerExpiresAt : null;
  const price = chosenFare(snapshot.context)?.price ?? itinerary?.price ?? null;
  const walk: Walk = walkView(snapshot, checkout, { deadline, price, problem });
  return {
    ...walk,
    itinerary,
    references,
    fares,
    fareId,
    commands: {
      ...walk.commands,
      refreshSearch: snapshot.can({ type: "search.refresh" }),
      chooseFare: fareId !== null && snapshot.can({ type: "fare.choose", fareId }),
      acceptItinerary: snapshot.can({ type: "itinerary.accept" }),
      reloadOffer: snapshot.can({ type: "offer.reload" }),
    },
  };
});
