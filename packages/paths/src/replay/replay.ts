import type { SuitePath, SuiteStep } from "../cover/suite.types.ts";
import { type Difference, firstDifference } from "./compare.ts";
import type { Driver } from "./driver.ts";

export type Fault =
  | { readonly kind: "different"; readonly difference: Difference }
  | { readonly kind: "threw"; readonly error: unknown };

export type Mismatch = {
  readonly path: string;
  readonly index: number;
  /** The labels of the steps up to the one that went wrong, which is the last. */
  readonly prefix: readonly string[];
  readonly fault: Fault;
  readonly message: string;
};

/** `steps` counts those taken, the start among them. */
export type Replay = { readonly path: string; readonly steps: number; readonly mismatch: Mismatch | null };

export type SuiteReplay = {
  readonly paths: number;
  readonly steps: number;
  /** Shortest prefix first. */
  readonly mismatches: readonly Mismatch[];
};

const describe = (label: string, fault: Fault): string => {
  if (fault.kind === "threw")
    return `"${label}" failed: ${fault.error instanceof Error ? fault.error.message : String(fault.error)}`;
  const { field, expected, found } = fault.difference;
  return `after "${label}", ${field} should be ${JSON.stringify(expected)} and is ${JSON.stringify(found)}`;
};

const take = async (driver: Driver, step: SuiteStep, index: number, path: SuitePath): Promise<Fault | null> => {
  try {
    await (index === 0 ? driver.start(step, path) : driver.perform(step, index));
    const difference = firstDifference(step.expect, await driver.observe());
    return difference === null ? null : { kind: "different", difference };
  } catch (error) {
    return { kind: "threw", error };
  }
};

/** Takes one path, and stops at the first thing that is not as the machine says. */
export const replay = async (path: SuitePath, driver: Driver): Promise<Replay> => {
  try {
    for (const [index, step] of path.steps.entries()) {
      const fault = await take(driver, step, index, path);
      if (fault === null) continue;
      const prefix = path.steps.slice(0, index + 1).map(({ label }) => label);
      const mismatch = { path: path.id, index, prefix, fault, message: describe(step.label, fault) };
      return { path: path.id, steps: index + 1, mismatch };
    }
    return { path: path.id, steps: path.steps.length, mismatch: null };
  } finally {
    await driver.stop?.();
  }
};

/** Takes every path of a suite, one after the other. */
export const replaySuite = async (
  { paths }: { readonly paths: readonly SuitePath[] },
  driver: Driver,
): Promise<SuiteReplay> => {
  const replays: Replay[] = [];
  for (const path of paths) replays.push(await replay(path, driver));
  return {
    paths: replays.length,
    steps: replays.reduce((sum, { steps }) => sum + steps, 0),
    mismatches: replays.flatMap(({ mismatch }) => mismatch ?? []).toSorted((a, b) => a.prefix.length - b.prefix.length),
  };
};
