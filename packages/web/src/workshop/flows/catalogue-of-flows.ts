import * as engine from "@safar/engine";
import * as models from "@safar/engine/testing";
import { type Alphabet, alphabetOf } from "@safar/paths/chart";
import { type AnyStateMachine, StateMachine } from "xstate";

export type FlowEntry = {
  readonly id: string;
  readonly machine: AnyStateMachine;
  /** What can happen to it; null for a chart that nobody has written cases for. */
  readonly alphabet: Alphabet | null;
};

type AnyModel = Parameters<typeof alphabetOf>[1] & {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
};

const isModel = (value: unknown): value is AnyModel =>
  typeof value === "object" && value !== null && "machine" in value && value.machine instanceof StateMachine;

const alphabetFor = (model: AnyModel): Alphabet =>
  alphabetOf(model.machine, {
    ...model,
    inputs: model.inputs ?? { first: model.input },
  });

/** Under the names by which `npm run paths` knows them. */
const otherIds: Readonly<Record<string, string>> = { seats: "bus-seats" };

const idOf = (name: string): string => {
  const id = name.replace(/Machine$/, "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return otherIds[id] ?? id;
};

/** Every machine that the engine has, by its name, with its cases. */
export const readFlows = (): readonly FlowEntry[] => {
  const known = new Map<unknown, AnyModel>(
    Object.values(models).flatMap((model: unknown) => (isModel(model) ? [[model.machine, model] as const] : [])),
  );
  return Object.entries(engine)
    .flatMap(([name, machine]: [string, unknown]): FlowEntry[] => {
      if (!(machine instanceof StateMachine)) return [];
      const model = known.get(machine);
      return [{ id: idOf(name), machine, alphabet: model === undefined ? null : alphabetFor(model) }];
    })
    .toSorted((one, other) => one.id.localeCompare(other.id));
};
