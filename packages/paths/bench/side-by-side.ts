/**
 * The suites of this package beside those of `xstate/graph`, for the same machines and the same oracle: paths, steps, time and
 * mutants found. `node bench/side-by-side.ts [--json] [--flows ./flows.ts] [--most-edges 5000]`: the machines of this package, or every
 * flow of a registry that has no more steps than that; beyond, so many paths against every mutant take hours.
 */

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from "xstate";
import { getShortestPaths, TestModel } from "xstate/graph";
import { table } from "../src/command/table.ts";
import { cover } from "../src/cover/cover.ts";
import type { CriterionName } from "../src/cover/criteria/index.ts";
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
  options: { json: { type: "boolean" }, flows: { type: "string" }, "most-edges": { type: "string", default: "5000" } },
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
  return flows.filter((flow) => flow.graph().edges.length <= Number(values["most-edges"]));
};

const flows: readonly Measured[] = values.flows === undefined ? own : await readFlows(values.flows);

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

const criteria: readonly CriterionName[] = ["transitions", "pairs", "configurations"];

const rows = flows.flatMap(({ id, machine, alphabet }) => {
  const graph = exploreAlphabet(machine, alphabet);
  const candidates = mutants(machine);
  const row = (suite: string, paths: readonly SuitePath[], steps: number, ms: number) => {
    const { killed, equivalent, mutants: count, score } = mutationScore(graph, paths, candidates);
    const covered = `${transitionsIn(paths)}/${graph.table.all.length}`;
    return {
      machine: id,
      suite,
      paths: paths.length,
      steps,
      ms,
      transitions: covered,
      found: `${killed}/${count - equivalent}`,
      "score %": score,
    };
  };
  const theirs = Object.entries(xstateSuites(graph)).map(([name, make]) => {
    try {
      const [sequences, ms] = timed(make);
      return row(
        name,
        retraced(graph, sequences),
        sequences.reduce((sum, { events }) => sum + events.length, 0),
        ms,
      );
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return {
        machine: id,
        suite: `${name}: ${why}`,
        paths: "-",
        steps: "-",
        ms: "-",
        transitions: "-",
        found: "-",
        "score %": "-",
      };
    }
  });
  const ours = criteria.map((criterion) => {
    // Once to warm up, as theirs profits from our exploration.
    cover(graph, criterion, { effort: 1 });
    const [suite, ms] = timed(() => cover(exploreAlphabet(machine, alphabet), criterion));
    return row(`paths: ${criterion}`, suite.paths, suite.steps, ms);
  });
  return [...theirs, ...ours];
});

process.stdout.write(values.json === true ? `${JSON.stringify(rows, null, 2)}\n` : table(rows));
