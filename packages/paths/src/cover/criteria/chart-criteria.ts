import type { Aside, Graph, GraphEdge } from "../../explore/graph.types.ts";
import { whyNotState, whyNotTransition } from "../../explore/why-not.ts";
import type { CriterionOf } from "./criterion.types.ts";

/** A state that is left as soon as it is entered, as an initial one by `always`, stands in no snapshot: what is taken from it tells of it. */
const leftAtOnce = ({ table }: Graph, { transitions }: GraphEdge): readonly string[] =>
  transitions.flatMap((id) => {
    const info = table.byId.get(id);
    return info?.event === "" ? [info.source] : [];
  });

const entered = (graph: Graph, edge: GraphEdge): readonly string[] => {
  const { nodes } = graph;
  const { from, to, passed } = edge;
  const before = from === null ? [] : (nodes[from]?.active ?? []);
  const states = new Set([...passed, ...leftAtOnce(graph, edge), ...(nodes[to]?.active ?? [])]);
  return [...states].filter((state) => !before.includes(state));
};

/** Every state of the chart is entered. */
export const states: CriterionOf = (graph) => ({
  name: "states",
  memory: 0,
  targets: graph.table.states.filter(({ type }) => type !== "history").map(({ id }) => id),
  covers: (edge) => entered(graph, edge),
  why: (target) => whyNotState(graph, target),
});

/** Every transition of the chart is taken. */
export const transitions: CriterionOf = (graph) => ({
  name: "transitions",
  memory: 0,
  isTelling: true,
  targets: graph.table.all.map(({ id }) => id),
  covers: (edge) => edge.transitions,
  why: (target) => whyNotTransition(graph, target),
});

/** Every step that can be taken in every configuration is taken. */
export const configurations: CriterionOf = (graph) => {
  const name = ({ id, label, from }: GraphEdge) =>
    `${label} in ${from === null ? "nothing" : (graph.nodes[from]?.state ?? "")} (${id})`;
  return {
    name: "configurations",
    memory: 0,
    targets: graph.edges.map(name),
    covers: (edge) => [name(edge)],
    why: () => "no path that takes it can be ended as asked",
  };
};

const isAllowed = (id: string) => `${id} is allowed`;
const isRefused = (id: string) => `${id} is refused`;

/** Every guard comes out both ways. */
export const guards: CriterionOf = (graph) => {
  const guarded = new Set(graph.table.all.filter(({ guard }) => guard !== null).map(({ id }) => id));
  const onTheWay = new Set(graph.edges.flatMap(({ refused }) => refused.map(isRefused)));
  const blockedAt = new Map<number, Map<string, Aside>>();
  for (const { from, refused, step } of graph.blocked) {
    const probes = blockedAt.get(from) ?? new Map<string, Aside>();
    if (step.kind === "send")
      for (const target of refused.map(isRefused))
        if (!onTheWay.has(target)) probes.set(target, { kind: "probe", case: step.case, event: step.event });
    blockedAt.set(from, probes);
  }
  return {
    name: "guards",
    memory: 0,
    targets: [...guarded].flatMap((id) => [isAllowed(id), isRefused(id)]),
    covers: ({ transitions, refused, to }) => [
      ...transitions.filter((id) => guarded.has(id)).map(isAllowed),
      ...refused.map(isRefused),
      ...(blockedAt.get(to)?.keys() ?? []),
    ],
    aside: (target, { to }) => blockedAt.get(to)?.get(target),
    why: (target) => {
      const id = target.replace(/ is (?:allowed|refused)$/, "");
      return target === isAllowed(id) ? whyNotTransition(graph, id) : "its guard is never false where it is asked";
    },
  };
};
