import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
  type EventObject,
  type ExecutableActionObject,
  getNextTransitions,
  type InspectedMicrostepEvent,
  isMachineSnapshot,
} from "xstate";
import { withoutConflicts } from "./conflicts.ts";
import { matchesDescriptor } from "./event-descriptor.ts";
import { withPuppets } from "./puppets.ts";
import { createTransitionTable, type TransitionTable } from "./transition-table.ts";

/** A delayed event that waits to be sent to the machine itself, such as every `after`. */
export type SetTimer = { readonly id: string; readonly event: EventObject; readonly delayMs: number };

export type TimerChange = { readonly set: SetTimer } | { readonly stop: string };

/** What one event did: a macrostep, with nothing executed. */
export type Move = {
  readonly snapshot: AnyMachineSnapshot;
  /** Ids of the transitions taken, in order. */
  readonly taken: readonly string[];
  /** Ids of the guarded transitions that had their turn and were refused; worked out when asked for. */
  readonly refused: () => readonly string[];
  /** The snapshots on the way, before the chart came to rest. */
  readonly between: readonly AnyMachineSnapshot[];
  /** The actions that would run, by name, in order. */
  readonly effects: readonly string[];
  /** In order. */
  readonly timers: readonly TimerChange[];
};

export type Walker = {
  readonly machine: AnyStateMachine;
  readonly table: TransitionTable;
  readonly start: (input: unknown) => Move;
  readonly step: (snapshot: AnyMachineSnapshot, event: EventObject) => Move;
  /** What the chart offers for an event in this configuration, whether its guards allow it or not. */
  readonly candidates: (snapshot: AnyMachineSnapshot, eventType: string) => readonly string[];
};

type Trace = {
  microsteps: {
    event: EventObject;
    snapshot: AnyMachineSnapshot;
    chosen: readonly string[];
    taken: readonly string[];
  }[];
  actions: ExecutableActionObject[];
};

const field = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

const isEvent = (value: unknown): value is EventObject => typeof field(value, "type") === "string";

/** The names by which two runs are compared: the chart's own actions, and what leaves the machine. */
export const effectOf = ({ type, params }: Pick<ExecutableActionObject, "type" | "params">): string[] => {
  if (type === "xstate.spawnChild") return [`start ${String(field(params, "id"))}`];
  if (type === "xstate.emit") return [`emit ${String(field(field(params, "event"), "type"))}`];
  if (type === "xstate.sendTo") return [`send ${String(field(field(params, "event"), "type"))}`];
  return type.startsWith("xstate.") ? [] : [type];
};

const timerChangeOf = ({ type, params }: ExecutableActionObject, self: AnyActorRef): TimerChange[] => {
  if (type === "xstate.cancel") return [{ stop: String(field(params, "sendId")) }];
  const event = field(params, "event");
  const delayMs = field(params, "delay");
  const isOwn = type === "xstate.raise" || (type === "xstate.sendTo" && field(params, "to") === self);
  if (!isOwn || typeof delayMs !== "number" || !isEvent(event)) return [];
  const id = field(params, "id");
  return [{ set: { id: typeof id === "string" ? id : event.type, event, delayMs } }];
};

/** Steps a machine purely: no actor runs, no action is executed, and every transition taken is known by its definition. */
export const createWalker = (original: AnyStateMachine): Walker => {
  const machine = withPuppets(original);
  const table = createTransitionTable(machine);
  const offered = new WeakMap<AnyMachineSnapshot, ReturnType<typeof getNextTransitions>>();
  let scope: AnyActorScope | undefined;
  let trace: Trace = { microsteps: [], actions: [] };

  // The inspection API is the one public place that names the eventless transitions taken.
  const noteMicrostep = ({ event, snapshot, _transitions: selected }: InspectedMicrostepEvent) => {
    if (!isMachineSnapshot(snapshot)) return;
    trace.microsteps.push({
      event,
      snapshot,
      chosen: selected.map(table.idOf),
      taken: withoutConflicts(selected).map(table.idOf),
    });
  };

  const createScope = (): AnyActorScope => {
    const self = createActor(createMachine({}));
    self.system.inspect((event) => {
      if (event.type === "@xstate.microstep") noteMicrostep(event);
    });
    return {
      self,
      system: self.system,
      id: original.id,
      sessionId: self.sessionId,
      logger: () => undefined,
      defer: () => undefined,
      emit: () => undefined,
      stopChild: () => undefined,
      actionExecutor: (action) => trace.actions.push(action),
    };
  };

  const offer = (snapshot: AnyMachineSnapshot) => {
    const known = offered.get(snapshot);
    if (known !== undefined) return known;
    const transitions = snapshot.status === "active" ? getNextTransitions(snapshot) : [];
    offered.set(snapshot, transitions);
    return transitions;
  };

  const candidates = (snapshot: AnyMachineSnapshot, eventType: string) =>
    offer(snapshot)
      .filter((definition) => matchesDescriptor(eventType, definition.eventType))
      .map(table.idOf);

  const isGuarded = (id: string) => table.byId.get(id)?.guard !== null;
  const sourceOf = (id: string) => table.byId.get(id)?.source ?? "";
  const isInside = (inner: string, outer: string) => outer === machine.id || inner.startsWith(`${outer}.`);

  /** A candidate had its turn unless a state inside its own, or an earlier one of its own state, was chosen. */
  const refusedIn = (before: AnyMachineSnapshot | undefined, { event, chosen }: Trace["microsteps"][number]) => {
    if (before === undefined) return [];
    const isEventless = chosen.some((id) => table.byId.get(id)?.event === "");
    const tried = candidates(before, isEventless ? "" : event.type);
    const isPreceded = (id: string) =>
      chosen.some((other) =>
        sourceOf(other) === sourceOf(id)
          ? tried.indexOf(other) < tried.indexOf(id)
          : isInside(sourceOf(other), sourceOf(id)),
      );
    return tried.filter((id) => isGuarded(id) && !chosen.includes(id) && !isPreceded(id));
  };

  const run = (before: AnyMachineSnapshot | undefined, act: (scope: AnyActorScope) => AnyMachineSnapshot): Move => {
    scope ??= createScope();
    trace = { microsteps: [], actions: [] };
    const { self, system } = scope;
    const snapshot = act(scope);
    // A system refuses a second actor with the same systemId, so that one which has any serves one step only.
    if (Object.keys(system.getAll()).length > 0) scope = undefined;
    const { microsteps, actions } = trace;
    return {
      snapshot,
      taken: microsteps.flatMap(({ taken }) => taken),
      refused: () => [
        ...new Set([
          ...microsteps.flatMap((microstep, index) =>
            refusedIn(index === 0 ? before : microsteps[index - 1]?.snapshot, microstep),
          ),
          ...candidates(snapshot, "").filter(isGuarded),
        ]),
      ],
      between: microsteps.slice(0, -1).map(({ snapshot }) => snapshot),
      effects: actions.flatMap(effectOf),
      timers: actions.flatMap((action) => timerChangeOf(action, self)),
    };
  };

  const named = (what: string, snapshot: AnyMachineSnapshot | undefined, move: () => Move): Move => {
    try {
      return move();
    } catch (cause) {
      const where = snapshot === undefined ? "" : ` in ${JSON.stringify(snapshot.value)}`;
      throw new Error(
        `${original.id} throws on ${what}${where}: ${cause instanceof Error ? cause.message : String(cause)}. ` +
          "Either the chart has a fault there, or the model has a case that cannot occur.",
        { cause },
      );
    }
  };

  return {
    machine,
    table,
    start: (input) =>
      named("its start", undefined, () => {
        const move = run(undefined, (scope) => machine.getInitialSnapshot(scope, input));
        if (move.snapshot.status === "error") throw move.snapshot.error;
        return move;
      }),
    step: (snapshot, event) =>
      named(event.type, snapshot, () => run(snapshot, (scope) => machine.transition(snapshot, event, scope))),
    candidates,
  };
};

/** The actors that a snapshot holds, by id. */
export const childrenOf = (snapshot: AnyMachineSnapshot): (readonly [string, AnyActorRef])[] => {
  const children: { readonly [id: string]: AnyActorRef | undefined } = snapshot.children;
  return Object.entries(children).flatMap(([id, child]) => (child === undefined ? [] : [[id, child] as const]));
};
