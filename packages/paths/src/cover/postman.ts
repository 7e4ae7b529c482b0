import { cheapestCirculation, type FlowArc } from "./min-cost-flow.ts";
import type { CoverProblem, Walks } from "./problem.ts";

type OpenArc = { readonly to: number; left: number; readonly arc: number };

/** A closed walk through the whole circulation (Hierholzer), as the sequence of arcs. */
const eulerCircuit = (size: number, arcs: readonly FlowArc[], flow: readonly number[]): number[] => {
  const open: OpenArc[][] = Array.from({ length: size }, () => []);
  for (const [arc, { from, to }] of arcs.entries()) {
    const left = flow[arc] ?? 0;
    if (left > 0) open[from]?.push({ to, left, arc });
  }
  const circuit: number[] = [];
  const stack: { readonly node: number; readonly by: number }[] = [{ node: 0, by: -1 }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const ways = open[top.node] ?? [];
    const way = ways.at(-1);
    if (way === undefined) {
      stack.pop();
      if (top.by >= 0) circuit.push(top.by);
      continue;
    }
    way.left -= 1;
    if (way.left === 0) ways.pop();
    stack.push({ node: way.to, by: way.arc });
  }
  return circuit.toReversed();
};

/**
 * The directed Chinese postman with reset arcs: the cheapest walks that take every arc. Exact, in polynomial time. Valid where
 * every arc can be reached and followed by an end. Asked for some of the arcs only, it leaves out those that the cheapest way round
 * does not connect with the start.
 */
export const postmanTour = (problem: CoverProblem, atLeast: (arc: number) => number = () => 1): Walks => {
  const { nodeCount, arcs, mayEnd, resetCost } = problem;
  const steps = arcs.map(({ from, to, cost }, id) => ({ from, to, cost, atLeast: atLeast(id) }));
  const resets = [...mayEnd.keys()]
    .filter((node) => mayEnd[node] === true)
    .map((node) => ({ from: node, to: 0, cost: resetCost, atLeast: 0 }));
  const network = [...steps, ...resets];
  const { flow } = cheapestCirculation(nodeCount, network);
  const walks: number[][] = [];
  let walk: number[] = [];
  for (const arc of eulerCircuit(nodeCount, network, flow)) {
    if (arc < arcs.length) walk.push(arc);
    else {
      walks.push(walk);
      walk = [];
    }
  }
  return walks;
};
