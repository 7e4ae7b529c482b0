import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chosen } from "./chosen/chosen.ts";
import { offered } from "./offered/offered.ts";
import { oracles } from "./oracles.ts";
import { styled } from "./styled.ts";

const testsOf = (name: string): string =>
  readFileSync(
    new URL([chosen, offered].includes(name) ? `${name}/${name}.test.ts` : `${name}.test.ts`, import.meta.url),
    "utf8",
  );

/** A plant expects sentences: one that expects none shows nothing. */
const plantsIn = (text: string): readonly string[] =>
  text
    .split(/^test/m)
    .filter((one) => /^(?:\.each\([\s\S]*?\))?\(\s*"plant: /.test(one))
    .filter((one) =>
      /toHaveLength\([1-9]|stringContaining|stringMatching|not\.toEqual\(\[\]\)|toEqual\(\[\s*"/.test(one),
    );

test.each([...Object.keys(oracles), chosen, offered, styled])(
  "invariant: the oracle %s has a planted fault that it catches",
  (name) => {
    expect(plantsIn(testsOf(name)).length).toBeGreaterThan(0);
  },
);

test("boundary: a plant that expects no fault is none", () => {
  expect(plantsIn('test("plant: nothing", () => {\n  expect(faults).toEqual([]);\n});')).toEqual([]);
});
