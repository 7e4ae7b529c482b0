import type { Baseline } from "../cover/baseline.ts";
import type { ComparableSuite } from "../cover/diff.ts";
import { UsageError } from "./arguments.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isStep = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.label === "string" &&
  Array.isArray(value.transitions) &&
  isObject(value.step) &&
  typeof value.step.kind === "string";

const isPath = (value: unknown): boolean =>
  isObject(value) && typeof value.id === "string" && Array.isArray(value.steps) && value.steps.every(isStep);

const isSuite = (value: unknown): value is ComparableSuite & Baseline =>
  isObject(value) &&
  value.format === "paths-suite/1" &&
  typeof value.machine === "string" &&
  Array.isArray(value.paths) &&
  value.paths.every(isPath);

/** A suite from its JSON. Throws a UsageError if it is none. */
export const readSuite = (path: string, text: string): ComparableSuite & Baseline => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON. Give a file that was exported with --format json.`);
  }
  if (!isSuite(value))
    throw new UsageError(`${path} is JSON, but no suite. Give a file that was exported with --format json.`);
  return value;
};
