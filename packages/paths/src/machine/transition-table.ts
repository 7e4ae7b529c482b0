import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** One transition as the chart defines it. */
export type TransitionInfo = {
  /** Readable and stable: it names the source, the event, the guard and the target, and no position. */
  readonly id: string;
  /** The state that defines it, as a path from the root; the root is the machine's own id. */
  readonly source: string;
  /** An event descriptor; the empty text for `always`. */
  readonly event: string;
  readonly guard: string | null;
  /** Empty when it changes no state. */
  readonly targets: readonly string[];
  readonly actions: readonly string[];
  readonly tags: readonly string[];
};

export type TransitionTable = {
  readonly all: readonly TransitionInfo[];
  readonly states: readonly StateInfo[];
  readonly idOf: (definition: AnyTransitionDefinition) => string;
  readonly byId: ReadonlyMap<string, TransitionInfo>;
};

export type StateInfo = {
  readonly id: string;
  readonly type: AnyStateNode["type"];
  readonly tags: readonly string[];
  /** The actors that run while the state is active. */
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
};

export const statePath = (node: AnyStateNode): string =>
  node.path.length === 0 ? node.machine.id : node.path.join(".");

/** The names inside a guard or an action, whether a text, an object, a function or a combination such as `not`. */
export const implementationName = (part: unknown): string => {
  if (typeof part === "string") return part;
  if (typeof part !== "function" && (typeof part !== "object" || part === null)) return "inline";
  if (typeof part === "function" && "guards" in part && Array.isArray(part.guards)) {
    return `${part.name}(${part.guards.map(implementationName).join(", ")})`;
  }
  if ("type" in part && typeof part.type === "string") return part.type;
  return typeof part === "function" && part.name !== "" ? part.name : "inline";
};

const walkStates = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(walkStates)];

const definitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const describe = (definition: AnyTransitionDefinition): Omit<TransitionInfo, "id"> => ({
  source: statePath(definition.source),
  event: definition.eventType,
  guard: definition.guard === undefined ? null : implementationName(definition.guard),
  targets: (definition.target ?? []).map(statePath),
  actions: definition.actions.map(implementationName),
  tags: [definition.source, ...(definition.target ?? [])].flatMap((node) => node.tags),
});

const nameOf = ({ source, event, guard, targets }: Omit<TransitionInfo, "id">): string =>
  `${source} ${event === "" ? "always" : event}${guard === null ? "" : ` [${guard}]`} → ${targets.join(" & ") || "·"}`;

/** Every state and every transition of a machine, read from its public state nodes. */
export const createTransitionTable = (machine: AnyStateMachine): TransitionTable => {
  const nodes = walkStates(machine.root);
  const ids = new Map<AnyTransitionDefinition, string>();
  const seen = new Map<string, number>();
  const all = nodes.flatMap(definitionsOf).map((definition): TransitionInfo => {
    const info = describe(definition);
    const name = nameOf(info);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const id = count === 1 ? name : `${name} #${count}`;
    ids.set(definition, id);
    return { id, ...info };
  });
  return {
    all,
    states: nodes.map((node) => ({
      id: statePath(node),
      type: node.type,
      tags: node.tags,
      invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === "string" ? src : "inline" })),
    })),
    idOf: (definition) => {
      const id = ids.get(definition);
      if (id === undefined)
        throw new Error(`A transition of "${statePath(definition.source)}" is not part of ${machine.id}.`);
      return id;
    },
    byId: new Map(all.map((info) => [info.id, info])),
  };
};
