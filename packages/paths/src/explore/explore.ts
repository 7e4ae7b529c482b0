import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { type Alphabet, alphabetOf } from "../machine/alphabet.ts";
import { createStableText, shortHash, stableText } from "../machine/stable-text.ts";
import { stateName } from "../machine/state-name.ts";
import type { TransitionTable } from "../machine/transition-table.ts";
import { createWalker, type Move } from "../machine/walker.ts";
import type { PathModel } from "../model/path-model.ts";
import { activeStates } from "./active-states.ts";
import { type Configuration, configurationAfter, keyOf, nothingBefore } from "./configuration.ts";
import type { BlockedStep, Graph, GraphEdge, GraphNode, Step, Violation } from "./graph.types.ts";
import { refuseInlineActors, refuseInlineChildren } from "./named-actors.ts";
import { possibleSteps } from "./possible-steps.ts";
import { whatGrows } from "./what-grows.ts";

export type ExploreOptions = {
  /** Configurations at most; 20,000 unless told. Beyond, the error names what grows. */
  readonly limit?: number;
};

/** Of a chart and of what can happen to it: the same hash, the same graph. */
export const chartHash = (table: TransitionTable, alphabet: Alphabet): string => {
  const { inputs, events, outcomes, errors } = alphabet;
  const cases = [inputs, events, [...outcomes], [...errors]];
  return shortHash(stableText([table.all.map(({ id, actions }) => [id, actions]), table.states, cases]));
};

const flatTransitions = (moves: readonly Move[]): string[] => moves.flatMap(({ taken }) => taken);

const flatRefused = (moves: readonly Move[]): string[] => [...new Set(moves.flatMap(({ refused }) => refused()))];

/** Every configuration that a machine can reach with a model's cases, and every step between them. */
export const explore = <Machine extends AnyStateMachine>(
  machine: Machine,
  model: PathModel<Machine>,
  options: ExploreOptions = {},
): Graph => exploreAlphabet(machine, alphabetOf(machine, model), options);

/** The same for a machine whose types are no longer known. */
export const exploreAlphabet = (
  machine: AnyStateMachine,
  alphabet: Alphabet,
  { limit = 20_000 }: ExploreOptions = {},
): Graph => {
  const walker = createWalker(machine);
  refuseInlineActors(machine, walker.table.states);
  const text = createStableText();
  const ids = new Map<string, number>();
  const nodes: (Omit<GraphNode, "commands"> & { commands: string[] })[] = [];
  const edges: GraphEdge[] = [];
  const blocked: BlockedStep[] = [];
  const violations: Violation[] = [];

  const nodeOf = (configuration: Configuration): number => {
    const key = keyOf(configuration, alphabet, text);
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = nodes.length;
    if (id >= limit) throw new Error(whatGrows(machine.id, limit, nodes, alphabet));
    const { snapshot } = configuration;
    refuseInlineChildren(snapshot);
    const { value, tags } = snapshot;
    ids.set(key, id);
    nodes.push({
      id,
      configuration,
      snapshot,
      state: stateName(value),
      active: activeStates(snapshot),
      tags: [...tags],
      commands: [],
      isEnd: snapshot.status !== "active",
    });
    for (const [invariant, holds] of alphabet.invariants)
      if (!holds(snapshot)) violations.push({ invariant, node: id });
    return id;
  };

  /** Of the parts that are compared one by one; what is no record of parts is compared whole. */
  const partsOf = (snapshot: AnyMachineSnapshot): ReadonlyMap<string, unknown> => {
    const held = alphabet.project(snapshot);
    const isRecord = typeof held === "object" && held !== null && !Array.isArray(held);
    return new Map([
      ...(isRecord ? Object.entries(held) : [["context", held] as const]),
      ...Object.entries(alphabet.expect(snapshot)),
    ]);
  };
  // One list for the same names, so that lists are compared by identity.
  const lists = new Map<string, readonly string[]>();
  const shared = (names: readonly string[]): readonly string[] => {
    const key = names.join("\n");
    const known = lists.get(key);
    if (known === undefined) lists.set(key, names);
    return known ?? names;
  };
  const changesBetween = (
    before: AnyMachineSnapshot | undefined,
    after: AnyMachineSnapshot | undefined,
    effects: readonly string[],
  ): readonly string[] => {
    if (before === undefined || after === undefined) return shared([]);
    const [were, are] = [partsOf(before), partsOf(after)];
    const differ = [...are].filter(([name, value]) => {
      const was = were.get(name);
      return was !== value && text(was) !== text(value);
    });
    const state = stateName(before.value) === stateName(after.value) ? [] : ["its state"];
    return shared([...state, ...differ.map(([name]) => name), ...new Set(effects.map((effect) => `${effect}()`))]);
  };
  const isCommand = (transition: string): boolean => {
    const info = walker.table.byId.get(transition);
    return info !== undefined && info.targets.length + info.actions.length > 0;
  };

  const addEdge = (from: number | null, to: number, step: Step, label: string, moves: readonly Move[]) => {
    const effects = moves.flatMap((move) => move.effects);
    const last = moves.at(-1)?.snapshot;
    edges.push({
      id: edges.length,
      from,
      to,
      step,
      label,
      transitions: shared(flatTransitions(moves)),
      effects,
      passed: [...new Set(moves.flatMap(({ between }) => between.flatMap(activeStates)))],
      refused: flatRefused(moves),
      changes: changesBetween(nodes[from ?? -1]?.snapshot, last, effects),
    });
  };

  for (const { name, value } of alphabet.inputs) {
    const move = walker.start(value);
    const label = name === "" ? "start" : `start (${name})`;
    addEdge(null, nodeOf(configurationAfter(nothingBefore, move)), { kind: "start", case: name, input: value }, label, [
      move,
    ]);
  }

  for (let from = 0; from < nodes.length; from += 1) {
    const node = nodes[from];
    if (node === undefined) break;
    for (const { step, label, moves, next } of possibleSteps(node.configuration, alphabet, walker)) {
      const transitions = flatTransitions(moves);
      if (step.kind === "send" && transitions.some(isCommand) && !node.commands.includes(step.event.type))
        node.commands.push(step.event.type);
      if (!alphabet.within(next.snapshot)) continue;
      if (transitions.length === 0 && step.kind === "send") {
        blocked.push({ from, step, label, transitions, refused: flatRefused(moves) });
        continue;
      }
      addEdge(from, nodeOf(next), step, label, moves);
    }
  }

  return {
    machine,
    machineId: machine.id,
    hash: chartHash(walker.table, alphabet),
    table: walker.table,
    alphabet,
    walker,
    nodes,
    edges,
    blocked,
    violations,
  };
};
