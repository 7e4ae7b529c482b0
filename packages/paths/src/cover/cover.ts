import { isAside } from "../explore/aside.ts";
import type { Aside, BlockedStep, Graph, GraphEdge } from "../explore/graph.types.ts";
import { shortHash } from "../machine/stable-text.ts";
import { type Baseline, keptWalks } from "./baseline.ts";
import { type Bound, lowerBound, stepsBound } from "./bound.ts";
import { type BuiltProblem, buildProblem } from "./build-problem.ts";
import type { Criterion } from "./criteria/criterion.types.ts";
import { type CriterionName, criterionOf } from "./criteria/index.ts";
import { type Folded, fold } from "./fold.ts";
import { greedyWalks } from "./greedy.ts";
import { improve } from "./improve.ts";
import { postmanTour } from "./postman.ts";
import { type CoverProblem, costOf, coverageOf, stepsOf, type Walks } from "./problem.ts";
import { createRandom } from "./random.ts";
import type { Suite, SuitePath, SuiteStep, Unreachable } from "./suite.types.ts";
import { type PathItem, tracePath } from "./trace.ts";

export type CoverOptions = {
  /** No path is longer. The fewest paths otherwise, however long. */
  readonly maxSteps?: number;
  /** How many steps a path more is worth; 100 unless told, so that paths are as few as can be. */
  readonly resetCost?: number;
  /** Where a path may end: anywhere, or in final states only. */
  readonly end?: "any" | "terminal";
  /** Only targets that touch a state with one of these tags. */
  readonly tags?: readonly string[];
  /** The same seed, the same suite. */
  readonly seed?: number;
  /** Attempts to make the suite shorter: more take longer and end closer to the bound. */
  readonly effort?: number;
  /** Tries on the way, once each, the events that guards refuse; they cost no steps. On unless told. */
  readonly probes?: boolean;
  /** The last suite: what still holds of it is kept, and as little as can be is added. */
  readonly baseline?: Baseline;
};

type Settings = Required<Omit<CoverOptions, "baseline" | "effort">>;

const defaults: Settings = {
  maxSteps: Number.POSITIVE_INFINITY,
  resetCost: 100,
  end: "any",
  tags: [],
  seed: 1,
  probes: true,
};

/** Beyond, a suite is left as it was found: the ways between all places would not fit into memory. */
const mostPlaces = 4000;

/** An attempt costs little where places are few; the last steps over the optimum are found by many. */
const defaultEffort = ({ labelCount, nodeCount }: CoverProblem): number => {
  if (labelCount > 150) return nodeCount <= 300 ? 300 : 120;
  return nodeCount <= 100 ? 800 : 250;
};

const solve = (
  graph: Graph,
  { problem }: BuiltProblem,
  folded: Folded,
  bound: Bound,
  isEveryArc: boolean,
  options: CoverOptions,
  settings: Settings,
): Walks => {
  const random = createRandom(settings.seed);
  if (options.baseline !== undefined) {
    const kept = keptWalks(problem, graph.edges, options.baseline);
    const covered = new Set(
      [...coverageOf(problem, kept).entries()].flatMap(([label, count]) => (count > 0 ? [label] : [])),
    );
    const additions = [true, false].map((endsLate) =>
      greedyWalks(problem, { random: createRandom(settings.seed), covered, endsLate }),
    );
    return [...kept, ...(additions.toSorted((a, b) => costOf(problem, a) - costOf(problem, b))[0] ?? [])];
  }
  if (isEveryArc && problem.maxSteps === Number.POSITIVE_INFINITY && problem.arcs.length > 0)
    return postmanTour(problem);
  const { problem: small, unfold } = folded;
  const tries = [true, false].map((endsLate) => greedyWalks(small, { random: createRandom(settings.seed), endsLate }));
  const first = tries.toSorted((a, b) => costOf(small, a) - costOf(small, b))[0] ?? [];
  if (small.nodeCount > mostPlaces) return unfold(first);
  const rounds = options.effort ?? defaultEffort(small);
  return unfold(improve(small, first, { random, rounds, goal: bound.cost }));
};

/** The same steps, the same id. */
export const pathId = (steps: readonly Pick<SuiteStep, "label" | "transitions">[]): string =>
  shortHash(steps.map(({ label, transitions }) => `${label} ${transitions.join(" ; ")}`).join("\n"));

const titleOf = (steps: readonly SuiteStep[]): string => {
  const last = steps.at(-1);
  const moves = steps.filter(({ step }) => step.kind !== "start" && !isAside(step)).length;
  return `${steps[0]?.label ?? "start"} to ${last?.expect.state ?? "nowhere"} in ${moves} step${moves === 1 ? "" : "s"}`;
};

/** The refusals to try where a path comes by: each guard's once, or for every configuration its own. */
const createProbes = ({ blocked, nodes }: Graph, isEverywhere: boolean) => {
  const seen = new Set<string>();
  const byNode = new Map<number, BlockedStep[]>();
  for (const step of blocked) byNode.set(step.from, [...(byNode.get(step.from) ?? []), step]);
  return (node: number): Aside[] =>
    nodes[node]?.isEnd === true
      ? []
      : (byNode.get(node) ?? []).flatMap(({ from, step, label, refused }) => {
          const key = isEverywhere ? `${from} ${label}` : refused.join(" ; ");
          if (seen.has(key) || step.kind !== "send") return [];
          seen.add(key);
          return [{ kind: "probe", case: step.case, event: step.event }];
        });
};

const pathsOf = (
  graph: Graph,
  criterion: Criterion,
  { problem, targets }: BuiltProblem,
  walks: Walks,
  hasProbes: boolean,
): SuitePath[] => {
  const seen = new Set<number>();
  const probesAt = createProbes(graph, criterion.name === "configurations");
  const asidesFor = (edge: GraphEdge, names: readonly string[]): readonly Aside[] => {
    if (criterion.aside !== undefined) return names.flatMap((name) => criterion.aside?.(name, edge) ?? []);
    return hasProbes ? probesAt(edge.to) : [];
  };
  return walks.map((walk) => {
    const covers: string[] = [];
    const items = walk.flatMap((id): PathItem[] => {
      const arc = problem.arcs[id];
      const edge = graph.edges[arc?.edge ?? -1];
      if (arc === undefined || edge === undefined) return [];
      const fresh = arc.labels.filter((label) => !seen.has(label));
      for (const label of fresh) seen.add(label);
      const names = fresh.flatMap((label) => targets[label] ?? []);
      covers.push(...names);
      return [{ edge }, ...asidesFor(edge, names).map((aside) => ({ aside }))];
    });
    const steps = tracePath(graph, items);
    return { id: pathId(steps), title: titleOf(steps), steps, covers };
  });
};

const unreachableOf = (
  criterion: Criterion,
  built: BuiltProblem,
  covered: ReadonlySet<string>,
  settings: Settings,
): Unreachable[] => {
  const inReach = new Set(built.targets);
  return built.asked
    .filter((target) => !covered.has(target))
    .map((target) => {
      const reason = inReach.has(target)
        ? `no path of at most ${settings.maxSteps} steps covers it and ends as asked`
        : criterion.why(target);
      return { target, reason };
    });
};

const check = ({ nodes }: Graph, { maxSteps, resetCost, end, tags }: Settings) => {
  if (!(maxSteps >= 1)) throw new Error(`maxSteps is ${maxSteps}; a path takes at least 1 step.`);
  if (!(resetCost >= 0)) throw new Error(`resetCost is ${resetCost}; it must be 0 or more.`);
  if (end === "terminal" && !nodes.some(({ isEnd }) => isEnd))
    throw new Error('The machine reaches no final state, so that no path can end in one: use end "any".');
  const known = new Set(nodes.flatMap((node) => node.tags));
  for (const tag of tags)
    if (!known.has(tag))
      throw new Error(`No state has the tag "${tag}". The tags are ${[...known].join(", ") || "none"}.`);
};

/** The smallest suite found that covers a criterion, and how far it may be from the smallest there is. */
export const cover = (graph: Graph, criterionName: CriterionName, options: CoverOptions = {}): Suite => {
  const { baseline: _, effort: __, ...given } = options;
  const settings: Settings = { ...defaults, ...given };
  check(graph, settings);
  const criterion = criterionOf(criterionName)(graph);
  const built = buildProblem(graph, criterion, settings);
  const { problem } = built;
  const folded = fold(problem);
  const proven = lowerBound(folded.problem);
  const walks = solve(
    graph,
    built,
    folded,
    proven,
    criterion.name === "configurations" && settings.tags.length === 0,
    options,
    settings,
  );
  const paths = pathsOf(graph, criterion, built, walks, settings.probes);
  const covered = new Set(paths.flatMap(({ covers }) => covers));
  const steps = walks.reduce((sum, walk) => sum + stepsOf(problem, walk), 0);
  const bound = covered.size === built.targets.length ? proven : { paths: 0, cost: 0, steps: 0 };
  const fewest = covered.size === built.targets.length ? stepsBound(problem, bound, walks.length) : 0;
  return {
    format: "paths-suite/1",
    machine: graph.machineId,
    hash: graph.hash,
    criterion: criterion.name,
    end: settings.end,
    maxSteps: settings.maxSteps === Number.POSITIVE_INFINITY ? null : settings.maxSteps,
    resetCost: settings.resetCost,
    tags: settings.tags,
    seed: settings.seed,
    targets: built.asked.length,
    covered: covered.size,
    unreachable: unreachableOf(criterion, built, covered, settings),
    steps,
    bound: { paths: bound.paths, steps: fewest },
    gap: {
      paths: walks.length - bound.paths,
      steps: steps - fewest,
      percent: fewest === 0 ? (steps === 0 ? 0 : 100) : Math.round(((steps - fewest) / fewest) * 1000) / 10,
    },
    isOptimal: walks.length === bound.paths && steps === fewest,
    paths,
  };
};
