import type { AnyMachineSnapshot, EventObject } from "xstate";
import type { Aside, Graph, GraphEdge, Step } from "../explore/graph.types.ts";
import { doneEvent, errorEvent } from "../explore/possible-steps.ts";
import { createStableText } from "../machine/stable-text.ts";
import { stateName } from "../machine/state-name.ts";
import { childrenOf, type Move, type SetTimer } from "../machine/walker.ts";
import { earliestTimes, type TimeRule } from "./schedule.ts";
import type { Expectation, SuiteStep } from "./suite.types.ts";

/** A step of the graph, or something that changes nothing and stays where the last edge led. */
export type PathItem = { readonly edge: GraphEdge } | { readonly aside: Aside };

type RunningTimer = SetTimer & { readonly setAt: number };

/** Something that changes nothing, in words. */
export const asideLabel = (aside: Aside): string => {
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

/** What a step did: its moves, where they led, and what must be found there. */
type Taken = {
  readonly moves: readonly Move[];
  readonly transitions: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
  readonly expect: Expectation;
};

/**
 * Takes paths on the machine itself, purely, so that what is expected at each step is what the machine does there, and no copy of
 * another way to the same configuration. Throws if the graph promised something else. In many steps, one that an earlier path took from
 * the same snapshot, equal in all that it holds, is not taken again.
 */
export const createTracer = (graph: Graph, steps = 1): ((items: readonly PathItem[]) => SuiteStep[]) => {
  // To know a snapshot again takes nearly as long as a step.
  const isRepetitive = steps > graph.nodes.length;
  const { walker, alphabet, nodes } = graph;
  const text = createStableText();
  const same = new Map<string, AnyMachineSnapshot>();
  const known = new WeakMap<AnyMachineSnapshot, Map<GraphEdge, Taken>>();

  /** The first snapshot that was equal to this one. */
  const canonical = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const { status, value, context, historyValue } = snapshot;
    // What history remembers is no part of the text.
    if (!isRepetitive || Object.keys(historyValue).length > 0) return snapshot;
    const running = childrenOf(snapshot).map(([id]) => id);
    const key = [status, text(value), text(context), text(running), text(snapshot.output)].join("\n");
    const first = same.get(key) ?? snapshot;
    same.set(key, first);
    return first;
  };

  const expectation = (now: AnyMachineSnapshot, effects: readonly string[], node: number): Expectation => ({
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

  const take = (
    before: AnyMachineSnapshot | undefined,
    step: Step | Aside,
    timers: readonly SetTimer[],
    node: number,
  ): Taken => {
    const moves: Move[] = [];
    if (step.kind === "start") moves.push(walker.start(step.input));
    for (const event of eventsOf(step, timers)) {
      const now = moves.at(-1)?.snapshot ?? before;
      if (now !== undefined) moves.push(walker.step(now, event));
    }
    const last = moves.at(-1)?.snapshot ?? before;
    if (last === undefined) throw new Error("A path begins with a start.");
    const effects = moves.flatMap((move) => move.effects);
    const transitions = moves.flatMap((move) => move.taken);
    return { moves, transitions, snapshot: canonical(last), expect: expectation(last, effects, node) };
  };

  /** Which timers fire is no matter of the snapshot alone, nor is a start. */
  const takeEdge = (before: AnyMachineSnapshot | undefined, edge: GraphEdge, timers: readonly SetTimer[]): Taken => {
    if (before === undefined || edge.step.kind === "elapse") return take(before, edge.step, timers, edge.to);
    const from = known.get(before) ?? new Map<GraphEdge, Taken>();
    const taken = from.get(edge) ?? take(before, edge.step, timers, edge.to);
    known.set(before, from.set(edge, taken));
    return taken;
  };

  return (items) => {
    const rules: TimeRule[] = [];
    const steps: Omit<SuiteStep, "waitMs">[] = [];
    let snapshot: AnyMachineSnapshot | undefined;
    let timers: readonly RunningTimer[] = [];
    let node = -1;

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
      const running = timers;
      noteTimes(step.kind === "elapse" ? step.timers : [], index);
      const taken = "edge" in item ? takeEdge(snapshot, item.edge, running) : take(snapshot, item.aside, running, node);
      for (const move of taken.moves) applyTimers(move, index);
      const label = "edge" in item ? item.edge.label : asideLabel(item.aside);
      const promised = "edge" in item ? item.edge.transitions : [];
      if (!sameList(taken.transitions, promised)) {
        const before = steps.map((earlier) => earlier.label).join(", ");
        throw new Error(
          `${graph.machineId}: after ${before || "nothing"}, the step ${label} takes ${taken.transitions.join("; ") || "no transition"} and not ` +
            `${promised.join("; ") || "none"}. project() or caps make one configuration of two that behave differently: keep apart what guards read.`,
        );
      }
      ({ snapshot } = taken);
      if ("edge" in item) node = item.edge.to;
      steps.push({ step, label, transitions: taken.transitions, expect: taken.expect });
    }

    const times = earliestTimes(steps.length, rules);
    return steps.map((step, index) => ({ ...step, waitMs: (times[index] ?? 0) - (times[index - 1] ?? 0) }));
  };
};

/** Takes one path on the machine itself. */
export const tracePath = (graph: Graph, items: readonly PathItem[]): SuiteStep[] => createTracer(graph)(items);
