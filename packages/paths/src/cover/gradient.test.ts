import { expect, test } from "vitest";
import { createGradient } from "./gradient.ts";
import type { SparseProgram } from "./sparse-program.ts";

/** Three columns that cost 2, 3 and 4: the first covers the first row, the second the second, the third both; the last row is even. */
const program: SparseProgram = {
  columns: 3,
  rows: 3,
  evenRows: 1,
  begins: Int32Array.from([0, 2, 4, 6]),
  row: Int32Array.from([0, 1, 0, 2, 1, 2]),
  value: Float64Array.from([1, 1, -1, 1, 1, 1]),
  cost: Float64Array.from([2, 3, 4]),
  needed: Float64Array.from([0, 1, 2]),
  rowOfTarget: (label) => 1 + label,
  rowOfPaths: 2,
};

const beginning = () => ({ taken: new Float64Array(3), prices: new Float64Array(3) });

test("default: comes as near to the optimum of a linear program as asked", () => {
  const gradient = createGradient(program, beginning());
  gradient.advance(1500);
  const { taken, prices } = gradient.now();
  const worth = prices.reduce((sum, price, row) => sum + price * (program.needed[row] ?? 0), 0);
  const cost = taken.reduce((sum, one, column) => sum + one * (program.cost[column] ?? 0), 0);
  expect(cost).toBeCloseTo(8, 5);
  expect(worth).toBeCloseTo(8, 5);
  expect([...taken].map((one) => Math.round(one * 1e5) / 1e5)).toEqual([0, 0, 2]);
});

test("behavior: goes on where it was, and the same way every time", () => {
  const [one, other] = [createGradient(program, beginning()), createGradient(program, beginning())];
  one.advance(120);
  for (let left = 12; left > 0; left -= 1) other.advance(10);
  expect(one.now()).toEqual(other.now());
});
