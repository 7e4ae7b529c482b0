import type { AnyMachineSnapshot } from "xstate";
import type { SuitePath, SuiteStep } from "../cover/suite.types.ts";
import { eventsOf } from "../cover/trace.ts";
import { isAside } from "../explore/aside.ts";
import { exploreAlphabet } from "../explore/explore.ts";
import type { Graph } from "../explore/graph.types.ts";
import { stateName } from "../machine/state-name.ts";
import { childrenOf, createWalker, type Move, type SetTimer, type Walker } from "../machine/walker.ts";
import { firstDifference } from "../replay/compare.ts";
import { isEquivalent } from "./equivalent.ts";
import { type Mutant, mutants } from "./mutants.ts";

export type MutationScore = {
  readonly mutants: number;
  readonly killed: number;
  /** They behave like the machine in every configuration, so that no suite can tell them apart. Not in the score. */
  readonly equivalent: number;
  readonly survivors: readonly string[];
  /** Killed of those that can be killed, in percent. */
  readonly score: number;
};

/** What the mutant offers for a step, or null if it cannot take it at all: that is found out, too. */
const movesOf = (
  walker: Walker,
  snapshot: AnyMachineSnapshot | undefined,
  step: SuiteStep,
  timers: readonly SetTimer[],
): Move[] | null => {
  const { step: what } = step;
  if (what.kind === "start") return [walker.start(what.input)];
  if (snapshot === undefined || snapshot.status !== "active") return null;
  if (what.kind === "resolve" || what.kind === "reject") {
    if (!childrenOf(snapshot).some(([id]) => id === what.actor)) return null;
  }
  if (what.kind === "elapse" && !what.timers.every((id) => timers.some((timer) => timer.id === id))) return null;
  const moves: Move[] = [];
  for (const event of eventsOf(what, timers)) moves.push(walker.step(moves.at(-1)?.snapshot ?? snapshot, event));
  return moves;
};

const timersAfter = (
  timers: readonly SetTimer[],
  moves: readonly Move[],
  fired: readonly string[],
): readonly SetTimer[] =>
  moves
    .flatMap((move) => move.timers)
    .reduce<readonly SetTimer[]>(
      (running, change) => {
        const id = "stop" in change ? change.stop : change.set.id;
        const others = running.filter((timer) => timer.id !== id);
        return "stop" in change ? others : [...others, change.set];
      },
      timers.filter(({ id }) => !fired.includes(id)),
    );

/** The events that do something now: what a screen would offer. */
const commandsIn = ({ step, table }: Walker, { events }: Graph["alphabet"], snapshot: AnyMachineSnapshot): string[] => {
  const doesSomething = (id: string) => {
    const info = table.byId.get(id);
    return info !== undefined && info.targets.length + info.actions.length > 0;
  };
  if (snapshot.status !== "active") return [];
  const found = new Set<string>();
  for (const { type, event } of events)
    if (!found.has(type) && step(snapshot, event).taken.some(doesSomething)) found.add(type);
  return [...found];
};

/** Whether a path sees that this is not the machine it was made for. */
const notices = (walker: Walker, { alphabet }: Graph, { steps }: SuitePath, seesCommands: boolean): boolean => {
  let snapshot: AnyMachineSnapshot | undefined;
  let timers: readonly SetTimer[] = [];
  for (const step of steps) {
    try {
      const moves = movesOf(walker, snapshot, step, timers);
      if (moves === null) return true;
      // What must do nothing must not even be possible.
      if (isAside(step.step) && moves.some(({ taken }) => taken.length > 0)) return true;
      timers = timersAfter(timers, moves, step.step.kind === "elapse" ? step.step.timers : []);
      snapshot = moves.at(-1)?.snapshot ?? snapshot;
      if (snapshot === undefined) return true;
      const found = {
        state: stateName(snapshot.value),
        tags: [...snapshot.tags],
        context: alphabet.project(snapshot),
        effects: moves.flatMap(({ effects }) => effects),
        facts: alphabet.expect(snapshot),
        isEnd: snapshot.status !== "active",
        ...(seesCommands ? { commands: commandsIn(walker, alphabet, snapshot) } : {}),
      };
      if (firstDifference(step.expect, found) !== null) return true;
    } catch {
      return true;
    }
  }
  return false;
};

const differs = (graph: Graph, { machine }: Mutant): boolean => {
  try {
    return !isEquivalent(graph, exploreAlphabet(machine, graph.alphabet, { limit: 4 * graph.nodes.length + 100 }));
  } catch {
    return true;
  }
};

/** How many of the machine's mutants a suite finds. Equivalent ones are found by comparing the whole graphs, and left out. */
export const mutationScore = (
  graph: Graph,
  paths: readonly SuitePath[],
  candidates: readonly Mutant[] = mutants(graph.machine),
): MutationScore => {
  const isUnseen = (given: readonly Mutant[], from: readonly SuitePath[], seesCommands: boolean) =>
    given.filter(({ machine }) => {
      const walker = createWalker(machine);
      return !from.some((path) => notices(walker, graph, path, seesCommands));
    });
  // What is possible at each step takes many tries to see, so that it is asked of those only that nothing else gave away.
  const told = paths.filter((path) => !notices(graph.walker, graph, path, true));
  const survivors = isUnseen(isUnseen(candidates, paths, false), told, true);
  const real = survivors.filter((mutant) => differs(graph, mutant));
  const equivalent = survivors.length - real.length;
  const killed = candidates.length - survivors.length;
  const killable = candidates.length - equivalent;
  return {
    mutants: candidates.length,
    killed,
    equivalent,
    survivors: real.map(({ name }) => name),
    score: killable === 0 ? 100 : Math.floor((killed / killable) * 1000) / 10,
  };
};
