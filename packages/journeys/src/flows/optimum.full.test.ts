import { cover, type Graph, optimum, type Suite } from "@safar/paths";
import { afterAll, expect, test } from "vitest";
import { openSolver } from "./exact-solver.ts";
import { flows } from "./registry.ts";

const resetCost = 100;
const limitMs = 60_000;
/** Steps over the exact optimum, in percent. */
const most = { transitions: 2, pairs: 5 } as const;
/** The same for the suite that is there at once, over what is proven. */
const mostAtOnce = 4;
/** Patience for a proof of our own, in multiplications. */
const proof = 2e9;
/** A suite that is proven the smallest is held against the solver besides, where that takes no longer than a moment. */
const mostEdges = 1200;

const costOf = ({ paths, steps }: Suite): number => paths.length * resetCost + steps;

const overOf = (suite: Suite, least: number): number => {
  const leastSteps = least - suite.paths.length * resetCost;
  return leastSteps <= 0 ? 0 : (100 * (suite.steps - leastSteps)) / leastSteps;
};

const exactly = async (graph: Graph, criterion: keyof typeof most) => {
  const solver = await openSolver();
  return optimum(graph, criterion, { solver, now: () => performance.now(), limitMs, resetCost });
};

const lines: string[] = [];
afterAll(() => console.log(lines.join("\n")));

test.each(
  flows.flatMap((flow) => (["transitions", "pairs"] as const).map((criterion) => [flow.id, criterion, flow] as const)),
)(
  "behavior: %s, %s: the suite beside the exact optimum",
  async (id, criterion, flow) => {
    const graph = flow.graph();
    const suite = cover(graph, criterion, { proof });
    const ours = suite.bound.paths * resetCost + suite.bound.steps;
    const isChecked = !suite.isOptimal || graph.edges.length <= mostEdges;
    const exact = isChecked ? await exactly(graph, criterion) : null;
    const least = Math.max(suite.isOptimal ? costOf(suite) : 0, exact?.cost ?? 0);
    const over = overOf(suite, least);
    const solver = exact === null ? "not asked" : exact.type === "PROVEN" ? `${exact.cost}` : `at least ${exact.cost}`;
    lines.push(
      `${id} ${criterion}: ${suite.paths.length} paths, ${suite.steps} steps; ` +
        `${suite.isOptimal ? "proven the fewest" : `at least ${suite.bound.paths} and ${suite.bound.steps}`}; ` +
        `paths and steps together ${costOf(suite)}, by the solver ${solver}: ${over.toFixed(1)} % over`,
    );
    if (criterion === "transitions") {
      const soon = cover(graph, criterion, { fast: true });
      expect(soon.paths.length).toBe(suite.paths.length);
      expect(overOf(soon, least)).toBeLessThanOrEqual(mostAtOnce);
    }
    // Two proofs of the same thing, by different programs.
    if (exact?.type === "PROVEN") {
      expect(ours).toBeLessThanOrEqual(exact.cost);
      expect(costOf(suite)).toBeGreaterThanOrEqual(exact.cost);
      if (suite.isOptimal) expect(costOf(suite)).toBe(exact.cost);
      expect(over).toBeLessThanOrEqual(most[criterion]);
    }
  },
  600_000,
);
