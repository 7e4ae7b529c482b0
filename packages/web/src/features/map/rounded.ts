import type { Spot } from "./taken.ts";

/** So many pieces of a bend are told from a curve. */
const pieces = 6;

const middleOf = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** The spots of a line whose corners are rounded as roads are drawn: from the middle of each stretch to that of the next. */
export const roundedOf = (corners: readonly Spot[]): readonly Spot[] => {
  const [first, ...others] = corners;
  if (first === undefined) return [];
  const spots = [first];
  for (const [index, corner] of others.entries()) {
    const next = others[index + 1];
    if (next === undefined) {
      spots.push(corner);
      break;
    }
    const [from, to] = [spots.at(-1) ?? first, middleOf(corner, next)];
    for (let piece = 1; piece <= pieces; piece += 1) {
      const part = piece / pieces;
      const [before, after] = [(1 - part) ** 2, part ** 2];
      const bend = 1 - before - after;
      spots.push({
        x: before * from.x + bend * corner.x + after * to.x,
        y: before * from.y + bend * corner.y + after * to.y,
      });
    }
  }
  return spots;
};
