import type { AnyStateMachine } from "xstate";
import { type Alphabet, alphabetOf } from "../machine/alphabet.ts";
import type { PathModel } from "../model/path-model.ts";
import { type ExploreOptions, exploreAlphabet } from "./explore.ts";
import type { Graph } from "./graph.types.ts";

/** Where generated tests find something. */
export type Import = {
  readonly module: string;
  readonly name: string;
  /** Of a flow in a list: the module exports the list. */
  readonly id?: string;
};

export type FlowOptions = ExploreOptions & {
  /** Where generated tests import the flow from. */
  readonly source?: Import;
  /** For Playwright: a function that takes a page and the graph and gives a driver. Its module is named from where the flows' own is. */
  readonly pageDriver?: Import;
  /** For Playwright: the part of the graph that its pages can be led through; all of it unless told. */
  readonly pageGraph?: () => Graph;
};

/** A machine with its model, under a name; what a registry holds. */
export type Flow = FlowOptions & {
  readonly id: string;
  readonly machine: AnyStateMachine;
  /** What can happen to it, read without exploring. */
  readonly alphabet: Alphabet;
  readonly graph: () => Graph;
};

/** The graph is explored when it is first asked for. */
export const defineFlow = <Machine extends AnyStateMachine>(
  id: string,
  machine: Machine,
  model: PathModel<Machine>,
  options: FlowOptions = {},
): Flow => {
  const alphabet = alphabetOf(machine, model);
  let graph: Graph | undefined;
  return { ...options, id, machine, alphabet, graph: () => (graph ??= exploreAlphabet(machine, alphabet, options)) };
};
