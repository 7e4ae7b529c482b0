import { airports } from "./airports.ts";
import { fold } from "./fold.ts";
import { distanceKm } from "./geography.ts";
import { towns } from "./towns.ts";

/** As far as people go by road to fly. */
const servedWithinKm = 120;
const otherNames: Readonly<Record<string, readonly string[]>> = { makkah: ["mecca"] };

/** Towns that have no airport of their own, with the nearest one. */
const served = towns.flatMap(({ names, slug, ...at }) => {
  if (airports.some(({ city }) => city.en === names.en || city.ar === names.ar)) return [];
  const away = airports.map((airport) => ({ airport, km: distanceKm(airport, at) }));
  const [nearest] = away.toSorted((one, other) => one.km - other.km);
  if (nearest === undefined || nearest.km > servedWithinKm) return [];
  return [{ ...nearest, names, begins: [names.en, names.ar, ...(otherNames[slug] ?? [])].map(fold) }];
});

const leastTyped = 3;

/** The town without an airport that somebody has begun to type. */
export const townBegunBy = (query: string) => {
  const asked = fold(query);
  return asked.length < leastTyped
    ? undefined
    : served.find(({ begins }) => begins.some((name) => name.startsWith(asked)));
};
