import { expect, test } from "vitest";
import { askedChecks } from "./asked-checks.ts";

const part = (name: string) => ({ name, run: async () => ({ passed: 1, failed: 0 }) });
const all = [[part("types"), part("dead code")], [part("lint")]];

const namesOf = (args: readonly string[]) => {
  const asked = askedChecks(args, all);
  return typeof asked === "string"
    ? asked
    : { isFull: asked.isFull, rounds: asked.rounds.map((round) => round.map(({ name }) => name)) };
};

test("default: without a word all of it, with --only= these alone, in their order", () => {
  expect(namesOf([])).toEqual({ isFull: false, rounds: [["types", "dead code"], ["lint"]] });
  expect(namesOf(["--full", "--only=lint,dead code"])).toEqual({ isFull: true, rounds: [["dead code"], ["lint"]] });
});

test.each([
  [
    ["--only=typs"],
    /^No part of the checks is called "typs"\. It takes --full, and --only= with some of: types, dead code, lint\.$/,
  ],
  [["--only="], /called ""/],
  [["--ful"], /--ful.*It takes --full/s],
  [["lint"], /lint.*It takes --full/s],
])("behavior: %s is refused in words", (args, words) => {
  expect(namesOf(args)).toMatch(words);
});
