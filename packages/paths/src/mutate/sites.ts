import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { statePath } from "../machine/transition-table.ts";
import { keysOf, listOf, type TreePath, valueAt } from "./tree.ts";

/** A list of transitions in a chart's configuration, with what the machine made of it. */
export type TransitionSite = {
  readonly path: TreePath;
  readonly name: string;
  readonly list: readonly unknown[];
  readonly definitions: readonly AnyTransitionDefinition[];
};

export type StateSite = { readonly node: AnyStateNode; readonly path: TreePath };

export const stateSites = (machine: AnyStateMachine): StateSite[] => {
  const inside = (node: AnyStateNode, path: TreePath): StateSite[] => [
    { node, path },
    ...Object.entries(node.states).flatMap(([key, child]) => inside(child, [...path, "states", key])),
  ];
  return inside(machine.root, []);
};

/** Where an invoke is written: alone, or in a list. */
export const invokePaths = (config: unknown, { path }: StateSite): TreePath[] => {
  const invoke = valueAt(config, [...path, "invoke"]);
  if (invoke === undefined) return [];
  return Array.isArray(invoke) ? invoke.map((_, index) => [...path, "invoke", index]) : [[...path, "invoke"]];
};

/** Every list of transitions of one state. */
export const transitionSites = (config: unknown, site: StateSite): TransitionSite[] => {
  const { node, path } = site;
  const own = (key: string) => keysOf(valueAt(config, [...path, key]));
  const listed = (at: TreePath, descriptor: string): TransitionSite => ({
    path: at,
    name: `${statePath(node)} ${descriptor === "" ? "always" : descriptor}`,
    list: listOf(valueAt(config, at)),
    definitions: (descriptor === "" ? node.always : node.transitions.get(descriptor)) ?? [],
  });
  const invokes = invokePaths(config, site).flatMap((at, index) => {
    const id = node.invoke[index]?.id ?? "";
    return [
      listed([...at, "onDone"], `xstate.done.actor.${id}`),
      listed([...at, "onError"], `xstate.error.actor.${id}`),
      listed([...at, "onSnapshot"], `xstate.snapshot.${id}`),
    ];
  });
  return [
    ...own("on").map((event) => listed([...path, "on", event], event)),
    ...own("after").map((delay) => listed([...path, "after", delay], `xstate.after.${delay}.${node.id}`)),
    listed([...path, "always"], ""),
    listed([...path, "onDone"], `xstate.done.state.${node.id}`),
    ...invokes,
  ].filter(({ list }) => list.length > 0);
};
