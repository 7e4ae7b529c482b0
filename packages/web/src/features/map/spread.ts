/** A box by its middle, in pixels. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** It stays where it is: others make all the room. */
  readonly isFixed?: boolean;
};

/** Pixels that stay free between two boxes. */
const gap = 3;
/** More change nothing that anybody would see. */
const mostRounds = 24;

type Moving = { x: number; y: number; readonly width: number; readonly height: number; readonly isFixed: boolean };

/** Two boxes that cover each other go half the way each, along which it is shorter, and beside a fixed one all of it; whether they did. */
const part = (one: Moving, other: Moving): boolean => {
  const [across, down] = [other.x - one.x, other.y - one.y];
  const wide = (one.width + other.width) / 2 + gap - Math.abs(across);
  const high = (one.height + other.height) / 2 + gap - Math.abs(down);
  if (wide <= 0.01 || high <= 0.01 || (one.isFixed && other.isFixed)) return false;
  const share = one.isFixed ? 0 : other.isFixed ? 1 : 0.5;
  if (high <= wide) {
    const by = down < 0 ? -high : high;
    one.y -= by * share;
    other.y += by * (1 - share);
  } else {
    const by = across < 0 ? -wide : wide;
    one.x -= by * share;
    other.x += by * (1 - share);
  }
  return true;
};

/** Where boxes stand so that none covers another, each as near as can be to where it was, in the same order. */
export const spreadOut = (boxes: readonly Box[]): readonly { readonly x: number; readonly y: number }[] => {
  const moving = boxes.map(({ isFixed = false, ...box }): Moving => ({ ...box, isFixed }));
  const widest = boxes.reduce((most, { width }) => Math.max(most, width), 0) + gap;
  for (let round = 0, isFree = false; round < mostRounds && !isFree; round += 1) {
    isFree = true;
    // From side to side: what is farther away than the widest is not looked at.
    const row = moving.toSorted((one, other) => one.x - other.x);
    for (const [at, one] of row.entries()) {
      for (let next = at + 1; next < row.length; next += 1) {
        const other = row[next];
        if (other === undefined || other.x - one.x > widest) break;
        if (part(one, other)) isFree = false;
      }
    }
  }
  return moving.map(({ x, y }) => ({ x, y }));
};
