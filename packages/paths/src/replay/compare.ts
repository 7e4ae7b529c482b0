import type { Expectation } from "../cover/suite.types.ts";
import { stableText } from "../machine/stable-text.ts";
import type { Observation } from "./driver.ts";

export type Difference = { readonly field: keyof Expectation; readonly expected: unknown; readonly found: unknown };

const fields = ["state", "isEnd", "tags", "commands", "context", "effects", "facts", "screen", "value"] as const;

const unordered: ReadonlySet<string> = new Set(["tags", "commands"]);

const inOrder = (list: readonly unknown[]): string[] => list.map(String).toSorted((a, b) => (a < b ? -1 : 1));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Equal in all that a snapshot can hold; plain data is compared without writing it out. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (isRecord(one) && isRecord(other)) {
    return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
  }
  return typeof one === "object" && typeof other === "object" && stableText(one) === stableText(other);
};

const isAsExpected = (field: string, expected: unknown, found: unknown): boolean =>
  unordered.has(field) && Array.isArray(expected) && Array.isArray(found)
    ? isSame(inOrder(expected), inOrder(found))
    : isSame(expected, found);

/** The first thing that is not as expected. */
export const firstDifference = (expected: Expectation, found: Observation): Difference | null => {
  for (const field of fields) {
    const seen = found[field];
    if (seen === undefined || isAsExpected(field, expected[field], seen)) continue;
    return { field, expected: expected[field], found: seen };
  }
  return null;
};
