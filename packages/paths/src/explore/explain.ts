import type { SuiteStep } from "../cover/suite.types.ts";
import { tracePath } from "../cover/trace.ts";
import type { Graph, GraphEdge } from "./graph.types.ts";
import { shortestPath } from "./shortest-path.ts";
import { whyNotState, whyNotTransition } from "./why-not.ts";

export type Explanation =
  | {
      readonly target: string;
      readonly kind: TargetKind;
      readonly isReachable: true;
      readonly steps: readonly SuiteStep[];
    }
  | { readonly target: string; readonly kind: TargetKind; readonly isReachable: false; readonly reason: string };

export type TargetKind = "state" | "transition" | "event" | "invariant";

type Search = {
  readonly kind: TargetKind;
  readonly target: string;
  readonly isWanted: (edge: GraphEdge) => boolean;
  readonly why: () => string;
};

const searches = (graph: Graph, target: string): Search[] => {
  const { nodes, table, violations } = graph;
  const isIn = (edge: GraphEdge, state: string) =>
    edge.passed.includes(state) || nodes[edge.to]?.active.includes(state) === true || nodes[edge.to]?.state === state;
  const found: Search[] = [];
  if (table.states.some(({ id }) => id === target) || nodes.some(({ state }) => state === target)) {
    found.push({
      kind: "state",
      target,
      isWanted: (edge) => isIn(edge, target),
      why: () => whyNotState(graph, target),
    });
  }
  if (table.byId.has(target)) {
    found.push({
      kind: "transition",
      target,
      isWanted: ({ transitions }) => transitions.includes(target),
      why: () => whyNotTransition(graph, target),
    });
  }
  if (graph.alphabet.events.some(({ type }) => type === target)) {
    found.push({
      kind: "event",
      target,
      isWanted: ({ step }) => step.kind === "send" && step.event.type === target,
      why: () => "no configuration has a use for it",
    });
  }
  if (graph.alphabet.invariants.some(([name]) => name === target)) {
    const broken = new Set(violations.filter(({ invariant }) => invariant === target).map(({ node }) => node));
    found.push({
      kind: "invariant",
      target,
      isWanted: ({ to }) => broken.has(to),
      why: () => `it holds in all ${nodes.length} configurations`,
    });
  }
  return found;
};

/** Names that share a part with what was asked for, to suggest. */
const similar = ({ table, alphabet }: Graph, target: string): string[] => {
  const words = target
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
  const all = [
    ...table.states.map(({ id }) => id),
    ...alphabet.events.map(({ type }) => type),
    ...table.all.map(({ id }) => id),
  ];
  return all.filter((name) => words.some((word) => name.toLowerCase().includes(word))).slice(0, 8);
};

/** The shortest way to a state, a transition, an event or a broken invariant; or why there is none. */
export const explain = (graph: Graph, target: string): Explanation => {
  const [search] = searches(graph, target);
  if (search === undefined) {
    const choices = similar(graph, target);
    const hint =
      choices.length > 0
        ? `Near to it: ${choices.join(" | ")}.`
        : `The states are ${graph.table.states.map(({ id }) => id).join(", ")}.`;
    throw new Error(`${graph.machineId} has no state, transition, event or invariant "${target}". ${hint}`);
  }
  const { kind, isWanted, why } = search;
  const way = shortestPath(graph, isWanted);
  if (way === null) return { target, kind, isReachable: false, reason: why() };
  return {
    target,
    kind,
    isReachable: true,
    steps: tracePath(
      graph,
      way.map((edge) => ({ edge })),
    ),
  };
};
