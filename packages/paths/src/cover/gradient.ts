import type { SparseProgram } from "./sparse-program.ts";

/** Where the search for the optimum is: what is taken of each column, and the price of each row. */
export type Iterate = { readonly taken: Float64Array; readonly prices: Float64Array };

export type Gradient = {
  /** So many iterations more. */
  readonly advance: (iterations: number) => void;
  /** Both in the measure of the program that was given. */
  readonly now: () => Iterate;
};

const roundsOfScaling = 10;
/** Restarts: when the residual fell to so much of what it was, or so much and now grows, or after so much of all iterations. */
const enough = 0.2;
const some = 0.8;
const long = 0.36;

/** Factors for rows and columns under which no row or column weighs more than another, and the matrix lengthens nothing. */
const scaling = ({ columns, rows, begins, row, value }: SparseProgram) => {
  const ofRow = new Float64Array(rows).fill(1);
  const ofColumn = new Float64Array(columns).fill(1);
  const divide = (combine: (sum: number, entry: number) => number) => {
    const inRow = new Float64Array(rows);
    const inColumn = new Float64Array(columns);
    for (let column = 0; column < columns; column += 1) {
      for (let at = begins[column] ?? 0; at < (begins[column + 1] ?? 0); at += 1) {
        const index = row[at] ?? 0;
        const entry = Math.abs(value[at] ?? 0) * (ofRow[index] ?? 0) * (ofColumn[column] ?? 0);
        inRow[index] = combine(inRow[index] ?? 0, entry);
        inColumn[column] = combine(inColumn[column] ?? 0, entry);
      }
    }
    for (const [index, size] of inRow.entries()) if (size > 0) ofRow[index] = (ofRow[index] ?? 0) / Math.sqrt(size);
    for (const [index, size] of inColumn.entries())
      if (size > 0) ofColumn[index] = (ofColumn[index] ?? 0) / Math.sqrt(size);
  };
  for (let round = 0; round < roundsOfScaling; round += 1) divide(Math.max);
  divide((sum, entry) => sum + entry);
  return { ofRow, ofColumn };
};

const lengthOf = (vector: Float64Array): number => Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0));

const distanceBetween = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += ((one[index] ?? 0) - (other[index] ?? 0)) ** 2;
  return Math.sqrt(sum);
};

/**
 * A linear program by the primal-dual hybrid gradient method, reflected, drawn back to where it began (Halpern) and restarted, which
 * takes nothing but products with the sparse matrix: for programs too large for the simplex method. What it finds is nearly the
 * optimum, and has to be checked.
 */
export const createGradient = (program: SparseProgram, beginning: Iterate): Gradient => {
  const { columns, rows, evenRows, begins, row } = program;
  const { ofRow, ofColumn } = scaling(program);
  const matrix = program.value.slice();
  for (let column = 0; column < columns; column += 1)
    for (let at = begins[column] ?? 0; at < (begins[column + 1] ?? 0); at += 1)
      matrix[at] = (matrix[at] ?? 0) * (ofRow[row[at] ?? 0] ?? 0) * (ofColumn[column] ?? 0);
  const cost = program.cost.map((one, column) => one * (ofColumn[column] ?? 0));
  const needed = program.needed.map((one, index) => one * (ofRow[index] ?? 0));
  const taken = beginning.taken.map((one, column) => one / (ofColumn[column] ?? 1));
  const prices = beginning.prices.map((one, index) => one / (ofRow[index] ?? 1));

  let anchor: Iterate = { taken: taken.slice(), prices: prices.slice() };
  let balance = lengthOf(cost) / Math.max(1e-9, lengthOf(needed));
  let age = 0;
  let total = 0;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.POSITIVE_INFINITY;
  const next = new Float64Array(columns);
  const product = new Float64Array(rows);

  /** What the columns would take under the prices, and what that comes to in the rows when taken twice as far. */
  const takeStep = (step: number): void => {
    product.fill(0);
    for (let column = 0; column < columns; column += 1) {
      const [begin, end] = [begins[column] ?? 0, begins[column + 1] ?? 0];
      let worth = 0;
      for (let at = begin; at < end; at += 1) worth += (matrix[at] ?? 0) * (prices[row[at] ?? 0] ?? 0);
      const before = taken[column] ?? 0;
      const after = Math.max(0, before - step * ((cost[column] ?? 0) - worth));
      next[column] = after;
      const twice = 2 * after - before;
      if (twice === 0) continue;
      for (let at = begin; at < end; at += 1) {
        const index = row[at] ?? 0;
        product[index] = (product[index] ?? 0) + (matrix[at] ?? 0) * twice;
      }
    }
  };

  const iterate = (): void => {
    takeStep(0.998 / balance);
    const step = 0.998 * balance;
    const weight = (age + 1) / (age + 2);
    let movedPrices = 0;
    for (let index = 0; index < rows; index += 1) {
      const before = prices[index] ?? 0;
      const free = before + step * ((needed[index] ?? 0) - (product[index] ?? 0));
      const after = index >= evenRows && free < 0 ? 0 : free;
      movedPrices += (after - before) ** 2;
      prices[index] = weight * (2 * after - before) + (1 - weight) * (anchor.prices[index] ?? 0);
    }
    let movedTaken = 0;
    for (let column = 0; column < columns; column += 1) {
      const [before, after] = [taken[column] ?? 0, next[column] ?? 0];
      movedTaken += (after - before) ** 2;
      taken[column] = weight * (2 * after - before) + (1 - weight) * (anchor.taken[column] ?? 0);
    }
    const residual = Math.sqrt(movedTaken * balance + movedPrices / balance);
    age += 1;
    total += 1;
    if (age === 1) first = residual;
    const isFarther = residual > last;
    last = residual;
    if (age > 1 && (residual <= enough * first || (residual <= some * first && isFarther) || age >= long * total))
      restart();
  };

  const restart = (): void => {
    const [movedTaken, movedPrices] = [distanceBetween(taken, anchor.taken), distanceBetween(prices, anchor.prices)];
    if (movedTaken > 1e-12 && movedPrices > 1e-12) balance = Math.sqrt((balance * movedPrices) / movedTaken);
    anchor = { taken: taken.slice(), prices: prices.slice() };
    age = 0;
    last = Number.POSITIVE_INFINITY;
  };

  return {
    advance: (iterations) => {
      for (let left = iterations; left > 0; left -= 1) iterate();
    },
    now: () => ({
      taken: taken.map((one, column) => one * (ofColumn[column] ?? 1)),
      prices: prices.map((one, index) => one * (ofRow[index] ?? 1)),
    }),
  };
};
