import type { AnyMachineSnapshot, EventObject } from "xstate";
import type { Aside, Graph, GraphEdge, Step } from "../explore/graph.types.ts";
import { doneEvent, errorEvent } from "../explore/possible-steps.ts";
import { stateName } from "../machine/state-name.ts";
import type { Move, SetTimer } from "../machine/walker.ts";
import { earliestTimes, type TimeRule } from "./schedule.ts";
import type { Expectation, SuiteStep } from "./suite.types.ts";

/** A step of the graph, or something that changes nothing and stays where the last edge led. */
export type PathItem = { readonly edge: GraphEdge } | { readonly aside: Aside };

type RunningTimer = SetTimer & { readonly setAt: number };

const asideLabel = (aside: Aside): string => {
  const named = aside.case === "" ? "" : ` (${aside.case})`;
  if (aside.kind === "reload") return "reload";
  if (aside.kind === "late") return `${aside.source} → ${aside.case}, too late`;
  return `${aside.event.type}${named}${aside.kind === "repeat" ? " once more" : ""}, which does nothing`;
};

/** The events that a step sends to the machine; timers are sent in the order in which they fire. */
export const eventsOf = (step: Step | Aside, timers: readonly SetTimer[]): EventObject[] => {
  switch (step.kind) {
    case "send":
    case "probe":
    case "repeat":
      return [step.event];
    case "resolve":
    case "late":
      return [doneEvent(step.actor, step.output)];
    case "reject":
      return [errorEvent(step.actor, step.error)];
    case "elapse":
      return step.timers.flatMap((id) => timers.find((timer) => timer.id === id)?.event ?? []);
    default:
      return [];
  }
};

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/**
 * Takes a path on the machine itself, purely, so that what is expected at each step is what the machine does there, and no copy of
 * another way to the same configuration. Throws if the graph promised something else.
 */
export const tracePath = (graph: Graph, items: readonly PathItem[]): SuiteStep[] => {
  const { walker, alphabet, nodes } = graph;
  const rules: TimeRule[] = [];
  const steps: Omit<SuiteStep, "waitMs">[] = [];
  let snapshot: AnyMachineSnapshot | undefined;
  let timers: readonly RunningTimer[] = [];
  let node = -1;

  const expectation = (now: AnyMachineSnapshot, effects: readonly string[]): Expectation => ({
    state: stateName(now.value),
    value: now.value,
    tags: [...now.tags],
    commands: nodes[node]?.commands ?? [],
    context: alphabet.project(now),
    effects,
    facts: alphabet.expect(now),
    screen: alphabet.words.screen?.(now) ?? null,
    isEnd: now.status !== "active",
  });

  const applyTimers = ({ timers: changes, snapshot: after }: Move, index: number) => {
    for (const change of changes) {
      const id = "stop" in change ? change.stop : change.set.id;
      timers = timers.filter((timer) => timer.id !== id);
      if ("set" in change) timers = [...timers, { ...change.set, setAt: index }];
    }
    if (after.status !== "active") timers = [];
  };

  const noteTimes = (fired: readonly string[], index: number) => {
    for (const { id, setAt, delayMs } of timers)
      rules.push({ kind: fired.includes(id) ? "fires" : "runs", set: setAt, at: index, delayMs });
    timers = timers.filter(({ id }) => !fired.includes(id));
  };

  for (const [index, item] of items.entries()) {
    const step = "edge" in item ? item.edge.step : item.aside;
    const events = eventsOf(step, timers);
    noteTimes(step.kind === "elapse" ? step.timers : [], index);
    const moves: Move[] = [];
    if (step.kind === "start") moves.push(walker.start(step.input));
    for (const event of events) {
      const now = moves.at(-1)?.snapshot ?? snapshot;
      if (now !== undefined) moves.push(walker.step(now, event));
    }
    for (const move of moves) applyTimers(move, index);
    const taken = moves.flatMap((move) => move.taken);
    const label = "edge" in item ? item.edge.label : asideLabel(item.aside);
    const promised = "edge" in item ? item.edge.transitions : [];
    if (!sameList(taken, promised)) {
      const before = steps.map((earlier) => earlier.label).join(", ");
      throw new Error(
        `${graph.machineId}: after ${before || "nothing"}, the step ${label} takes ${taken.join("; ") || "no transition"} and not ` +
          `${promised.join("; ") || "none"}. project() or caps make one configuration of two that behave differently: keep apart what guards read.`,
      );
    }
    snapshot = moves.at(-1)?.snapshot ?? snapshot;
    if ("edge" in item) node = item.edge.to;
    if (snapshot === undefined) throw new Error("A path begins with a start.");
    const effects = moves.flatMap((move) => move.effects);
    steps.push({ step, label, transitions: taken, expect: expectation(snapshot, effects) });
  }

  const times = earliestTimes(steps.length, rules);
  return steps.map((step, index) => ({ ...step, waitMs: (times[index] ?? 0) - (times[index - 1] ?? 0) }));
};
