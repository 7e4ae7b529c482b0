import type { Position } from "./map.types.ts";

/** Above 0 where one turns left from the way that leads from `a` to `b` to come to `c`. */
const turn = (a: Position, b: Position, c: Position): number =>
  (b.longitude - a.longitude) * (c.latitude - a.latitude) - (b.latitude - a.latitude) * (c.longitude - a.longitude);

const half = (positions: readonly Position[]): readonly Position[] => {
  const hull: Position[] = [];
  for (const position of positions) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (before === undefined || last === undefined || turn(before, last, position) > 0) break;
      hull.pop();
    }
    hull.push(position);
  }
  return hull.slice(0, -1);
};

/** The corners of the least shape without a dent that has all positions in it. */
export const hullOf = (positions: readonly Position[]): readonly Position[] => {
  const sorted = positions.toSorted((one, other) => one.longitude - other.longitude || one.latitude - other.latitude);
  return [...half(sorted), ...half(sorted.toReversed())];
};
