type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Stands in a column of numbers where one is not known: it is in no range, and last in every order. */
export const unknown = Number.POSITIVE_INFINITY;

/** Fills a column. A loop, since `from` goes through an iterator and takes several times as long. */
export const fillColumn = <Filled extends Column>(column: Filled, valueAt: (index: number) => number): Filled => {
  for (let index = 0; index < column.length; index++) column[index] = valueAt(index);
  return column;
};

const isOrderedBy = (key: ArrayLike<number>, order: Uint32Array): boolean => {
  for (let rank = 1; rank < order.length; rank++) {
    if ((key[order[rank - 1] ?? 0] ?? 0) > (key[order[rank] ?? 0] ?? 0)) return false;
  }
  return true;
};

/**
 * The places in ascending order of a whole, non-negative key; where keys are equal, in the order given. Key and rank are sorted
 * as one number, which needs no comparison function and is many times faster without one. A rank takes a power of two, so that
 * both come out again exactly and without a remainder of large numbers, which is slow.
 */
export const orderByColumn = (key: ArrayLike<number>, ties: Uint32Array): Uint32Array => {
  if (isOrderedBy(key, ties)) return ties;
  const count = ties.length;
  const ranks = 2 ** Math.ceil(Math.log2(count));
  const mostKey = Math.floor(Number.MAX_SAFE_INTEGER / ranks) - 1;
  const packed = new Float64Array(count);
  for (let rank = 0; rank < count; rank++) packed[rank] = Math.min(key[ties[rank] ?? 0] ?? 0, mostKey) * ranks + rank;
  packed.sort();
  const order = new Uint32Array(count);
  for (let place = 0; place < count; place++) {
    const one = packed[place] ?? 0;
    order[place] = ties[one - Math.floor(one / ranks) * ranks] ?? 0;
  }
  return order;
};

/** Marks of a table's rows: 1 for one that is still wanted, 0 for one that is not. They are changed by arithmetic: no branch can be guessed here. */
export type Marks = Uint8Array;

/** Takes the mark of each row whose value is below or above a range, or not known. */
export const keepWithin = (marks: Marks, column: Column, least: number, most: number): void => {
  for (let row = 0; row < marks.length; row++) {
    const value = column[row] ?? 0;
    marks[row] = (marks[row] ?? 0) & Number(value >= least) & Number(value <= most);
  }
};

/** Takes the mark of each row whose value, a small whole number, is not among those that are wanted: 1 at its place says it is, 0 that not. */
export const keepAmong = (marks: Marks, column: Uint8Array | Uint16Array, wanted: Uint8Array): void => {
  for (let row = 0; row < marks.length; row++) marks[row] = (marks[row] ?? 0) & (wanted[column[row] ?? 0] ?? 0);
};

/** The marked rows in an order. Each is written and counted if it is marked, which is quicker than asking first. */
export const markedIn = (order: Uint32Array, marks: Marks): Uint32Array => {
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (let place = 0; place < order.length; place++) {
    const row = order[place] ?? 0;
    kept[count] = row;
    count += marks[row] ?? 0;
  }
  return kept.subarray(0, count);
};

/** The least and the most of what is known in a column; null where nothing is. */
export const extremesOf = (column: ArrayLike<number>): readonly [least: number, most: number] | null => {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < column.length; index++) {
    const value = column[index] ?? 0;
    if (value === unknown) continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most < least ? null : [least, most];
};
