import { parseArgs } from "node:util";
import type { Part } from "../lib/report.ts";

type Rounds = readonly (readonly Part[])[];

const options = { full: { type: "boolean" }, only: { type: "string" } } as const;

/** What the command line asks for, or a sentence that says why that cannot be run: a misspelt name must not pass as a check. */
export const askedChecks = (
  args: readonly string[],
  all: Rounds,
): { readonly isFull: boolean; readonly rounds: Rounds } | string => {
  const known = all.flat().map(({ name }) => name);
  const can = `It takes --full, and --only= with some of: ${known.join(", ")}.`;
  try {
    const { values } = parseArgs({ args: [...args], options });
    const names = values.only?.split(",").map((name) => name.trim()) ?? known;
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0)
      return `No part of the checks is called ${unknown.map((name) => `"${name}"`).join(", ")}. ${can}`;
    return {
      isFull: values.full ?? false,
      rounds: all.map((round) => round.filter(({ name }) => names.includes(name))),
    };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}. ${can}`;
  }
};
