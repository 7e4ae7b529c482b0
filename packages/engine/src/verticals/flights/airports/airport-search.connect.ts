import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { airportSearchMachine } from "./airport-search.machine.ts";
import type { Airport, NearbyAirport } from "./airports.types.ts";

type Snapshot = SnapshotFrom<typeof airportSearchMachine>;
type Send = ActorRefFrom<typeof airportSearchMachine>["send"];

export type AirportGroup =
  | { readonly kind: "recent" | "popular" | "found"; readonly airports: readonly Airport[] }
  | { readonly kind: "nearby"; readonly airports: readonly NearbyAirport[] };

export type AirportSearchView = {
  readonly text: string;
  /** What can be chosen now, each airport once: what was found, or suggestions before anything is typed. */
  readonly groups: readonly AirportGroup[];
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

const groupsOf = ({ found, suggestions }: Snapshot["context"], isResting: boolean): readonly AirportGroup[] => {
  if (found !== null) return found.length > 0 ? [{ kind: "found", airports: found }] : [];
  if (!isResting) return [];
  const seen = new Set<string>();
  const once = <Kept extends Airport>(airports: readonly Kept[]): readonly Kept[] =>
    airports.filter(({ iata }) => !seen.has(iata) && seen.add(iata));
  const groups: readonly AirportGroup[] = [
    { kind: "recent", airports: once(suggestions.recent) },
    { kind: "nearby", airports: once(suggestions.nearby) },
    { kind: "popular", airports: once(suggestions.popular) },
  ];
  return groups.filter(({ airports }) => airports.length > 0);
};

/** What a screen needs to know and may do. Make it once for each snapshot. */
export const connectAirportSearch = (snapshot: Snapshot, send: Send): AirportSearchView => {
  const { text, found, problem } = snapshot.context;
  return {
    text,
    groups: groupsOf(snapshot.context, snapshot.matches("resting")),
    isBusy: snapshot.hasTag("busy"),
    isNothing: snapshot.matches("answered") && found?.length === 0,
    hasFailed: problem !== null && snapshot.matches("failed"),
    commands: {
      type: (next) => send({ type: "airport.type", text: next }),
      choose: (next) => send({ type: "airport.choose", text: next }),
      ...(snapshot.can({ type: "airport.retry" }) ? { retry: () => send({ type: "airport.retry" }) } : {}),
    },
  };
};
