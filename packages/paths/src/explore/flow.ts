import type { AnyStateMachine } from "xstate";
import type { PathModel } from "../model/path-model.ts";
import { type ExploreOptions, explore } from "./explore.ts";
import type { Graph } from "./graph.types.ts";

/** Where generated tests find something. */
export type Import = { readonly module: string; readonly name: string };

export type FlowOptions = ExploreOptions & {
  /** Where generated tests import the flow from. */
  readonly source?: Import;
  /** For Playwright: a function that takes a page and the graph and gives a driver. */
  readonly pageDriver?: Import;
};

/** A machine with its model, under a name; what a registry holds. */
export type Flow = FlowOptions & { readonly id: string; readonly graph: () => Graph };

/** The graph is explored when it is first asked for. */
export const defineFlow = <Machine extends AnyStateMachine>(
  id: string,
  machine: Machine,
  model: PathModel<Machine>,
  options: FlowOptions = {},
): Flow => {
  let graph: Graph | undefined;
  return { ...options, id, graph: () => (graph ??= explore(machine, model, options)) };
};
