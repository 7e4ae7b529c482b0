import type { SnapshotFrom } from "xstate";
import { chosenQuantities } from "../../booking/walk/walk-quantities.ts";
import { perWalk, type WalkView, walkView } from "../../booking/walk/walk-view.ts";
import type { WatchableChildren } from "../../kernel/flow/watch-walk.ts";
import type { EventsSummary } from "./events.domain.ts";
import type { eventsMachine } from "./events.machine.ts";
import type { EventsContext, EventsOwnScreen } from "./events.types.ts";

type EventsSnapshot = SnapshotFrom<typeof eventsMachine>;

export type EventsView = WalkView<EventsOwnScreen, WatchableChildren<EventsSnapshot["children"]>> & {
  /** What is being booked, beside the steps; null before the passes are chosen. */
  readonly shown: EventsSummary | null;
};

export const summaryIn = ({ choice, start }: Pick<EventsContext, "choice" | "start">): EventsSummary | null => {
  if (choice === null) return start.at === "payment" ? (start.shown ?? null) : null;
  const { about, quantities, slot } = choice;
  const show = about.dates.find(({ id }) => id === slot.id);
  if (show === undefined) return null;
  const { category, slug, title, venue } = about;
  const { doors, ends, starts } = show;
  const passes = about.passes.map(({ admits, id, name }) => ({ admits, name, count: quantities[id] ?? 0 }));
  return { slug, title, category, venue, doors, ends, starts, passes: passes.filter(({ count }) => count > 0) };
};

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectEvents: (snapshot: EventsSnapshot) => EventsView = perWalk((snapshot, checkout): EventsView => {
  const price = chosenQuantities(snapshot.context)?.price ?? null;
  return {
    ...walkView(snapshot, checkout, { deadline: null, price, problem: null }),
    shown: summaryIn(snapshot.context),
  };
});
