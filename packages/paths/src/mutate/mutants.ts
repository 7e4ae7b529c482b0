import { type AnyStateMachine, type AnyTransitionDefinition, createMachine, not } from "xstate";
import { statePath } from "../machine/transition-table.ts";
import { invokePaths, stateSites, type TransitionSite, transitionSites } from "./sites.ts";
import { listOf, type TreePath, valueAt, withValue } from "./tree.ts";

export type MutantKind =
  | "drop transition"
  | "retarget"
  | "drop guard"
  | "negate guard"
  | "drop action"
  | "swap order"
  | "drop entry action"
  | "drop exit action"
  | "drop invoke"
  | "change initial";

/** A machine with one small fault. */
export type Mutant = { readonly kind: MutantKind; readonly name: string; readonly machine: AnyStateMachine };

type Change = { readonly kind: MutantKind; readonly name: string; readonly path: TreePath; readonly value: unknown };

type Fault = { readonly kind: MutantKind; readonly detail: string; readonly instead: readonly unknown[] };

const isConfig = (value: unknown): value is AnyStateMachine["config"] => typeof value === "object" && value !== null;

const isGuard = (value: unknown): value is Parameters<typeof not>[0] => value !== undefined;

const asObject = (transition: unknown): Record<string, unknown> =>
  typeof transition === "object" && transition !== null ? { ...transition } : { target: transition };

/** The state after the target in its parent, as a target. */
const elsewhere = ({ target }: AnyTransitionDefinition): string | undefined => {
  const [node] = target ?? [];
  if (node?.parent === undefined || target?.length !== 1) return undefined;
  const siblings = Object.values(node.parent.states).filter(({ type }) => type !== "history");
  const next = siblings[(siblings.indexOf(node) + 1) % siblings.length];
  return next === undefined || next === node ? undefined : `#${next.id}`;
};

const faultsOf = (transition: unknown, definition: AnyTransitionDefinition): Fault[] => {
  const config = asObject(transition);
  const { guard, ...unguarded } = config;
  const actions = listOf(config.actions);
  const target = elsewhere(definition);
  const faults: Fault[] = [{ kind: "drop transition", detail: "", instead: [] }];
  if (target !== undefined)
    faults.push({ kind: "retarget", detail: ` to ${target}`, instead: [{ ...config, target }] });
  if (isGuard(guard)) {
    faults.push({ kind: "drop guard", detail: "", instead: [unguarded] });
    faults.push({ kind: "negate guard", detail: "", instead: [{ ...config, guard: not(guard) }] });
  }
  for (const index of actions.keys())
    faults.push({
      kind: "drop action",
      detail: ` ${index + 1}`,
      instead: [{ ...config, actions: actions.toSpliced(index, 1) }],
    });
  return faults;
};

const changesOf = ({ path, name, list, definitions }: TransitionSite): Change[] => {
  const single = list.flatMap((transition, index) => {
    const definition = definitions[index];
    if (definition === undefined) return [];
    return faultsOf(transition, definition).map(({ kind, detail, instead }) => ({
      kind,
      name: `${kind}${detail}: ${name} (${index + 1} of ${list.length})`,
      path,
      value: list.toSpliced(index, 1, ...instead),
    }));
  });
  const swaps = list.slice(1).map((_, index) => ({
    kind: "swap order" as const,
    name: `swap order: ${name} (${index + 1} and ${index + 2})`,
    path,
    value: [...list.slice(0, index), list[index + 1], list[index], ...list.slice(index + 2)],
  }));
  return [...single, ...swaps];
};

const stateChanges = (machine: AnyStateMachine): Change[] =>
  stateSites(machine).flatMap((site) => {
    const { node, path } = site;
    const at = (key: string) => valueAt(machine.config, [...path, key]);
    const dropped = (key: "entry" | "exit") =>
      listOf(at(key)).map((_, index) => ({
        kind: `drop ${key} action` as const,
        name: `drop ${key} action ${index + 1}: ${statePath(node)}`,
        path: [...path, key],
        value: listOf(at(key)).toSpliced(index, 1),
      }));
    const invokes = invokePaths(machine.config, site).map((_, index) => ({
      kind: "drop invoke" as const,
      name: `drop invoke ${index + 1}: ${statePath(node)}`,
      path: [...path, "invoke"],
      value: listOf(at("invoke")).toSpliced(index, 1),
    }));
    const children = Object.values(node.states).filter(({ type }) => type !== "history");
    const current = children.findIndex(({ key }) => key === at("initial"));
    const next = children[(current + 1) % Math.max(children.length, 1)];
    const initial =
      current < 0 || children.length < 2 || next === undefined
        ? []
        : [
            {
              kind: "change initial" as const,
              name: `change initial: ${statePath(node)} to ${next.key}`,
              path: [...path, "initial"],
              value: next.key,
            },
          ];
    return [...dropped("entry"), ...dropped("exit"), ...invokes, ...initial];
  });

/** Every machine that differs from this one by one fault, in a fixed order. */
export const mutants = (machine: AnyStateMachine): Mutant[] => {
  const { config, implementations } = machine;
  const inTransitions = stateSites(machine).flatMap((site) => transitionSites(config, site).flatMap(changesOf));
  return [...inTransitions, ...stateChanges(machine)].flatMap(({ kind, name, path, value }) => {
    const changed = withValue(config, path, value);
    return isConfig(changed) ? [{ kind, name, machine: createMachine(changed, implementations) }] : [];
  });
};
