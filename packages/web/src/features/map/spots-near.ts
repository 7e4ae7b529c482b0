import { landIn } from "./land/land.ts";
import type { MapPlace, MapPoint } from "./map.types.ts";
import { isGreat } from "./place-signs.ts";

/** Where people arrive in the cities that the points are in, and what they find their way by; what is named already is not named again. */
export const spotsNear = (
  points: readonly MapPoint[],
  places: readonly MapPlace[],
  isRightToLeft: boolean,
): readonly MapPlace[] => {
  const [first] = points;
  if (first === undefined) return [];
  const { latitude, longitude } = first.position;
  const named = new Set(places.map(({ name }) => name));
  return landIn({ west: longitude, south: latitude, east: longitude, north: latitude })
    .flatMap(({ quarters, spots }) => [
      ...spots.map((spot) => ({ ...spot, kind: "landmark" as const })),
      ...quarters.map((quarter) => ({ ...quarter, kind: "suburb" as const, sign: undefined })),
    ])
    .map(({ kind, names, position, sign }) => ({
      kind,
      name: isRightToLeft ? names.ar : names.en,
      position,
      ...(sign === undefined ? {} : { sign }),
    }))
    .filter(({ name, sign }) => !named.has(name) && !(isGreat(sign) && places.some((place) => place.sign === sign)));
};
