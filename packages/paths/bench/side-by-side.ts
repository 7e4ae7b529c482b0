/**
 * The suites of this package beside those of `xstate/graph`, for the same machines and the same oracle: paths, steps, time and
 * mutants found. `node bench/side-by-side.ts [--json] [--flows ./flows.ts] [--only checkout] [--cover transitions] [--limit 60]`: the
 * machines of this package, or every flow of a registry. The suites of `xstate/graph` run in a process of their own, so many seconds
 * at most, for on many charts they do not end; where one throws or is stopped, its row says so.
 */

import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from "xstate";
import { getShortestPaths, TestModel } from "xstate/graph";
import { table } from "../src/command/table.ts";
import { cover } from "../src/cover/cover.ts";
import { type CriterionName, criterionOf } from "../src/cover/criteria/index.ts";
import type { SuitePath } from "../src/cover/suite.types.ts";
import { type PathItem, tracePath } from "../src/cover/trace.ts";
import { exploreAlphabet } from "../src/explore/explore.ts";
import type { Flow } from "../src/explore/flow.ts";
import type { Graph, GraphEdge } from "../src/explore/graph.types.ts";
import { doneEvent, errorEvent } from "../src/explore/possible-steps.ts";
import { checkoutMachine } from "../src/fixtures/checkout.machine.ts";
import { checkoutModel } from "../src/fixtures/checkout.model.ts";
import { purchaseMachine } from "../src/fixtures/purchase.machine.ts";
import { purchaseModel } from "../src/fixtures/purchase.model.ts";
import { type AnyPathModel, alphabetOf } from "../src/machine/alphabet.ts";
import { stableText } from "../src/machine/stable-text.ts";
import { mutants } from "../src/mutate/mutants.ts";
import { mutationScore } from "../src/mutate/score.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean" },
    flows: { type: "string" },
    only: { type: "string" },
    cover: { type: "string", default: "transitions,pairs,configurations" },
    limit: { type: "string", default: "60" },
    /** For the process apart: this one suite of `xstate/graph`, a row of JSON a line. */
    suite: { type: "string" },
  },
});

const own = (
  [
    [checkoutMachine, checkoutModel],
    [purchaseMachine, purchaseModel],
  ] satisfies readonly (readonly [AnyStateMachine, AnyPathModel])[]
).map(([machine, model]) => ({ id: machine.id, machine, alphabet: alphabetOf(machine, model) }));

type Measured = Pick<Flow, "id" | "machine" | "alphabet">;

const readFlows = async (module: string): Promise<readonly Measured[]> => {
  const { flows }: { readonly flows: readonly Flow[] } = await import(pathToFileURL(resolve(module)).href);
  return flows;
};

const all: readonly Measured[] = values.flows === undefined ? own : await readFlows(values.flows);
const flows = values.only === undefined ? all : all.filter(({ id }) => id === values.only);

const timed = <Value>(act: () => Value): readonly [Value, number] => {
  const begun = performance.now();
  const value = act();
  return [value, Math.round((performance.now() - begun) * 10) / 10];
};

/** The event that an edge of our graph is, as xstate/graph has to be given it. */
const eventOf = ({ step }: GraphEdge): EventObject | undefined => {
  if (step.kind === "send") return step.event;
  if (step.kind === "resolve") return doneEvent(step.actor, step.output);
  if (step.kind === "reject") return errorEvent(step.actor, step.error);
  return step.kind === "elapse" ? { type: step.timers[0] ?? "" } : undefined;
};

/** From one of the inputs. */
type Sequence = { readonly input: string; readonly events: readonly EventObject[] };

/** xstate's paths as event sequences; every internal event has to be supplied by hand, with its output. */
const xstateSuites = (graph: Graph): Record<string, () => readonly Sequence[]> => {
  const events = [
    ...new Map(graph.edges.flatMap((edge) => eventOf(edge) ?? []).map((event) => [stableText(event), event])).values(),
  ];
  const { machine, candidates } = graph.walker;
  const { inputs } = graph.alphabet;
  const optionsFor = (input: unknown) => ({
    input,
    // As createTestModel does: in each state the events that it names, and no others.
    events: (state: AnyMachineSnapshot) => events.filter(({ type }) => candidates(state, type).length > 0),
    // As many configurations as our own exploration takes at most; what counts without end is refused there too.
    limit: 20_000,
    serializeState: (state: AnyMachineSnapshot) => stableText([state.value, state.context]),
  });
  type Paths = readonly { readonly steps: readonly { readonly event: EventObject }[] }[];
  const sent = (pathsFrom: (options: ReturnType<typeof optionsFor>) => Paths): readonly Sequence[] =>
    inputs.flatMap(({ name, value }) =>
      pathsFrom(optionsFor(value)).map(({ steps }) => ({
        input: name,
        events: steps.map(({ event }) => event).filter(({ type }) => type !== "xstate.init"),
      })),
    );
  return {
    "xstate/graph getShortestPaths": () => sent((options) => getShortestPaths(machine, options)),
    // createTestModel refuses machines with invoke or after, so that its class is used directly, with its way to tell states apart.
    "xstate/graph TestModel": () =>
      sent((options) =>
        new TestModel(machine, {
          ...options,
          serializeState: (state, event, previous) =>
            `${stableText([state.value, state.context])} via ${stableText(event)} from ${previous === undefined ? "" : stableText(previous.value)}`,
        }).getShortestPaths({ input: options.input }),
      ),
  };
};

/** Their sequences as paths of our graph, for one oracle. A step that the machine does not have as they take it ends the path. */
const retraced = (graph: Graph, sequences: readonly Sequence[]): SuitePath[] => {
  const byPlace = new Map<string, GraphEdge>();
  for (const edge of graph.edges)
    if (edge.from !== null) byPlace.set(`${edge.from} ${stableText(eventOf(edge))}`, edge);
  return sequences.map(({ input, events }, index) => {
    const first = graph.edges.find(({ from, step }) => from === null && step.kind === "start" && step.case === input);
    const items: PathItem[] = first === undefined ? [] : [{ edge: first }];
    let node = first?.to ?? 0;
    for (const event of events) {
      const edge = byPlace.get(`${node} ${stableText(event)}`);
      if (edge === undefined) continue;
      items.push({ edge });
      node = edge.to;
    }
    return { id: String(index), title: "", steps: tracePath(graph, items), covers: [] };
  });
};

const transitionsIn = (paths: readonly SuitePath[]): number =>
  new Set(paths.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions))).size;

/** Throws, with the choices, on a name that is none. */
const isCriterion = (name: string): name is CriterionName => typeof criterionOf(name) === "function";

const criteria = values.cover.split(",").filter(isCriterion);

type Row = Readonly<Record<string, string | number>>;

const notCounted = { found: "not counted", "score %": "-" } as const;

/** At most so many steps over all mutants; with more, counting takes longer than it is worth. */
const mostSteps = 20_000_000;

const rowOf = (
  id: string,
  suite: string,
  paths: readonly SuitePath[],
  graph: Graph,
  steps: number,
  ms: number,
): Row => {
  const transitions = `${transitionsIn(paths)}/${graph.table.all.length}`;
  return { machine: id, suite, paths: paths.length, steps, ms, transitions, ...notCounted };
};

const withMutants = (
  row: Row,
  { machine }: Measured,
  graph: Graph,
  paths: readonly SuitePath[],
  steps: number,
): Row => {
  const candidates = mutants(machine);
  if (steps * candidates.length > mostSteps) return row;
  const { killed, equivalent, mutants: count, score } = mutationScore(graph, paths, candidates);
  return { ...row, found: `${killed}/${count - equivalent}`, "score %": score };
};

/** What there is to say of a suite that there is not. */
const without = (id: string, suite: string, why: string): Row => ({
  machine: id,
  suite: `${suite}: ${why}`,
  paths: "-",
  steps: "-",
  ms: "-",
  transitions: "-",
  found: "-",
  "score %": "-",
});

/** Twice: without the mutants as soon as the suite is there, and with them. */
const theirRows = function* (flow: Measured, name: string): Generator<Row> {
  try {
    const graph = exploreAlphabet(flow.machine, flow.alphabet);
    const [sequences, ms] = timed(xstateSuites(graph)[name] ?? (() => []));
    const steps = sequences.reduce((sum, { events }) => sum + events.length, 0);
    const paths = retraced(graph, sequences);
    const row = rowOf(flow.id, name, paths, graph, steps, ms);
    yield row;
    yield withMutants(row, flow, graph, paths, steps);
  } catch (error) {
    yield without(flow.id, name, error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
  }
};

/** In a process of its own: what runs for hours can be stopped, and what runs out of memory takes nothing with it. */
const theirRowApart = ({ id }: Measured, name: string): Row => {
  const given = values.flows === undefined ? [] : ["--flows", values.flows];
  const argv = [import.meta.filename, "--only", id, "--suite", name, ...given];
  const { status, stdout, error } = spawnSync(process.execPath, argv, {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    timeout: 1000 * Number(values.limit),
  });
  const said = stdout.split("\n").filter((line) => line.endsWith("}"));
  if (said.length > 0) return JSON.parse(said.at(-1) ?? "");
  if (error !== undefined) return without(id, name, `does not end in ${values.limit} s`);
  return without(id, name, status === 0 ? "says nothing" : "runs out of memory");
};

const ourRows = (flow: Measured): Row[] => {
  const graph = exploreAlphabet(flow.machine, flow.alphabet);
  return criteria.map((criterion) => {
    // Once to warm up, as theirs profits from our exploration.
    cover(graph, criterion, { effort: 1, proof: 0 });
    const [suite, ms] = timed(() => cover(exploreAlphabet(flow.machine, flow.alphabet), criterion));
    const row = rowOf(flow.id, `paths: ${criterion}`, suite.paths, graph, suite.steps, ms);
    return withMutants(row, flow, graph, suite.paths, suite.steps);
  });
};

const theirNames = ["xstate/graph getShortestPaths", "xstate/graph TestModel"];
if (values.suite !== undefined) {
  for (const flow of flows)
    for (const row of theirRows(flow, values.suite)) process.stdout.write(`${JSON.stringify(row)}\n`);
} else {
  const rows = flows.flatMap((flow) => [...theirNames.map((name) => theirRowApart(flow, name)), ...ourRows(flow)]);
  process.stdout.write(values.json === true ? `${JSON.stringify(rows, null, 2)}\n` : table(rows));
}
