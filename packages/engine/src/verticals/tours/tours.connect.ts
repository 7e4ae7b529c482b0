import type { SnapshotFrom } from "xstate";
import { chosenQuantities } from "../../booking/walk/walk-quantities.ts";
import { perWalk, type WalkView, walkView } from "../../booking/walk/walk-view.ts";
import type { WatchableChildren } from "../../kernel/flow/watch-walk.ts";
import { languageQuestion, optionOf, pickupQuestion } from "./tour-choice.ts";
import type { TourSummary } from "./tours.domain.ts";
import type { toursMachine } from "./tours.machine.ts";
import type { ToursContext, ToursOwnScreen } from "./tours.types.ts";

type ToursSnapshot = SnapshotFrom<typeof toursMachine>;

export type ToursView = WalkView<ToursOwnScreen, WatchableChildren<ToursSnapshot["children"]>> & {
  /** What is being booked, beside the steps; null before it is chosen. */
  readonly shown: TourSummary | null;
};

export const summaryIn = ({ choice, start }: Pick<ToursContext, "choice" | "start">): TourSummary | null => {
  if (choice === null) return start.at === "payment" ? (start.shown ?? null) : null;
  const { about, answers, quantities, slot } = choice;
  const chosen = about.starts.find(({ id }) => id === slot.id);
  const option = chosen && optionOf(about.tour, chosen);
  if (chosen === undefined || option === undefined) return null;
  const { ends, starts } = chosen;
  const pickup = option.pickups.find(({ id }) => id === answers[pickupQuestion]);
  const units = option.units.map(({ id, name }) => ({ name, quantity: quantities[id] ?? 0 }));
  return {
    tour: about.tour,
    option: option.names,
    starts,
    ends,
    units: units.filter(({ quantity }) => quantity > 0),
    language: answers[languageQuestion] ?? null,
    begins: (pickup ?? option.meeting).name,
    ...(pickup && { minutesBefore: pickup.minutesBefore }),
  };
};

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectTours: (snapshot: ToursSnapshot) => ToursView = perWalk((snapshot, checkout): ToursView => {
  const price = chosenQuantities(snapshot.context)?.price ?? null;
  return {
    ...walkView(snapshot, checkout, { deadline: null, price, problem: null }),
    shown: summaryIn(snapshot.context),
  };
});
