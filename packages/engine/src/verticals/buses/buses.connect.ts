import type { SnapshotFrom } from "xstate";
import { perWalk, type WalkView, walkView } from "../../booking/walk/walk-view.ts";
import type { WatchableChildren } from "../../kernel/flow/watch-walk.ts";
import type { BusSummary } from "./buses.domain.ts";
import type { busesMachine } from "./buses.machine.ts";
import { chosenSeats } from "./buses.setup.ts";
import type { BusesContext, BusesOwnScreen } from "./buses.types.ts";

/** How the walk stands, as `getSnapshot` gives it. */
export type BusesSnapshot = SnapshotFrom<typeof busesMachine>;

export type BusesView = WalkView<BusesOwnScreen, WatchableChildren<BusesSnapshot["children"]>> & {
  /** What is being booked, beside the steps; null before the seats are chosen. */
  readonly bus: BusSummary | null;
};

const summaryIn = ({ choice, start }: BusesContext): BusSummary | null => {
  if (choice === null) return start.at === "payment" ? (start.bus ?? null) : null;
  const { boarding, bundle, dropping, fares, picks, trip } = choice;
  return {
    ...trip,
    boarding: trip.departure.boarding.find(({ id }) => id === boarding) ?? null,
    dropping: trip.departure.dropping.find(({ id }) => id === dropping) ?? null,
    seats: picks.map(({ seat }) => seat),
    bundle: fares.bundles.find(({ code }) => code === bundle)?.name ?? null,
  };
};

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectBuses: (snapshot: BusesSnapshot) => BusesView = perWalk((snapshot, checkout): BusesView => {
  const price = chosenSeats(snapshot.context)?.price ?? null;
  return {
    ...walkView(snapshot, checkout, { deadline: null, price, problem: null }),
    bus: summaryIn(snapshot.context),
  };
});
