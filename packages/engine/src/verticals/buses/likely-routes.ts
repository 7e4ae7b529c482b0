import { editDistance } from "../../kernel/edit-distance.ts";
import type { BusCity } from "./buses.domain.ts";
import { splitsOf } from "./criteria.ts";

export type LikelyRoute = { readonly from: BusCity; readonly to: BusCity };

const mostReadings = 2;

/** The city whose name a slip of the keyboard may have made this of. */
const nearestTo = (name: string, cities: readonly BusCity[]): BusCity | undefined =>
  cities.toSorted((one, other) => editDistance(name, one.slug) - editDistance(name, other.slug))[0];

/** What an address that looks like a route between two cities and is none may have meant. */
export const likelyRoutes = (route: string, cities: readonly BusCity[]): readonly LikelyRoute[] =>
  splitsOf(route.toLowerCase())
    .slice(0, mostReadings)
    .flatMap((ends) => {
      const [from, to] = [nearestTo(ends.from, cities), nearestTo(ends.to, cities)];
      return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
    });
