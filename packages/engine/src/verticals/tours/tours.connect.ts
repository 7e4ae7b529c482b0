import type { SnapshotFrom } from "xstate";
import type { CheckoutSnapshot } from "../../booking/checkout/checkout.logic.ts";
import { perWalk, type WalkView, walkView } from "../../booking/walk/walk-view.ts";
import type { toursMachine } from "./tours.machine.ts";
import { chosenOffer } from "./tours.setup.ts";
import type { ToursOffer, ToursOwnScreen } from "./tours.types.ts";

type ToursSnapshot = SnapshotFrom<typeof toursMachine>;

type Walk = WalkView<ToursOwnScreen, ToursSnapshot["children"]>;

type OwnCommand = "acceptOffer" | "reloadOffer";

export type ToursView = Walk & {
  /** What is being booked; null before it is read. */
  readonly shown: ToursOffer | null;
  readonly commands: Walk["commands"] & Readonly<Record<OwnCommand, boolean>>;
};

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectTours = perWalk((snapshot: ToursSnapshot, checkout: CheckoutSnapshot | null): ToursView => {
  const { problem, shown } = snapshot.context;
  const price = chosenOffer(snapshot.context)?.price ?? null;
  const walk: Walk = walkView(snapshot, checkout, { deadline: null, price, problem });
  return {
    ...walk,
    shown,
    commands: {
      ...walk.commands,
      acceptOffer: snapshot.can({ type: "offer.accept" }),
      reloadOffer: snapshot.can({ type: "offer.reload" }),
    },
  };
});
