import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from "xstate";

type Cases = readonly unknown[] | Readonly<Record<string, unknown>>;

export type Explorable = {
  readonly machine: AnyStateMachine;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, readonly AnyEventObject[]>>;
  /** By actor source. */
  readonly outcomes: Readonly<Record<string, Cases>>;
  /** What of the context tells configurations apart. */
  readonly project?: (snapshot: AnyMachineSnapshot) => unknown;
};

export type Step = { readonly event: AnyEventObject; readonly actor: string | null };

export type Configuration = {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  /** A shortest way here. */
  readonly path: readonly string[];
  readonly next: ReadonlyMap<string, { readonly key: string; readonly step: Step }>;
};

const keyOf = (snapshot: AnyMachineSnapshot, project: NonNullable<Explorable["project"]>): string =>
  JSON.stringify([snapshot.value, project(snapshot), snapshot.status]);

const casesOf = (cases: Cases): readonly (readonly [string, unknown])[] =>
  Object.entries(cases).map(([name, value]) => [name, value] as const);

/** Every step that may happen to a configuration: what people and callbacks send, and what the running actors come to. */
const stepsFrom = (snapshot: AnyMachineSnapshot, { events, outcomes }: Explorable): Map<string, Step> => {
  const steps = new Map<string, Step>();
  for (const cases of Object.values(events)) {
    for (const event of cases) {
      if (snapshot.can(event)) steps.set(JSON.stringify(event), { event, actor: null });
    }
  }
  for (const [id, child] of Object.entries(snapshot.children)) {
    const src = typeof child === "object" && child !== null && "src" in child ? child.src : undefined;
    if (typeof src !== "string") continue;
    for (const [name, output] of casesOf(outcomes[src] ?? [])) {
      const event = { type: `xstate.done.actor.${id}`, output, actorId: id };
      steps.set(`${src} → ${name}`, { event, actor: src });
    }
    if (outcomes[src] !== undefined && !Array.isArray(outcomes[src])) {
      const event = { type: `xstate.error.actor.${id}`, error: new Error("bug"), actorId: id };
      if (snapshot.can(event)) steps.set(`${src} throws`, { event, actor: src });
    }
  }
  return steps;
};

/** Every configuration that a machine can be in, by the pure chart, with what leads from one to another. */
export const explore = (model: Explorable, limit = 60_000): Map<string, Configuration> => {
  const project = model.project ?? (({ context }: AnyMachineSnapshot) => context);
  const found = new Map<string, Configuration & { next: Map<string, { key: string; step: Step }> }>();
  const queue: string[] = [];
  const reach = (snapshot: AnyMachineSnapshot, path: readonly string[]): string => {
    const key = keyOf(snapshot, project);
    if (!found.has(key)) {
      if (found.size >= limit) throw new Error(`More than ${limit} configurations: give the model a projection.`);
      found.set(key, { key, snapshot, path, next: new Map() });
      queue.push(key);
    }
    return key;
  };
  for (const [name, input] of Object.entries(model.inputs)) {
    const [snapshot] = initialTransition(model.machine, input);
    reach(snapshot, [name]);
  }
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const from = found.get(key);
    if (from === undefined || from.snapshot.status !== "active") continue;
    for (const [name, step] of stepsFrom(from.snapshot, model)) {
      const [snapshot] = transition(model.machine, from.snapshot, step.event);
      from.next.set(name, { key: reach(snapshot, [...from.path, name]), step });
    }
  }
  return found;
};

/** The configurations from which no final state can be reached. */
export const trapsIn = (found: ReadonlyMap<string, Configuration>): readonly Configuration[] => {
  const before = new Map<string, string[]>();
  for (const { key, next } of found.values()) {
    for (const { key: to } of next.values()) before.set(to, [...(before.get(to) ?? []), key]);
  }
  const settled = new Set(
    [...found.values()].filter(({ snapshot }) => snapshot.status === "done").map(({ key }) => key),
  );
  const queue = [...settled];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    for (const from of before.get(key) ?? []) {
      if (settled.has(from)) continue;
      settled.add(from);
      queue.push(from);
    }
  }
  return [...found.values()].filter(({ key }) => !settled.has(key));
};

/** The innermost active states that say nothing of what a reload does. */
export const withoutResume = (found: ReadonlyMap<string, Configuration>): readonly string[] => [
  ...new Set(
    [...found.values()].flatMap(({ snapshot }) => {
      const metas: Readonly<Record<string, unknown>> = snapshot.getMeta();
      const isDeclared = Object.values(metas).some(
        (meta) => typeof meta === "object" && meta !== null && "resume" in meta,
      );
      return isDeclared ? [] : [JSON.stringify(snapshot.value)];
    }),
  ),
];

/** Every state of the chart that no configuration is in; a state that is only passed through counts as reached by its own target. */
export const unreachedStates = (
  { machine }: Pick<Explorable, "machine">,
  found: ReadonlyMap<string, Configuration>,
): readonly string[] => {
  const atoms = (node: AnyStateMachine["root"]): string[] => {
    const children = Object.values(node.states);
    return children.length === 0 ? [node.id] : children.flatMap(atoms);
  };
  const reached = new Set<string>();
  for (const { snapshot } of found.values()) {
    for (const id of Object.keys(snapshot.getMeta())) reached.add(id);
  }
  return atoms(machine.root).filter((id) => !reached.has(id) && !machine.getStateNodeById(id).always?.length);
};
