import { type AnyStateMachine, createActor, type Snapshot } from "xstate";
import type { EpochMs } from "../ports.ts";

/** What is kept of a flow. `schema` counts the shapes that its snapshot has had. */
export type KeptFlow = {
  readonly flow: string;
  readonly schema: number;
  readonly at: EpochMs;
  readonly snapshot: unknown;
};

/** Turns a snapshot of one schema into one of the next; undefined when it cannot. */
export type Migration = (snapshot: unknown) => unknown;

type Schema = {
  readonly flow: string;
  readonly schema: number;
  /** By the schema that each starts from. */
  readonly migrations?: Readonly<Record<number, Migration>>;
};

export type RestoreOutcome =
  | { readonly type: "RESTORED"; readonly snapshot: Snapshot<unknown>; readonly at: EpochMs }
  /** The person is told that an unfinished booking could not be brought back. */
  | { readonly type: "DROPPED"; readonly reason: "corrupt" | "other_flow" | "newer" | "unmigrated" | "unfitting" };

const dropped = (reason: Extract<RestoreOutcome, { readonly type: "DROPPED" }>["reason"]): RestoreOutcome => ({
  type: "DROPPED",
  reason,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSnapshot = (value: unknown): value is Snapshot<unknown> =>
  isRecord(value) && ["active", "done", "error", "stopped"].includes(String(value["status"]));

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const keepFlow = ({ flow, schema }: Schema, snapshot: unknown, at: EpochMs): string =>
  JSON.stringify({ flow, schema, at, snapshot } satisfies KeptFlow);

const migrated = (snapshot: unknown, from: number, { schema, migrations = {} }: Schema): unknown => {
  let current = snapshot;
  for (let version = from; version < schema && current !== undefined; version++) {
    current = migrations[version]?.(current);
  }
  return current;
};

/** Whether a machine can go on from a snapshot. One that it cannot would be an actor that has failed. */
const fits = (machine: AnyStateMachine, snapshot: Snapshot<unknown>): boolean => {
  try {
    return createActor(machine, { snapshot, input: undefined }).getSnapshot().status === "active";
  } catch {
    return false;
  }
};

/**
 * What was kept, for `createActor(machine, { snapshot })`; afterwards send `RESUME`. An older schema is migrated step by step;
 * whatever does not fit is dropped and never becomes a failed actor.
 */
export const restoreFlow = (machine: AnyStateMachine, schema: Schema, text: string): RestoreOutcome => {
  const kept = parse(text);
  if (!isRecord(kept)) return dropped("corrupt");
  const { at, flow, schema: from, snapshot } = kept;
  if (typeof at !== "number" || typeof from !== "number") return dropped("corrupt");
  if (flow !== schema.flow) return dropped("other_flow");
  if (from > schema.schema) return dropped("newer");
  const current = migrated(snapshot, from, schema);
  if (current === undefined) return dropped("unmigrated");
  if (!isSnapshot(current) || current.status !== "active") return dropped("corrupt");
  return fits(machine, current) ? { type: "RESTORED", snapshot: current, at } : dropped("unfitting");
};
