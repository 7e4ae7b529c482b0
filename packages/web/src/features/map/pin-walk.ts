export type Direction = "up" | "down" | "left" | "right";

/** Where a pin stands on the screen, in pixels. */
type Spot = { readonly key: string; readonly x: number; readonly y: number };

const ways: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/**
 * The spot that an arrow key leads to: the nearest one in that direction, where what lies aside counts as farther away than what
 * lies ahead. Null where nothing lies that way.
 */
export const nextSpot = <S extends Spot>(from: Spot, direction: Direction, spots: readonly S[]): S | null => {
  const [x, y] = ways[direction];
  let best: S | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (spot.key === from.key) continue;
    const [right, down] = [spot.x - from.x, spot.y - from.y];
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    // Half of all spots lie that way: those within 45 degrees of it.
    if (ahead <= 0 || aside > ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
};
