import { editDistance } from "../../kernel/edit-distance.ts";
import { splitsOf } from "./route-address.ts";

type Named = { readonly slug: string };

const mostReadings = 2;

/** The place whose name a slip of the keyboard may have made this of. */
const nearestTo = <Place extends Named>(name: string, places: readonly Place[]): Place | undefined =>
  places.toSorted((one, other) => editDistance(name, one.slug) - editDistance(name, other.slug))[0];

/** What an address that looks like a route between two places and is none may have meant. */
export const likelyEnds = <Place extends Named>(
  route: string,
  places: readonly Place[],
): readonly { readonly from: Place; readonly to: Place }[] =>
  splitsOf(route.toLowerCase())
    .slice(0, mostReadings)
    .flatMap((ends) => {
      const [from, to] = [nearestTo(ends.from, places), nearestTo(ends.to, places)];
      return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
    });
