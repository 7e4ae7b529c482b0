import type { Graph, GraphEdge } from "../../explore/graph.types.ts";
import type { CriterionOf } from "./criterion.types.ts";

/** The state that runs an actor; actors that were spawned belong to none. */
const runnerOf = ({ table, nodes }: Graph, node: number | null, actor: string): string => {
  const active = node === null ? [] : (nodes[node]?.active ?? []);
  const runner = table.states.find(
    ({ id, invokes }) => active.includes(id) && invokes.some((invoke) => invoke.id === actor),
  );
  return runner?.id ?? "spawned";
};

const nameOf = (state: string, source: string, kind: "resolve" | "reject", name: string): string =>
  `${state}: ${source} ${kind === "resolve" ? "→" : "✕"} ${name}`;

/** Every outcome of every actor, wherever it runs. */
export const outcomes: CriterionOf = (graph) => {
  const { alphabet, table } = graph;
  const isErrorHandled = (actor: string) => table.all.some(({ event }) => event === `xstate.error.actor.${actor}`);
  const known = table.states.flatMap(({ id, invokes }) =>
    invokes.flatMap(({ src, id: actor }) => [
      ...(alphabet.outcomes.get(src) ?? []).map(({ name }) => nameOf(id, src, "resolve", name)),
      ...(isErrorHandled(actor) ? (alphabet.errors.get(src) ?? []) : []).map(({ name }) =>
        nameOf(id, src, "reject", name),
      ),
    ]),
  );
  const covers = ({ from, step }: GraphEdge): string[] =>
    step.kind === "resolve" || step.kind === "reject"
      ? [nameOf(runnerOf(graph, from, step.actor), step.source, step.kind, step.case)]
      : [];
  return {
    name: "outcomes",
    memory: 0,
    targets: [...new Set([...known, ...graph.edges.flatMap(covers)])],
    covers,
    why: (target) =>
      `the chart handles no such end of the actor in ${target.split(":")[0] ?? ""}, or never runs it there`,
  };
};

/** Every actor once without a connection, wherever it runs. */
export const offline: CriterionOf = (graph) => {
  const { offline: cases, outcomes: known, errors } = graph.alphabet;
  if (cases.size === 0) {
    throw new Error(
      'The model does not say what being offline is: name a case for each actor, as in offline: { search: "OFFLINE" }.',
    );
  }
  for (const [source, name] of cases) {
    const names = [...(known.get(source) ?? []), ...(errors.get(source) ?? [])].map((one) => one.name);
    if (!names.includes(name))
      throw new Error(`offline names the case ${name} of ${source}, whose cases are ${names.join(", ")}.`);
  }
  const endings = [...cases].flatMap(([source, name]) => [`: ${source} → ${name}`, `: ${source} ✕ ${name}`]);
  const isOffline = (target: string) => endings.some((ending) => target.endsWith(ending));
  const whole = outcomes(graph);
  return {
    ...whole,
    name: "offline",
    targets: whole.targets.filter(isOffline),
    covers: (edge, before) => whole.covers(edge, before).filter(isOffline),
  };
};
