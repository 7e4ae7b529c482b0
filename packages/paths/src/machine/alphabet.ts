import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import { type Case, type Cases, namedCases } from "../model/cases.ts";
import type { CaseWords, PathModel } from "../model/path-model.ts";
import type { Text } from "../model/text.ts";

export type EventCase = { readonly type: string; readonly name: string; readonly event: EventObject };

/** A model as the explorer reads it: the types of the machine have done their work and are gone. */
export type Alphabet = {
  readonly inputs: readonly Case[];
  readonly events: readonly EventCase[];
  readonly outcomes: ReadonlyMap<string, readonly Case[]>;
  readonly errors: ReadonlyMap<string, readonly Case[]>;
  readonly project: (snapshot: AnyMachineSnapshot) => unknown;
  readonly within: (snapshot: AnyMachineSnapshot) => boolean;
  readonly invariants: readonly (readonly [string, (snapshot: AnyMachineSnapshot) => boolean])[];
  readonly expect: (snapshot: AnyMachineSnapshot) => Readonly<Record<string, unknown>>;
  readonly offline: ReadonlyMap<string, string>;
  readonly resume: ((snapshot: AnyMachineSnapshot) => EventObject) | undefined;
  readonly words: {
    readonly title: Text | undefined;
    readonly preconditions: readonly Text[];
    readonly events: ReadonlyMap<string, CaseWords>;
    readonly outcomes: ReadonlyMap<string, CaseWords>;
    readonly delays: ReadonlyMap<string, Text>;
    readonly screen: ((snapshot: AnyMachineSnapshot) => Text) | undefined;
  };
};

type AnyWords = {
  readonly title?: Text;
  readonly preconditions?: readonly Text[];
  readonly events?: Readonly<Record<string, CaseWords | undefined>>;
  readonly outcomes?: Readonly<Record<string, CaseWords | undefined>>;
  readonly delays?: Readonly<Record<string, Text>>;
  readonly screen?: (snapshot: AnyMachineSnapshot) => Text;
};

/** A model of any machine at all. */
export type AnyPathModel = {
  readonly inputs?: Cases<unknown>;
  readonly events: Readonly<Record<string, Cases<EventObject>>>;
  /** May be left out where the types do not ask for it, of a machine that runs nobody. */
  readonly outcomes?: Readonly<Record<string, Cases<unknown>>>;
  readonly errors?: Readonly<Record<string, Cases<unknown> | undefined>>;
  readonly project?: (context: AnyMachineSnapshot["context"]) => unknown;
  readonly caps?: Readonly<Record<string, number | undefined>>;
  readonly within?: (context: AnyMachineSnapshot["context"]) => boolean;
  readonly invariants?: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
  readonly expect?: (snapshot: AnyMachineSnapshot) => Readonly<Record<string, unknown>>;
  readonly offline?: Readonly<Record<string, string | undefined>>;
  readonly resume?: (snapshot: AnyMachineSnapshot) => EventObject;
  readonly words?: AnyWords;
};

const present = <Value>(record: Readonly<Record<string, Value | undefined>> = {}): Map<string, Value> =>
  new Map(Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));

const capped = (context: unknown, caps: ReadonlyMap<string, number>): unknown => {
  if (caps.size === 0 || typeof context !== "object" || context === null) return context;
  return Object.fromEntries(
    Object.entries(context).map(([key, value]) => {
      const cap = caps.get(key);
      return [key, cap !== undefined && typeof value === "number" ? Math.min(value, cap) : value];
    }),
  );
};

/** What nobody can answer for is not explored: half of the chart would be called out of reach. */
const outcomesOf = ({ id, implementations }: AnyStateMachine, { outcomes }: AnyPathModel) => {
  const actors = Object.keys(implementations.actors);
  if (outcomes === undefined && actors.length > 0)
    throw new Error(
      `The model of "${id}" has no outcomes, and its chart runs ${actors.join(", ")}. Say how each may end: outcomes: { ${actors[0]}: [{ type: "DONE" }] }; an empty list for one that never ends.`,
    );
  return outcomes ?? {};
};

const plainError = (source: string): Case => ({ name: "error", value: new Error(`${source} failed`) });

export function alphabetOf<Machine extends AnyStateMachine>(machine: Machine, model: PathModel<Machine>): Alphabet;
export function alphabetOf(machine: AnyStateMachine, model: AnyPathModel): Alphabet;
export function alphabetOf(machine: AnyStateMachine, model: AnyPathModel): Alphabet {
  const caps = present(model.caps);
  const errors = present(model.errors);
  const outcomes = outcomesOf(machine, model);
  const sources = new Set([...Object.keys(machine.implementations.actors), ...Object.keys(outcomes)]);
  return {
    inputs: model.inputs === undefined ? [{ name: "", value: undefined }] : namedCases(model.inputs, "outcome"),
    events: Object.entries(model.events).flatMap(([type, cases]) =>
      namedCases(cases, "event").map(({ name, value }) => ({ type, name, event: { ...value, type } })),
    ),
    outcomes: new Map(Object.entries(outcomes).map(([source, cases]) => [source, namedCases(cases, "outcome")])),
    errors: new Map(
      [...sources].map((source) => {
        const cases = errors.get(source);
        return [source, cases === undefined ? [plainError(source)] : namedCases(cases, "outcome")];
      }),
    ),
    project: ({ context }) => {
      const part: unknown = model.project === undefined ? context : model.project(context);
      return capped(part, caps);
    },
    within: ({ context }) => model.within?.(context) ?? true,
    invariants: Object.entries(model.invariants ?? {}),
    expect: model.expect ?? (() => ({})),
    offline: present(model.offline),
    resume: model.resume,
    words: {
      title: model.words?.title,
      preconditions: model.words?.preconditions ?? [],
      events: present(model.words?.events),
      outcomes: present(model.words?.outcomes),
      delays: present(model.words?.delays),
      screen: model.words?.screen,
    },
  };
}
