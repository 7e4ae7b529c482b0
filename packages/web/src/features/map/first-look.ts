/** Pixels of the world at a zoom. */
type Spot = { readonly x: number; readonly y: number };

/** So many middles are tried; more find nothing better that anybody would see. */
const mostTried = 60;

const middleOf = (spots: readonly Spot[]): Spot => {
  const [across, down] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    x: (Math.min(...across) + Math.max(...across)) / 2,
    y: (Math.min(...down) + Math.max(...down)) / 2,
  };
};

/**
 * The middle of the window of `width` by `height` that has the most of the points; null where it would have fewer than most of them. `kept` are in it
 * whatever it has.
 */
export const fullestWindow = (
  points: readonly Spot[],
  kept: readonly Spot[],
  { width, height }: { readonly width: number; readonly height: number },
): Spot | null => {
  const isIn = (middle: Spot) => (spot: Spot) =>
    Math.abs(spot.x - middle.x) <= width / 2 && Math.abs(spot.y - middle.y) <= height / 2;
  let best: readonly Spot[] = [];
  for (const middle of [middleOf([...points, ...kept]), ...kept, ...points.slice(0, mostTried)]) {
    if (!kept.every(isIn(middle))) continue;
    const held = points.filter(isIn(middle));
    if (held.length > best.length) best = held;
  }
  return best.length <= points.length / 2 ? null : middleOf([...best, ...kept]);
};
