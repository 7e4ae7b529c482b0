import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { implementationName } from "../machine/transition-table.ts";

/** A transition by the names of what it does. `target` holds ids such as `#order.paying.asked`; none where the state stays. */
export type ChartTransition = {
  readonly target?: readonly string[] | undefined;
  readonly guard?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly reenter?: true | undefined;
};

type Transitions = Readonly<Record<string, readonly ChartTransition[]>>;

export type ChartInvoke = {
  readonly id: string;
  readonly src: string;
  readonly onDone?: readonly ChartTransition[] | undefined;
  readonly onError?: readonly ChartTransition[] | undefined;
  readonly onSnapshot?: readonly ChartTransition[] | undefined;
};

/** A state as XState writes it in its configuration, so that `createMachine` takes it again. */
export type ChartState = {
  readonly id?: string | undefined;
  readonly type?: AnyStateNode["type"] | undefined;
  readonly history?: "shallow" | "deep" | undefined;
  readonly target?: string | undefined;
  readonly initial?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly entry?: readonly string[] | undefined;
  readonly exit?: readonly string[] | undefined;
  readonly invoke?: readonly ChartInvoke[] | undefined;
  readonly on?: Transitions | undefined;
  readonly after?: Transitions | undefined;
  readonly always?: readonly ChartTransition[] | undefined;
  readonly onDone?: readonly ChartTransition[] | undefined;
  readonly states?: Readonly<Record<string, ChartState>> | undefined;
};

const isFull = (value: unknown): boolean =>
  value !== undefined &&
  value !== false &&
  !(typeof value === "object" && value !== null && Object.keys(value).length === 0);

/** Only what says something. */
const full = <Parts extends object>(parts: Parts): Partial<Parts> => {
  const kept: Partial<Parts> = { ...parts };
  for (const key of Object.keys(parts)) if (!isFull(Reflect.get(parts, key))) Reflect.deleteProperty(kept, key);
  return kept;
};

const namesOf = (actions: unknown): readonly string[] =>
  (Array.isArray(actions) ? actions : actions === undefined ? [] : [actions]).map(implementationName);

const transitionOf = ({ actions, guard, reenter, target }: AnyTransitionDefinition): ChartTransition =>
  full({
    target: target?.map(({ id }) => `#${id}`),
    guard: guard === undefined ? undefined : implementationName(guard),
    actions: namesOf(actions),
    reenter: reenter ? (true as const) : undefined,
  });

/** What XState itself makes of `after`, of `invoke` and of a state that is done; each is written where its author wrote it. */
const ofActor = /^xstate\.(?:done\.actor|error\.actor|snapshot)\./;
const ownEvent = /^xstate\.(?:after|done\.actor|error\.actor|snapshot|done\.state)\./;

const stateOf = (node: AnyStateNode, isRoot = false): ChartState => {
  const at = (event: string) => (node.transitions.get(event) ?? []).map(transitionOf);
  const ofInvokes = new Set(
    node.invoke.flatMap(({ id }) => ["done.actor", "error.actor", "snapshot"].map((kind) => `xstate.${kind}.${id}`)),
  );
  // What tells of an actor that another state runs, or that was spawned, is written by its event's name.
  const isWritten = (event: string) => !ownEvent.test(event) || (ofActor.test(event) && !ofInvokes.has(event));
  const written = [...node.transitions].filter(([event]) => isWritten(event));
  const isHistory = node.type === "history";
  const defaultTarget: unknown = isHistory ? Reflect.get(node.config, "target") : undefined;
  return full({
    id: isRoot ? node.id : undefined,
    type: node.type === "atomic" || node.type === "compound" ? undefined : node.type,
    history: isHistory ? (node.history === "deep" ? ("deep" as const) : ("shallow" as const)) : undefined,
    target: typeof defaultTarget === "string" ? defaultTarget : undefined,
    initial: node.type === "compound" ? node.initial.target[0]?.key : undefined,
    tags: [...node.tags],
    entry: namesOf(node.config.entry),
    exit: namesOf(node.config.exit),
    invoke: node.invoke.map(({ id, src }) => ({
      id,
      src: typeof src === "string" ? src : "inline",
      ...full({
        onDone: at(`xstate.done.actor.${id}`),
        onError: at(`xstate.error.actor.${id}`),
        onSnapshot: at(`xstate.snapshot.${id}`),
      }),
    })),
    on: Object.fromEntries(written.map(([event, definitions]) => [event, definitions.map(transitionOf)])),
    after: Object.fromEntries(
      [...Map.groupBy(node.after, ({ delay }) => String(delay))].map(([delay, definitions]) => [
        delay,
        definitions.map(transitionOf),
      ]),
    ),
    always: (node.always ?? []).map(transitionOf),
    onDone: at(`xstate.done.state.${node.id}`),
    states: Object.fromEntries(Object.entries(node.states).map(([key, child]) => [key, stateOf(child)])),
  });
};

/**
 * A chart as data, in the shape of XState's own configuration, for catalogues and drawing tools: guards, actions and actors by their
 * names, also those that are functions or combinations of others, which `machine.toJSON()` loses. `createMachine` takes it again; what
 * the names stand for is not in it.
 */
export const chartJson = (machine: AnyStateMachine): ChartState => stateOf(machine.root, true);
