import type { SnapshotFrom } from "xstate";
import type { CheckoutSnapshot } from "../../booking/checkout/checkout.logic.ts";
import { perWalk, type WalkView, walkView } from "../../booking/walk/walk-view.ts";
import type { __camel__Machine } from "./__name__.machine.ts";
import { chosenOffer } from "./__name__.setup.ts";
import type { __Pascal__Offer, __Pascal__OwnScreen } from "./__name__.types.ts";

type __Pascal__Snapshot = SnapshotFrom<typeof __camel__Machine>;

type Walk = WalkView<__Pascal__OwnScreen, __Pascal__Snapshot["children"]>;

type OwnCommand = "acceptOffer" | "reloadOffer";

export type __Pascal__View = Walk & {
  /** What is being booked; null before it is read. */
  readonly shown: __Pascal__Offer | null;
  readonly commands: Walk["commands"] & Readonly<Record<OwnCommand, boolean>>;
};

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connect__Pascal__ = perWalk((snapshot: __Pascal__Snapshot, checkout: CheckoutSnapshot | null): __Pascal__View => {
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
