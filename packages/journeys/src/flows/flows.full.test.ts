import { cover, mutationScore } from "@safar/paths";
import { afterAll, expect, test } from "vitest";
import { flows } from "./registry.ts";

/** Of a hundred faults that are planted in all charts together and can be found at all. */
const least = { transitions: 97, pairs: 99, configurations: 100 } as const;
/** With more steps than these, so many paths against every mutant take longer than they are worth. */
const mostEdges = { pairs: 20_000, configurations: 5_000 } as const;

type Criterion = keyof typeof least;

const found: Record<Criterion, { killed: number; killable: number }> = {
  transitions: { killed: 0, killable: 0 },
  pairs: { killed: 0, killable: 0 },
  configurations: { killed: 0, killable: 0 },
};

test.each(flows.map((flow) => [flow.id, flow] as const))(
  "behavior: faults planted in the chart of %s are found",
  (id, flow) => {
    const graph = flow.graph();
    const size = graph.edges.length;
    const criteria: readonly Criterion[] = [
      "transitions",
      ...(size > mostEdges.pairs ? [] : (["pairs"] as const)),
      ...(size > mostEdges.configurations ? [] : (["configurations"] as const)),
    ];
    const figures = criteria.map((criterion) => {
      const { bound, paths, steps } = cover(graph, criterion);
      const { equivalent, killed, mutants, score } = mutationScore(graph, paths);
      found[criterion].killed += killed;
      found[criterion].killable += mutants - equivalent;
      return `${criterion} ${score} % (${paths.length}/${bound.paths} paths, ${steps}/${bound.steps} steps)`;
    });
    console.log(`${id}: ${figures.join("; ")}`);
    expect(figures).toHaveLength(criteria.length);
  },
  1_200_000,
);

afterAll(() => {
  for (const [criterion, { killed, killable }] of Object.entries(found))
    console.log(`${criterion}: ${killed} of ${killable} faults found, ${((100 * killed) / killable).toFixed(1)} %`);
});

test.each(["transitions", "pairs", "configurations"] as const)(
  "behavior: the suites for %s find nearly all of them",
  (criterion) => {
    const { killed, killable } = found[criterion];
    expect((100 * killed) / killable).toBeGreaterThanOrEqual(least[criterion]);
  },
);
