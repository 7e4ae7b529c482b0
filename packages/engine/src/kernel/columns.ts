type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Fills a column. A loop, since `from` goes through an iterator and takes several times as long. */
export const fillColumn = <Filled extends Column>(column: Filled, valueAt: (index: number) => number): Filled => {
  for (let index = 0; index < column.length; index++) column[index] = valueAt(index);
  return column;
};

/**
 * The places in ascending order of a whole, non-negative key; where keys are equal, in the order given. Key and place are sorted
 * as one number, which needs no comparison function and is many times faster without one.
 */
export const orderByColumn = (key: ArrayLike<number>, ties: Uint32Array): Uint32Array => {
  const count = ties.length;
  const mostKey = Math.floor(Number.MAX_SAFE_INTEGER / Math.max(1, count)) - 1;
  const packed = fillColumn(
    new Float64Array(count),
    (rank) => Math.min(key[ties[rank] ?? 0] ?? 0, mostKey) * count + rank,
  );
  packed.sort();
  return fillColumn(new Uint32Array(count), (place) => ties[(packed[place] ?? 0) % count] ?? 0);
};

/** Marks of a table's rows: 1 for one that is still wanted, 0 for one that is not. */
export type Marks = Uint8Array;

/** Takes the mark of each row whose value is below or above a range. */
export const keepWithin = (marks: Marks, column: Column, least: number, most: number): void => {
  for (let row = 0; row < marks.length; row++) {
    const value = column[row] ?? 0;
    if (value < least || value > most) marks[row] = 0;
  }
};

/** Takes the mark of each row whose value, a small whole number, is not among those that are wanted: 1 at its place says it is. */
export const keepAmong = (marks: Marks, column: Uint8Array | Uint16Array, wanted: Uint8Array): void => {
  for (let row = 0; row < marks.length; row++) {
    if (wanted[column[row] ?? 0] !== 1) marks[row] = 0;
  }
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

/** The least and the most of a column. */
export const extremesOf = (column: ArrayLike<number>): readonly [least: number, most: number] => {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < column.length; index++) {
    const value = column[index] ?? 0;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
};
