import fc from "fast-check";
import { expect, test } from "vitest";
import { lowerBound, stepsBound } from "./bound.ts";
import { brokenConnections } from "./connection.ts";
import { fold } from "./fold.ts";
import { greedyWalks } from "./greedy.ts";
import { createImprover } from "./improve.ts";
import { cheapestCirculation } from "./min-cost-flow.ts";
import { postmanTour } from "./postman.ts";
import { boundRoughly } from "./priced-roughly.ts";
import { boundByPrices, provenBy } from "./prices.ts";
import { type CoverProblem, costOf, coverageOf, stepsOf, type Walks } from "./problem.ts";
import { createRandom } from "./random.ts";
import { solutionOf } from "./sparse-program.ts";

fc.configureGlobal({ seed: 20_261_121, numRuns: 120 });

type Line = readonly [from: number, to: number, labels: readonly number[]];

const problemOf = (nodeCount: number, lines: readonly Line[], labelCount: number): CoverProblem => {
  const arcs = lines.map(([from, to, labels], edge) => ({ from, to, labels, edge, cost: from === 0 ? 0 : 1 }));
  const nodes = Array.from({ length: nodeCount }, (_, node) => node);
  return {
    nodeCount,
    arcs,
    out: nodes.map((node) => arcs.flatMap(({ from }, id) => (from === node ? [id] : []))),
    labelCount,
    mayEnd: nodes.map((node) => node > 0),
    places: [nodes.map((node) => String(node % 3))],
    resetCost: 3,
    maxSteps: Number.POSITIVE_INFINITY,
  };
};

/** A start at node 1, and random arcs such that every node is reached. */
const problems = fc
  .record({
    size: fc.integer({ min: 2, max: 5 }),
    extra: fc.array(fc.tuple(fc.nat(100), fc.nat(100), fc.array(fc.nat(3), { maxLength: 2 })), { maxLength: 5 }),
    parents: fc.array(fc.nat(100), { minLength: 5, maxLength: 5 }),
  })
  .map(({ size, extra, parents }) => {
    const tree: Line[] = Array.from({ length: size - 1 }, (_, index) => [
      1 + ((parents[index] ?? 0) % (index + 1)),
      index + 2,
      [4 + index],
    ]);
    const more: Line[] = extra.map(([from, to, labels]) => [1 + (from % size), 1 + (to % size), [...new Set(labels)]]);
    const lines: Line[] = [[0, 1, []], ...tree, ...more];
    const used = [...new Set(lines.flatMap(([, , labels]) => labels))];
    return problemOf(
      size + 1,
      lines.map(([from, to, labels]) => [from, to, labels.map((label) => used.indexOf(label))]),
      used.length,
    );
  });

/** The cheapest suite, by trying: Dijkstra over places and sets of covered targets. */
const cheapest = ({ arcs, labelCount, resetCost, mayEnd }: CoverProblem): number => {
  const goal = 2 ** labelCount - 1;
  const best = new Map<string, number>([["0 0", 0]]);
  const queue: [number, number, number][] = [[0, 0, 0]];
  while (queue.length > 0) {
    queue.sort((a, b) => b[0] - a[0]);
    const [cost, node, covered] = queue.pop() ?? [0, 0, 0];
    if ((best.get(`${node} ${covered}`) ?? 0) < cost) continue;
    if (node === 0 && covered === goal) return cost;
    const reach = (to: number, sum: number, set: number) => {
      if (sum >= (best.get(`${to} ${set}`) ?? Number.POSITIVE_INFINITY)) return;
      best.set(`${to} ${set}`, sum);
      queue.push([sum, to, set]);
    };
    for (const arc of arcs)
      if (arc.from === node)
        reach(
          arc.to,
          cost + arc.cost,
          arc.labels.reduce((set, label) => set | (1 << label), covered),
        );
    if (mayEnd[node] === true) reach(0, cost + resetCost, covered);
  }
  return Number.NaN;
};

const isWhole = (problem: CoverProblem, walks: Walks): boolean =>
  coverageOf(problem, walks).every((count) => count > 0) &&
  walks.every((walk) =>
    walk.every((arc, index) => problem.arcs[arc]?.from === (index === 0 ? 0 : problem.arcs[walk[index - 1] ?? -1]?.to)),
  );

test("default: every arc of a chart of streets is walked, as cheaply as can be", () => {
  const streets = problemOf(
    4,
    [
      [0, 1, [0]],
      [1, 2, [1]],
      [2, 3, [2]],
      [3, 1, [3]],
      [2, 1, [4]],
    ],
    5,
  );
  const walks = postmanTour(streets);
  expect(isWhole(streets, walks)).toBe(true);
  expect(walks).toHaveLength(1);
  expect(stepsOf(streets, walks[0] ?? [])).toBe(5);
});

test("behavior: the bound never exceeds the optimum, and no suite is cheaper than it", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const optimum = cheapest(problem);
      const greedy = greedyWalks(problem, { random: createRandom(1) });
      const better = createImprover(problem)(greedy, { random: createRandom(1), rounds: 60 });
      const bound = lowerBound(problem);
      const priced = boundByPrices(problem, { goal: costOf(problem, better), leastPaths: bound.paths, mostWork: 1e7 });
      expect(priced?.cost).toBeLessThanOrEqual(optimum);
      expect(isWhole(problem, greedy)).toBe(true);
      expect(isWhole(problem, better)).toBe(true);
      expect(bound.cost).toBeLessThanOrEqual(optimum);
      expect(optimum).toBeLessThanOrEqual(costOf(problem, better));
      expect(costOf(problem, better)).toBeLessThanOrEqual(costOf(problem, greedy));
      expect(bound.paths).toBeLessThanOrEqual(better.length);
    }),
  );
});

test("behavior: a bound by prices is mostly the optimum itself", () => {
  const gaps = fc.sample(problems, 120).map((problem) => {
    const { paths } = lowerBound(problem);
    const priced = boundByPrices(problem, { goal: Number.POSITIVE_INFINITY, leastPaths: paths, mostWork: 1e7 });
    return cheapest(problem) - (priced?.cost ?? 0);
  });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  expect(gaps.filter((gap) => gap === 0).length).toBeGreaterThan(100);
});

test("behavior: prices that are found roughly prove no more than there is, and mostly all of it", () => {
  const gaps = fc.sample(problems, 120).map((problem) => {
    const walks = greedyWalks(problem, { random: createRandom(1) });
    const { paths } = lowerBound(problem);
    const { cost } = boundRoughly(problem, { walks, goal: Number.POSITIVE_INFINITY, leastPaths: paths, mostWork: 1e6 });
    return cheapest(problem) - cost;
  });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  expect(gaps.filter((gap) => gap === 0).length).toBeGreaterThan(80);
});

test("behavior: a path charged more than it costs proves nothing, and what is found beside a suite begins there", () => {
  const loop = problemOf(
    3,
    [
      [0, 1, []],
      [1, 2, [0]],
      [2, 1, [1]],
    ],
    2,
  );
  const walks = [[0, 1, 2]];
  expect([...solutionOf(loop, walks)]).toEqual([1, 1, 1, 1, 0]);
  expect(boundRoughly(loop, { walks, goal: costOf(loop, walks), leastPaths: 1, mostWork: 1e6 }).cost).toBe(5);
  expect(provenBy(loop, { targets: [1, 1], connections: [], path: 3 }, 1)).toBe(5);
  expect(provenBy(loop, { targets: [1, 1], connections: [], path: 3.1 }, 1)).toBeNull();
});

test("behavior: prices under which a way round gains prove nothing", () => {
  const twice = problemOf(
    3,
    [
      [0, 1, []],
      [1, 2, [0]],
      [2, 1, []],
    ],
    1,
  );
  const charge = (price: number, entering = 0) => ({
    targets: [price],
    connections: [{ label: 0, arcs: [1], price: entering }],
    path: 0,
  });
  expect(provenBy(twice, charge(2), 1)).toBe(2);
  expect(provenBy(twice, charge(2.5), 1)).toBeNull();
  expect(provenBy(twice, charge(1, 1.5), 1)).toBeNull();
});

test("behavior: the connections that a solution breaks are those of a round that the start does not reach", () => {
  const island = problemOf(
    5,
    [
      [0, 1, []],
      [1, 2, [0]],
      [1, 3, []],
      [3, 4, [1]],
      [4, 3, [2]],
    ],
    3,
  );
  const uses = [1, 1, 0, 1, 1];
  expect(brokenConnections(island, (arc) => uses[arc] ?? 0)).toEqual([{ label: 1, arcs: [2] }]);
  expect(brokenConnections(island, () => 1)).toEqual([]);
});

test("behavior: where every arc is a target, the postman is exact and the bound is tight", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      if (problem.arcs.length > 9) return;
      const every = {
        ...problem,
        arcs: problem.arcs.map((arc, label) => ({ ...arc, labels: [label] })),
        labelCount: problem.arcs.length,
      };
      const walks = postmanTour(every);
      const bound = lowerBound(every);
      expect(isWhole(every, walks)).toBe(true);
      expect(costOf(every, walks)).toBe(cheapest(every));
      expect(bound.cost).toBe(costOf(every, walks));
      expect(stepsBound(every, bound, walks.length)).toBe(walks.reduce((sum, walk) => sum + stepsOf(every, walk), 0));
    }),
  );
});

test("behavior: a circulation keeps what must be used, and fails when nothing leads back", () => {
  const { flow, cost } = cheapestCirculation(3, [
    { from: 0, to: 1, cost: 1, atLeast: 2 },
    { from: 1, to: 0, cost: 9, atLeast: 0 },
    { from: 1, to: 2, cost: 2, atLeast: 0 },
    { from: 2, to: 0, cost: 3, atLeast: 1 },
  ]);
  expect(flow).toEqual([2, 0, 2, 2]);
  expect(cost).toBe(12);
  expect(() => cheapestCirculation(2, [{ from: 0, to: 1, cost: 1, atLeast: 1 }])).toThrow("nothing leads back");
});

test("behavior: a folded problem has the same optimum, and its walks are walks of the whole", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const { problem: small, unfold } = fold(problem);
      expect(small.nodeCount).toBeLessThanOrEqual(problem.nodeCount);
      expect(cheapest(small)).toBe(cheapest(problem));
      const walks = greedyWalks(small, { random: createRandom(1) });
      const whole = unfold(walks);
      expect(costOf(problem, whole)).toBe(costOf(small, walks));
      expect([...coverageOf(problem, whole)]).toEqual([...coverageOf(small, walks)]);
      for (const walk of whole)
        for (const [index, arc] of walk.entries())
          expect(problem.arcs[arc]?.from).toBe(index === 0 ? 0 : problem.arcs[walk[index - 1] ?? 0]?.to);
    }),
  );
});

test("behavior: nodes from which the same targets lie in the same ways become one", () => {
  const twins = problemOf(
    6,
    [
      [0, 1, []],
      [1, 2, [0]],
      [1, 3, [0]],
      [2, 4, [1]],
      [3, 5, [1]],
    ],
    2,
  );
  const { problem } = fold(twins);
  expect([problem.nodeCount, problem.arcs.length]).toEqual([4, 3]);
});
