import type { SnapshotFrom } from "xstate";
import type { CheckoutSnapshot } from "../../booking/checkout/checkout.logic.ts";
import { perWalk, type WalkView, walkView } from "../../booking/walk/walk-view.ts";
import type { Names } from "../../kernel/names.ts";
import type { Train, TrainSummary } from "./trains.domain.ts";
import type { trainsMachine } from "./trains.machine.ts";
import { chosenPlaces } from "./trains.setup.ts";
import type { TrainsContext, TrainsOwnScreen } from "./trains.types.ts";

type TrainsSnapshot = SnapshotFrom<typeof trainsMachine>;

type Walk = WalkView<TrainsOwnScreen, TrainsSnapshot["children"]>;

export type TrainsView = Walk & {
  /** The train that is looked at; null before it is read. */
  readonly train: Train | null;
  /** The class that was chosen of it, by its code. */
  readonly code: string | null;
  /** What is being booked, beside the steps; null before a train is read. */
  readonly shown: TrainSummary | null;
  readonly commands: Walk["commands"] & Readonly<Record<"chooseClass" | "reloadOffer", boolean>>;
};

const classNameIn = ({ code, train }: TrainsContext): Names | null =>
  train?.classes.find((one) => one.code === code)?.name ?? null;

const summaryIn = (context: TrainsContext): TrainSummary | null => {
  const { choice, start, train } = context;
  if (train === null) return start.at === "payment" ? (start.shown ?? null) : null;
  return { train, className: classNameIn(context), places: choice?.places ?? [] };
};

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectTrains = perWalk((snapshot: TrainsSnapshot, checkout: CheckoutSnapshot | null): TrainsView => {
  const { context } = snapshot;
  const { code, expiresAt, problem, train } = context;
  const isLookedAt = snapshot.matches({ inspecting: "choosing" });
  const walk: Walk = walkView(snapshot, checkout, {
    deadline: isLookedAt ? expiresAt : null,
    price: chosenPlaces(context)?.price ?? null,
    problem,
  });
  return {
    ...walk,
    train,
    code,
    shown: summaryIn(context),
    commands: {
      ...walk.commands,
      chooseClass: isLookedAt,
      reloadOffer: snapshot.can({ type: "offer.reload" }),
    },
  };
});
