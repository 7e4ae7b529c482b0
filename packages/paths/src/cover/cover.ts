import { isAside } from "../explore/aside.ts";
import type { Aside, Graph } from "../explore/graph.types.ts";
import { shortHash } from "../machine/stable-text.ts";
import type { Baseline } from "./baseline.ts";
import { type Bound, stepsBound } from "./bound.ts";
import { type BuiltProblem, foldedProblem } from "./build-problem.ts";
import type { Criterion } from "./criteria/criterion.types.ts";
import { type CriterionName, criterionOf } from "./criteria/index.ts";
import type { Folded } from "./fold.ts";
import { postmanTour } from "./postman.ts";
import { probesOn } from "./probes.ts";
import { costOf, stepsOf, type Walks } from "./problem.ts";
import { quickProof, tighterProof } from "./proof.ts";
import { createSearch } from "./search.ts";
import type { Suite, SuitePath, SuiteStep, Unreachable } from "./suite.types.ts";
import { createTracer, type PathItem } from "./trace.ts";
import { warmWalks } from "./warm-start.ts";

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
  /** How hard to prove how small a suite can be, in multiplications: 0 for what flows prove; 100 million unless told. */
  readonly proof?: number;
  /** The suite that is there at once, mostly one or two steps longer, beside the bound that is there at once. */
  readonly fast?: boolean;
  /** Told when a part of the work is done, for whoever holds a watch. */
  readonly done?: (part: CoverPart) => void;
};

/** The graph to walk on with its first bound, a good suite soon, the better bound, the best suite found. */
export type CoverPart = "problem" | "fast" | "proof" | "search";

type Settings = Required<Omit<CoverOptions, "baseline" | "effort" | "done">>;

const defaults: Settings = {
  maxSteps: Number.POSITIVE_INFINITY,
  resetCost: 100,
  end: "any",
  tags: [],
  seed: 1,
  probes: true,
  proof: 1e8,
  fast: false,
};

/** In a larger graph the flows that prove a bound take longer than a fast suite may; the chart alone mostly proves as much. */
const mostArcsOf = (isFast: boolean): number => (isFast ? 1500 : Number.POSITIVE_INFINITY);

/** The walks of a suite in the graph that they were asked for, and what is proven about the fewest there can be. */
const solve = (
  graph: Graph,
  { problem }: BuiltProblem,
  { problem: small, unfold }: Folded,
  isEveryArc: boolean,
  { baseline, effort, done }: CoverOptions,
  { proof: mostWork, seed, fast: isFast }: Settings,
): { readonly walks: Walks; readonly bound: Bound } => {
  const quick = quickProof(small, mostArcsOf(isFast));
  done?.("problem");
  const isExact = isEveryArc && problem.maxSteps === Number.POSITIVE_INFINITY && problem.arcs.length > 0;
  if (baseline !== undefined || isExact) {
    const walks =
      baseline === undefined ? postmanTour(problem) : warmWalks(problem, graph.edges, baseline, { seed, effort });
    done?.("fast");
    if (isFast) return { walks, bound: quick.bound };
    const known = { cost: costOf(problem, walks), paths: walks.length, walks: [] };
    return { walks, bound: tighterProof(small, quick, known, mostWork).bound };
  }
  const search = createSearch(small);
  const soon = search.fast({ seed, effort, goal: quick.bound.cost });
  done?.("fast");
  if (isFast) return { walks: unfold(soon), bound: quick.bound };
  const known = { cost: costOf(small, soon), paths: soon.length, walks: soon };
  const proof = tighterProof(small, quick, known, mostWork);
  done?.("proof");
  const walks = search.patient(soon, { seed, effort, goal: proof.bound.cost }, proof.relaxed);
  done?.("search");
  return { walks: unfold(walks), bound: proof.bound };
};

/** The same steps, the same id. */
export const pathId = (steps: readonly Pick<SuiteStep, "label" | "transitions">[]): string =>
  shortHash(steps.map(({ label, transitions }) => `${label} ${transitions.join(" ; ")}`).join("\n"));

const titleOf = (steps: readonly SuiteStep[]): string => {
  const last = steps.at(-1);
  const moves = steps.filter(({ step }) => step.kind !== "start" && !isAside(step)).length;
  return `${steps[0]?.label ?? "start"} to ${last?.expect.state ?? "nowhere"} in ${moves} step${moves === 1 ? "" : "s"}`;
};

const pathsOf = (
  graph: Graph,
  criterion: Criterion,
  { problem, targets }: BuiltProblem,
  walks: Walks,
  probesAt: (walk: number, position: number) => readonly Aside[],
): SuitePath[] => {
  const seen = new Set<number>();
  const trace = createTracer(
    graph,
    walks.reduce((sum, walk) => sum + walk.length, 0),
  );
  return walks.map((walk, index) => {
    const covers: string[] = [];
    const items = walk.flatMap((id, position): PathItem[] => {
      const arc = problem.arcs[id];
      const edge = graph.edges[arc?.edge ?? -1];
      if (arc === undefined || edge === undefined) return [];
      const fresh = arc.labels.filter((label) => !seen.has(label));
      for (const label of fresh) seen.add(label);
      const names = fresh.flatMap((label) => targets[label] ?? []);
      covers.push(...names);
      const asides = names.flatMap((name) => criterion.aside?.(name, edge) ?? []);
      return [{ edge }, ...[...asides, ...probesAt(index, position)].map((aside) => ({ aside }))];
    });
    const steps = trace(items);
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
  const { baseline: _, effort: __, done: ___, ...given } = options;
  const settings: Settings = { ...defaults, ...given };
  check(graph, settings);
  const criterion = criterionOf(criterionName)(graph);
  const built = foldedProblem(graph, criterion, settings);
  const { folded, problem } = built;
  const isEveryArc = criterion.name === "configurations" && settings.tags.length === 0;
  const { walks, bound: proven } = solve(graph, built, folded, isEveryArc, options, settings);
  const isEverywhere = criterion.name === "configurations";
  const probesAt =
    settings.probes && criterion.aside === undefined
      ? probesOn(graph, problem, walks, { isEverywhere, baseline: options.baseline ?? { paths: [] } })
      : () => [];
  const paths = pathsOf(graph, criterion, built, walks, probesAt);
  const covered = new Set(paths.flatMap(({ covers }) => covers));
  const steps = walks.reduce((sum, walk) => sum + stepsOf(problem, walk), 0);
  const bound = covered.size === built.targets.length ? proven : { paths: 0, cost: 0 };
  const fewest =
    covered.size === built.targets.length
      ? stepsBound(folded.problem, bound, walks.length, mostArcsOf(settings.fast))
      : 0;
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
