import type { Expectation } from "../cover/suite.types.ts";
import { stableText } from "../machine/stable-text.ts";
import type { Observation } from "./driver.ts";

export type Difference = { readonly field: keyof Expectation; readonly expected: unknown; readonly found: unknown };

const fields = ["state", "isEnd", "tags", "commands", "context", "effects", "facts", "screen", "value"] as const;

const sorted: ReadonlySet<string> = new Set(["tags", "commands"]);

const textOf = (field: string, value: unknown): string =>
  stableText(sorted.has(field) && Array.isArray(value) ? value.map(String).toSorted((a, b) => (a < b ? -1 : 1)) : value);

/** The first thing that is not as expected. */
export const firstDifference = (expected: Expectation, found: Observation): Difference | null => {
  for (const field of fields) {
    const seen = found[field];
    if (seen === undefined || seen === expected[field]) continue;
    if (textOf(field, seen) !== textOf(field, expected[field]))
      return { field, expected: expected[field], found: seen };
  }
  return null;
};
