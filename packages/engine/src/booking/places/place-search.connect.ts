import type { FoundPlace, PlaceSearchContext, PlaceSearchEvent } from "./place-search.types.ts";

type Snapshot<Place, Near> = {
  readonly context: PlaceSearchContext<Place, Near>;
  readonly matches: (state: "resting" | "answered" | "failed") => boolean;
  readonly hasTag: (tag: "busy") => boolean;
  readonly can: (event: { readonly type: "place.retry" }) => boolean;
};

export type PlaceGroup<Place = FoundPlace, Near = Place> =
  | { readonly kind: "recent" | "popular" | "found"; readonly places: readonly Place[] }
  | { readonly kind: "nearby"; readonly places: readonly Near[] };

export type PlaceSearchView<Place = FoundPlace, Near = Place> = {
  readonly text: string;
  /** What can be chosen now, each place once: what was found, or suggestions before anything is typed. */
  readonly groups: readonly PlaceGroup<Place, Near>[];
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

/** What a screen needs to know and may do. `keyOf` tells places apart. Make a view once for each snapshot. */
export const connectPlacesBy = <Place, Near extends Place = Place>(keyOf: (place: Place) => string) => {
  const groupsOf = (
    { found, suggestions }: PlaceSearchContext<Place, Near>,
    isResting: boolean,
  ): readonly PlaceGroup<Place, Near>[] => {
    if (found !== null) return found.length > 0 ? [{ kind: "found", places: found }] : [];
    if (!isResting) return [];
    const seen = new Set<string>();
    const once = <Kept extends Place>(places: readonly Kept[]): readonly Kept[] =>
      places.filter((place) => !seen.has(keyOf(place)) && seen.add(keyOf(place)));
    const groups: readonly PlaceGroup<Place, Near>[] = [
      { kind: "recent", places: once(suggestions.recent) },
      { kind: "nearby", places: once(suggestions.nearby) },
      { kind: "popular", places: once(suggestions.popular) },
    ];
    return groups.filter(({ places }) => places.length > 0);
  };
  return (snapshot: Snapshot<Place, Near>, send: (event: PlaceSearchEvent) => void): PlaceSearchView<Place, Near> => {
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
};

/** The view of a search for a city, an area, a hotel or a landmark. */
export const connectPlaceSearch = connectPlacesBy<FoundPlace>(({ id }) => id);
