import type { CoverProblem, Walks } from "./problem.ts";

/**
 * The cheapest suite as a linear program in which targets may be covered in parts. A column for each arc, then for each node where
 * a path may end; a row for each node (it is entered as often as it is left), for each target and for the paths (at least so many).
 */
export type SparseProgram = {
  readonly columns: number;
  readonly rows: number;
  /** Rows before this one must come out even, and their prices may have either sign. */
  readonly evenRows: number;
  /** By column: where its entries begin in `row` and `value`; one more for where the last end. */
  readonly begins: Int32Array;
  readonly row: Int32Array;
  readonly value: Float64Array;
  /** By column. */
  readonly cost: Float64Array;
  /** By row: what it must come to at least. */
  readonly needed: Float64Array;
  readonly rowOfTarget: (label: number) => number;
  readonly rowOfPaths: number;
};

export const sparseProgram = (problem: CoverProblem, leastPaths: number): SparseProgram => {
  const { arcs, nodeCount, labelCount, mayEnd, resetCost } = problem;
  const ends = endsOf(mayEnd);
  const columns = arcs.length + ends.length;
  const rowOfPaths = nodeCount + labelCount;
  const begins = new Int32Array(columns + 1);
  const cost = new Float64Array(columns);
  const row: number[] = [];
  const value: number[] = [];
  const put = (at: number, what: number) => {
    row.push(at);
    value.push(what);
  };
  const move = (from: number, to: number) => {
    if (from === to) return;
    put(from, -1);
    put(to, 1);
  };
  for (const [column, { from, to, labels, cost: price }] of arcs.entries()) {
    move(from, to);
    for (const label of labels) put(nodeCount + label, 1);
    cost[column] = price;
    begins[column + 1] = row.length;
  }
  for (const [index, node] of ends.entries()) {
    move(node, 0);
    put(rowOfPaths, 1);
    cost[arcs.length + index] = resetCost;
    begins[arcs.length + index + 1] = row.length;
  }
  const needed = new Float64Array(rowOfPaths + 1).fill(1, nodeCount);
  needed[rowOfPaths] = leastPaths;
  return {
    columns,
    rows: rowOfPaths + 1,
    evenRows: nodeCount,
    begins,
    row: Int32Array.from(row),
    value: Float64Array.from(value),
    cost,
    needed,
    rowOfTarget: (label) => nodeCount + label,
    rowOfPaths,
  };
};

const endsOf = (mayEnd: readonly boolean[]): number[] => [...mayEnd.keys()].filter((node) => mayEnd[node] === true);

/** A suite as a solution of the program. */
export const solutionOf = ({ arcs, mayEnd }: CoverProblem, walks: Walks): Float64Array => {
  const columnOfEnd = new Map(endsOf(mayEnd).map((node, index) => [node, arcs.length + index]));
  const solution = new Float64Array(arcs.length + columnOfEnd.size);
  for (const walk of walks) {
    for (const arc of walk) solution[arc] = (solution[arc] ?? 0) + 1;
    const end = columnOfEnd.get(arcs[walk.at(-1) ?? -1]?.to ?? -1);
    if (end !== undefined) solution[end] = (solution[end] ?? 0) + 1;
  }
  return solution;
};
