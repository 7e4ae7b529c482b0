import { extremesOf, fillColumn, unknown } from "../../kernel/columns.ts";
import type { Order, Reading } from "./results.types.ts";

const keysOf = (column: Float64Array, keyOf: (value: number) => number): Float64Array =>
  fillColumn(new Float64Array(column.length), (row) => {
    const value = column[row] ?? unknown;
    return value === unknown ? unknown : keyOf(value);
  });

const nothing = new Float64Array();

/** The least of a whole number first. */
export const leastFirst = <Row>(reading: Reading<Row>): Order<Row> => ({
  readings: [reading],
  keysOf: ([column = nothing]) => column,
});

/** The most of a whole number first. */
export const mostFirst = <Row>(reading: Reading<Row>): Order<Row> => ({
  readings: [reading],
  keysOf: ([column = nothing]) => {
    const [, most] = extremesOf(column) ?? [0, 0];
    return keysOf(column, (value) => most - value);
  },
});

/** A number, and what its value weighs beside the least of all rows, which is 1 at least. */
type Weight<Row> = readonly [reading: Reading<Row>, weigh: (value: number, least: number) => number];

/** What weighs least first. A row of which one of the numbers is not known is among the last. */
export const lightestFirst = <Row>(...weights: readonly Weight<Row>[]): Order<Row> => ({
  readings: weights.map(([reading]) => reading),
  keysOf: (columns) => {
    const sums = new Float64Array(columns[0]?.length ?? 0);
    for (const [place, [, weigh]] of weights.entries()) {
      const column = columns[place] ?? nothing;
      const least = Math.max(1, extremesOf(column)?.[0] ?? 1);
      for (let row = 0; row < sums.length; row++) {
        const value = column[row] ?? unknown;
        sums[row] = (sums[row] ?? 0) + (value === unknown ? unknown : weigh(value, least));
      }
    }
    return keysOf(sums, (sum) => Math.round(sum * 10_000));
  },
});
