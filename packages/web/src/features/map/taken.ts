/** Pixels of the world at a zoom. */
export type Spot = { readonly x: number; readonly y: number };

type Size = { readonly width: number; readonly height: number };

/** A box by its middle. */
export type Box = Spot & Size;

/** Pixels. */
const cell = 128;

/** Boxes by where they are, so that only those near by are asked. */
export class Taken {
  readonly #cells = new Map<number, Box[]>();

  *#cellsOf({ x, y, width, height }: Box): Generator<number> {
    for (let column = Math.floor((x - width / 2) / cell); column <= (x + width / 2) / cell; column++)
      for (let row = Math.floor((y - height / 2) / cell); row <= (y + height / 2) / cell; row++)
        yield column * 2 ** 24 + row;
  }

  add(box: Box): void {
    for (const key of this.#cellsOf(box)) {
      const held = this.#cells.get(key);
      if (held === undefined) this.#cells.set(key, [box]);
      else held.push(box);
    }
  }

  /** The boxes that this one would cover, no more than `most` of them. */
  under(box: Box, most: number): ReadonlySet<Box> {
    const found = new Set<Box>();
    for (const key of this.#cellsOf(box)) {
      for (const one of this.#cells.get(key) ?? []) {
        if (found.size >= most) return found;
        if (isOver(one, box)) found.add(one);
      }
    }
    return found;
  }

  isFree(box: Box): boolean {
    return this.under(box, 1).size === 0;
  }
}

/** Whether two boxes share some room. */
export const isOver = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;
