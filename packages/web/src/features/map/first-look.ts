/** Pixels of the world at a zoom. */
export type Spot = { readonly x: number; readonly y: number };

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
  const [across, down] = [kept.map(({ x }) => x), kept.map(({ y }) => y)];
  /** As close to a spot as leaves in what is kept. */
  const near = ({ x, y }: Spot): Spot => ({
    x: Math.max(Math.max(...across) - width / 2, Math.min(x, Math.min(...across) + width / 2)),
    y: Math.max(Math.max(...down) - height / 2, Math.min(y, Math.min(...down) + height / 2)),
  });
  let best: readonly Spot[] = [];
  for (const middle of [middleOf([...points, ...kept]), ...kept, ...points.slice(0, mostTried)].map(near)) {
    if (!kept.every(isIn(middle))) continue;
    const held = points.filter(isIn(middle));
    if (held.length > best.length) best = held;
  }
  return best.length <= points.length / 2 ? null : middleOf([...best, ...kept]);
};

/** What is drawn of something, by its edges. */
export type Edges = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

type Size = { readonly width: number; readonly height: number };

type Stretch = readonly [from: number, to: number];

/** One way: in the middle of all where there is room for all, else where the most are whole, close to the middle that is given. */
const wholeStretch = (middle: number, boxes: readonly Stretch[], kept: readonly Stretch[], length: number): number => {
  const all = [...boxes, ...kept];
  const [from, to] = [Math.min(...all.map(([least]) => least)), Math.max(...all.map(([, most]) => most))];
  if (to - from <= length) return (from + to) / 2;
  const isIn =
    (at: number) =>
    ([least, most]: Stretch): boolean =>
      least >= at - length / 2 && most <= at + length / 2;
  let best = middle;
  let whole = -1;
  for (const at of [middle, ...boxes.flatMap(([least, most]) => [least + length / 2, most - length / 2])]) {
    const count = kept.every(isIn(at)) ? boxes.filter(isIn(at)).length : -1;
    if (count < whole || (count === whole && Math.abs(at - middle) >= Math.abs(best - middle))) continue;
    [best, whole] = [at, count];
  }
  return best;
};

/** The middle of the window that has the most of `boxes` whole, each way by itself, and all of `kept`. */
export const wholeWindow = (
  { x, y }: Spot,
  boxes: readonly Edges[],
  kept: readonly Edges[],
  { width, height }: Size,
): Spot => {
  const across = ({ left, right }: Edges): Stretch => [left, right];
  const down = ({ bottom, top }: Edges): Stretch => [top, bottom];
  return {
    x: wholeStretch(x, boxes.map(across), kept.map(across), width),
    y: wholeStretch(y, boxes.map(down), kept.map(down), height),
  };
};

export const isPartIn = (middle: Spot, box: Edges, { width, height }: Size): boolean =>
  box.left < middle.x + width / 2 &&
  box.right > middle.x - width / 2 &&
  box.top < middle.y + height / 2 &&
  box.bottom > middle.y - height / 2;

export const isWholeIn = (middle: Spot, box: Edges, { width, height }: Size): boolean =>
  box.left >= middle.x - width / 2 &&
  box.right <= middle.x + width / 2 &&
  box.top >= middle.y - height / 2 &&
  box.bottom <= middle.y + height / 2;
