import type { FoundPlace, PlaceSearchPorts } from "@safar/engine";

type Named = { readonly slug: string; readonly country: string };
/** Ways that many take, by the slugs of their ends. */
type Busy = readonly (readonly [from: string, to: string])[];

type Source<Place> = {
  /** Every place that there is; null when they could not be had. */
  readonly all: () => Promise<readonly Place[] | null>;
  readonly like: (text: string, places: readonly Place[]) => readonly Place[];
  readonly placeOf: (place: Place) => FoundPlace;
  /** The places of searches made before. */
  readonly recent: () => Promise<readonly FoundPlace[]>;
  /** Those near whoever asks, where that is known. */
  readonly nearby?: (places: readonly Place[]) => Promise<readonly Place[]>;
  readonly popular: (places: readonly Place[]) => readonly Place[];
};

/** Places that come all at once, and are then found and proposed without asking again. */
export const knownPlaces = <Place>({
  all,
  like,
  placeOf,
  recent,
  nearby = async () => [],
  popular,
}: Source<Place>): PlaceSearchPorts => ({
  search: async (text) => {
    const known = await all();
    return known === null
      ? { type: "PROBLEM", problem: { kind: "offline" } }
      : { type: "FOUND", places: like(text, known).map(placeOf) };
  },
  suggest: async () => {
    const known = (await all()) ?? [];
    const [before, near] = await Promise.all([recent(), nearby(known)]);
    return { recent: before, nearby: near.map(placeOf), popular: popular(known).map(placeOf) };
  },
});

/** Those of an edition's own country first, and among them those that most travel between. */
export const placesByUse = <Place extends Named>(
  edition: string,
  places: readonly Place[],
  ways: Busy,
): readonly Place[] => {
  const busy: readonly string[] = ways.flat();
  const rank = ({ slug, country }: Place) => {
    if (country !== edition) return places.length + busy.length;
    return busy.includes(slug) ? busy.indexOf(slug) : busy.length;
  };
  return places.toSorted((one, other) => rank(one) - rank(other));
};

/** The ways of which both ends are among the places. */
export const waysAmong = <Place extends Named>(places: readonly Place[], ways: Busy) => {
  const placeOf = (slug: string) => places.find((place) => place.slug === slug);
  return ways.flatMap(([start, end]) => {
    const [from, to] = [placeOf(start), placeOf(end)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
};
