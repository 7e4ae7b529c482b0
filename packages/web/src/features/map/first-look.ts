/** Pixels of the world at a zoom. */
export type Spot = { readonly x: number; readonly y: number };

/** A spot by how much it counts; each as much where nothing is said. */
export type Weighed = Spot & { readonly weight?: number };

/** So many middles are tried; more find nothing better that anybody would see. */
const mostTried = 60;
/** A part of the points, by what they count, that may lie so far off that all the others are seen better without them. */
const mostFarOff = 0.1;

const weightIn = (spots: readonly Weighed[]): number => spots.reduce((sum, { weight = 1 }) => sum + weight, 0);

const middleOf = (spots: readonly Spot[]): Spot => {
  const [across, down] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    x: (Math.min(...across) + Math.max(...across)) / 2,
    y: (Math.min(...down) + Math.max(...down)) / 2,
  };
};

/**
 * The middle of the window of `width` by `height` that has the most of the points; null where it would leave out more than `mostLeft`, the few that lie far off.
 * `kept` are in it whatever it has.
 */
export const fullestWindow = (
  points: readonly Weighed[],
  kept: readonly Spot[],
  { width, height }: { readonly width: number; readonly height: number },
  mostLeft = mostFarOff,
): Spot | null => {
  const isIn = (middle: Spot) => (spot: Spot) =>
    Math.abs(spot.x - middle.x) <= width / 2 && Math.abs(spot.y - middle.y) <= height / 2;
  const [across, down] = [kept.map(({ x }) => x), kept.map(({ y }) => y)];
  /** As close to a spot as leaves in what is kept. */
  const near = ({ x, y }: Spot): Spot => ({
    x: Math.max(Math.max(...across) - width / 2, Math.min(x, Math.min(...across) + width / 2)),
    y: Math.max(Math.max(...down) - height / 2, Math.min(y, Math.min(...down) + height / 2)),
  });
  let best: readonly Weighed[] = [];
  for (const middle of [middleOf([...points, ...kept]), ...kept, ...points.slice(0, mostTried)].map(near)) {
    if (!kept.every(isIn(middle))) continue;
    const held = points.filter(isIn(middle));
    if (weightIn(held) > weightIn(best)) best = held;
  }
  return weightIn(best) < weightIn(points) * (1 - mostLeft) ? null : middleOf([...best, ...kept]);
};
