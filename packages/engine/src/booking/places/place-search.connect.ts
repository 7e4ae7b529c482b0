import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { placeSearchMachine } from "./place-search.machine.ts";
import type { FoundPlace } from "./place-search.types.ts";

type Snapshot = SnapshotFrom<typeof placeSearchMachine>;
type Send = ActorRefFrom<typeof placeSearchMachine>["send"];

export type PlaceGroup = {
  readonly kind: "recent" | "nearby" | "popular" | "found";
  readonly places: readonly FoundPlace[];
};

export type PlaceSearchView = {
  readonly text: string;
  /** What can be chosen now, each place once: what was found, or suggestions before anything is typed. */
  readonly groups: readonly PlaceGroup[];
  /** An answer to what is typed is on its way. */
  readonly isBusy: boolean;
  /** Nothing is called like that. */
  readonly isNothing: boolean;
  readonly hasFailed: boolean;
  readonly commands: {
    readonly type: (text: string) => void;
    readonly choose: (text: string) => void;
    /** Absent unless asking again makes sense. */
    readonly retry?: () => void;
  };
};

const groupsOf = ({ found, suggestions }: Snapshot["context"], isResting: boolean): readonly PlaceGroup[] => {
  if (found !== null) return found.length > 0 ? [{ kind: "found", places: found }] : [];
  if (!isResting) return [];
  const seen = new Set<string>();
  const once = (places: readonly FoundPlace[]): readonly FoundPlace[] =>
    places.filter(({ id }) => !seen.has(id) && seen.add(id));
  return (["recent", "nearby", "popular"] as const)
    .map((kind) => ({ kind, places: once(suggestions[kind]) }))
    .filter(({ places }) => places.length > 0);
};

/** What a screen needs to know and may do. Make it once for each snapshot. */
export const connectPlaceSearch = (snapshot: Snapshot, send: Send): PlaceSearchView => {
  const { text, found, problem } = snapshot.context;
  return {
    text,
    groups: groupsOf(snapshot.context, snapshot.matches("resting")),
    isBusy: snapshot.hasTag("busy"),
    isNothing: snapshot.matches("answered") && found?.length === 0,
    hasFailed: problem !== null && snapshot.matches("failed"),
    commands: {
      type: (next) => send({ type: "place.type", text: next }),
      choose: (next) => send({ type: "place.choose", text: next }),
      ...(snapshot.can({ type: "place.retry" }) ? { retry: () => send({ type: "place.retry" }) } : {}),
    },
  };
};
