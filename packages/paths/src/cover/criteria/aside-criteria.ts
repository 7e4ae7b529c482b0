import { pendingOf } from "../../explore/configuration.ts";
import type { Aside, Graph, GraphEdge } from "../../explore/graph.types.ts";
import type { Criterion, CriterionOf } from "./criterion.types.ts";

const stateOf = ({ nodes }: Graph, node: number | null): string => (node === null ? "" : (nodes[node]?.state ?? ""));

/** Targets that are tried on the way, each at any of its places: a configuration, or an edge. */
const createSpots = () => {
  const targets = new Set<string>();
  const atPlace = new Map<number, Map<string, Aside>>();
  return {
    targets,
    at: (place: number): readonly string[] => [...(atPlace.get(place)?.keys() ?? [])],
    aside: (target: string, place: number): Aside | undefined => atPlace.get(place)?.get(target),
    add: (target: string, place: number, aside: Aside) => {
      targets.add(target);
      atPlace.set(place, (atPlace.get(place) ?? new Map<string, Aside>()).set(target, aside));
    },
  };
};

const criterionOf = (
  name: string,
  spots: ReturnType<typeof createSpots>,
  place: (edge: GraphEdge) => number,
): Criterion => ({
  name,
  memory: 0,
  targets: [...spots.targets],
  covers: (edge) => spots.at(place(edge)),
  aside: (target, edge) => spots.aside(target, place(edge)),
  why: () => "no path to it can be ended as asked",
});

/** Every event of the model in every state that has no use for it, or whose guards all refuse it. */
export const illegal: CriterionOf = (graph) => {
  const spots = createSpots();
  const events = new Map(graph.alphabet.events.map((event) => [event.type, event]));
  for (const { id, state, snapshot, isEnd } of graph.nodes) {
    if (isEnd) continue;
    for (const [type, { name, event }] of events)
      if (graph.walker.candidates(snapshot, type).length === 0)
        spots.add(`${state}: ${type}`, id, { kind: "probe", case: name, event });
  }
  for (const { from, step, label } of graph.blocked)
    if (step.kind === "send")
      spots.add(`${stateOf(graph, from)}: ${label} refused`, from, {
        kind: "probe",
        case: step.case,
        event: step.event,
      });
  return criterionOf("illegal", spots, ({ to }) => to);
};

/** A reload in every state. */
export const reload: CriterionOf = (graph) => {
  const spots = createSpots();
  for (const { id, state, isEnd } of graph.nodes) if (!isEnd) spots.add(state, id, { kind: "reload", case: "" });
  return criterionOf("reload", spots, ({ to }) => to);
};

/** Every event sent twice, as by a double click: what the second does is in the chart, or it does nothing. */
export const repeat: CriterionOf = (graph) => {
  const handled = new Set(graph.edges.map(({ from, label }) => `${from} ${label}`));
  const sends = graph.edges.filter(({ step }) => step.kind === "send");
  const nameOf = ({ from, label }: GraphEdge) => `${stateOf(graph, from)}: ${label} twice`;
  const isIgnored = ({ to, label, step }: GraphEdge) =>
    step.kind === "send" && graph.nodes[to]?.isEnd === false && !handled.has(`${to} ${label}`);
  const spots = createSpots();
  for (const edge of sends)
    if (edge.step.kind === "send" && isIgnored(edge))
      spots.add(nameOf(edge), edge.id, { kind: "repeat", case: edge.step.case, event: edge.step.event });
  return {
    name: "repeat",
    memory: 1,
    remember: nameOf,
    targets: [...new Set(sends.map(nameOf))],
    covers: (edge, before) => {
      const first = before.at(-1);
      const isAgain = first !== undefined && first.step.kind === "send" && first.label === edge.label;
      return [...(isAgain ? [nameOf(first)] : []), ...spots.at(edge.id)];
    },
    aside: (target, { id }) => spots.aside(target, id),
    why: () => "the first one ends the run, or no path to it can be ended as asked",
  };
};

/** Every actor that a step stops answers all the same, too late. */
export const late: CriterionOf = (graph) => {
  const spots = createSpots();
  for (const { id, from, to, step, label } of graph.edges) {
    const before = from === null ? undefined : graph.nodes[from];
    const after = graph.nodes[to];
    if (before === undefined || after === undefined || after.isEnd) continue;
    const running = new Set(pendingOf(after.configuration).map(([actor]) => actor));
    for (const [actor, child] of pendingOf(before.configuration)) {
      const source = typeof child.src === "string" ? child.src : "inline";
      const answer = graph.alphabet.outcomes.get(source)?.[0];
      const isEnded = (step.kind === "resolve" || step.kind === "reject") && step.actor === actor;
      if (isEnded || answer === undefined || running.has(actor)) continue;
      const aside = { kind: "late", case: answer.name, actor, source, output: answer.value } as const;
      spots.add(`${before.state}: ${source} answers after ${label}`, id, aside);
    }
  }
  return criterionOf("late", spots, ({ id }) => id);
};
