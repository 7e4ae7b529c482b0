import type { StateValue } from "xstate";
import type { Aside, Step } from "../explore/graph.types.ts";
import type { Text } from "../model/text.ts";

/** What is to be found after a step. */
export type Expectation = {
  readonly state: string;
  readonly value: StateValue;
  readonly tags: readonly string[];
  /** The model's events that do something now. */
  readonly commands: readonly string[];
  /** The part of the context that the model projects. */
  readonly context: unknown;
  /** The actions that the step runs, by name. */
  readonly effects: readonly string[];
  /** The model's own facts. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly screen: Text | null;
  readonly isEnd: boolean;
};

export type SuiteStep = {
  readonly step: Step | Aside;
  readonly label: string;
  /** Milliseconds to let pass before it. */
  readonly waitMs: number;
  /** Ids of the transitions taken. */
  readonly transitions: readonly string[];
  readonly expect: Expectation;
};

export type SuitePath = {
  /** A hash of what the path does: the same path has the same id in every suite. */
  readonly id: string;
  readonly title: string;
  readonly steps: readonly SuiteStep[];
  /** The targets that no path before it covers. */
  readonly covers: readonly string[];
};

export type Unreachable = { readonly target: string; readonly reason: string };

export type Suite = {
  readonly format: "paths-suite/1";
  readonly machine: string;
  /** Of the chart and the model: a suite with another hash was made for another machine. */
  readonly hash: string;
  readonly criterion: string;
  readonly end: "any" | "terminal";
  /** Null: as many as it takes. */
  readonly maxSteps: number | null;
  readonly resetCost: number;
  readonly tags: readonly string[];
  readonly seed: number;
  readonly targets: number;
  readonly covered: number;
  readonly unreachable: readonly Unreachable[];
  /** Steps of all paths, asides not counted. */
  readonly steps: number;
  /** Proven: no suite has fewer paths, and none with so few paths has fewer steps. */
  readonly bound: { readonly paths: number; readonly steps: number };
  /** What is above the bound. `percent` is of the steps. */
  readonly gap: { readonly paths: number; readonly steps: number; readonly percent: number };
  readonly isOptimal: boolean;
  readonly paths: readonly SuitePath[];
};
