import type { SnapshotFrom } from "xstate";
import type { CheckoutSnapshot } from "../../booking/checkout/checkout.logic.ts";
import { perWalk, type WalkView, walkView } from "../../booking/walk/walk-view.ts";
import type { eventsMachine } from "./events.machine.ts";
import { chosenOffer } from "./events.setup.ts";
import type { EventsOffer, EventsOwnScreen } from "./events.types.ts";

type EventsSnapshot = SnapshotFrom<typeof eventsMachine>;

type Walk = WalkView<EventsOwnScreen, EventsSnapshot["children"]>;

type OwnCommand = "acceptOffer" | "reloadOffer";

export type EventsView = Walk & {
  /** What is being booked; null before it is read. */
  readonly shown: EventsOffer | null;
  readonly commands: Walk["commands"] & Readonly<Record<OwnCommand, boolean>>;
};

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectEvents = perWalk((snapshot: EventsSnapshot, checkout: CheckoutSnapshot | null): EventsView => {
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
