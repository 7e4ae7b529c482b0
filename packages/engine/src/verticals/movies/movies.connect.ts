import type { SnapshotFrom } from "xstate";
import { perWalk, type WalkView, walkView } from "../../booking/walk/walk-view.ts";
import type { WatchableChildren } from "../../kernel/flow/watch-walk.ts";
import type { MoviesSummary } from "./movies.domain.ts";
import type { moviesMachine } from "./movies.machine.ts";
import { chosenSeats } from "./movies.setup.ts";
import type { MoviesContext, MoviesOwnScreen } from "./movies.types.ts";

type MoviesSnapshot = SnapshotFrom<typeof moviesMachine>;

export type MoviesView = WalkView<MoviesOwnScreen, WatchableChildren<MoviesSnapshot["children"]>> & {
  /** What is being booked, beside the steps; null before the seats are chosen. */
  readonly shown: MoviesSummary | null;
};

const summaryIn = ({ choice, start }: MoviesContext): MoviesSummary | null => {
  if (choice === null) return start.at === "payment" ? (start.shown ?? null) : null;
  const { film, party, seats, show } = choice;
  return { film, show, seats, category: show.categories.find(({ code }) => code === party.category)?.name ?? null };
};

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectMovies: (snapshot: MoviesSnapshot) => MoviesView = perWalk((snapshot, checkout): MoviesView => {
  const price = chosenSeats(snapshot.context)?.price ?? null;
  return {
    ...walkView(snapshot, checkout, { deadline: null, price, problem: null }),
    shown: summaryIn(snapshot.context),
  };
});
