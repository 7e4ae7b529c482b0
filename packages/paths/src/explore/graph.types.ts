import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import type { Alphabet } from "../machine/alphabet.ts";
import type { TransitionTable } from "../machine/transition-table.ts";
import type { Walker } from "../machine/walker.ts";
import type { Configuration } from "./configuration.ts";

/** One thing that happens to a running machine. */
export type Step =
  | { readonly kind: "start"; readonly case: string; readonly input: unknown }
  | { readonly kind: "send"; readonly case: string; readonly event: EventObject }
  | {
      readonly kind: "resolve";
      readonly case: string;
      readonly actor: string;
      readonly source: string;
      readonly output: unknown;
    }
  | {
      readonly kind: "reject";
      readonly case: string;
      readonly actor: string;
      readonly source: string;
      readonly error: unknown;
    }
  /** Time passes until these timers fire, all at one instant. */
  | { readonly kind: "elapse"; readonly case: string; readonly timers: readonly string[] };

/** Something that must change nothing. */
export type Aside =
  /** An event that is not allowed here. */
  | { readonly kind: "probe"; readonly case: string; readonly event: EventObject }
  /** The same event once more, as by a second click. */
  | { readonly kind: "repeat"; readonly case: string; readonly event: EventObject }
  /** The answer of an actor that the last step stopped. */
  | {
      readonly kind: "late";
      readonly case: string;
      readonly actor: string;
      readonly source: string;
      readonly output: unknown;
    }
  /** Persist, forget everything, restore. */
  | { readonly kind: "reload"; readonly case: string };

/** A configuration that can be reached: the states that are active and the part of the context that counts. */
export type GraphNode = {
  readonly id: number;
  readonly configuration: Configuration;
  readonly snapshot: AnyMachineSnapshot;
  /** The state value in words. */
  readonly state: string;
  /** Every active state, ancestors too. */
  readonly active: readonly string[];
  readonly tags: readonly string[];
  /** The model's events that do something here. */
  readonly commands: readonly string[];
  /** The run ends here. */
  readonly isEnd: boolean;
};

export type GraphEdge = {
  readonly id: number;
  /** Null for a start. */
  readonly from: number | null;
  readonly to: number;
  readonly step: Step;
  /** The step in words, unique among the steps of one configuration. */
  readonly label: string;
  /** Ids of the transitions taken, in order. One list for the same ones. */
  readonly transitions: readonly string[];
  /** The actions that run, by name, in order. */
  readonly effects: readonly string[];
  /** States entered on the way and left again before the chart came to rest. */
  readonly passed: readonly string[];
  /** Ids of the transitions that were offered first and refused by their guards. */
  readonly refused: readonly string[];
  /** What can be seen to change, by name: the state, parts of what the machine holds, the actions it runs. One list for the same changes. */
  readonly changes: readonly string[];
};

/** An event that the chart names in a configuration and whose guards all refuse it there: nothing happens. */
export type BlockedStep = Omit<GraphEdge, "id" | "to" | "passed" | "effects" | "changes"> & { readonly from: number };

export type Violation = { readonly invariant: string; readonly node: number };

export type Graph = {
  readonly machine: AnyStateMachine;
  readonly machineId: string;
  /** Of the chart and of the model's alphabet: the same hash, the same graph. */
  readonly hash: string;
  readonly table: TransitionTable;
  readonly alphabet: Alphabet;
  readonly walker: Walker;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly blocked: readonly BlockedStep[];
  readonly violations: readonly Violation[];
};
