import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { allHappenings, faultKinds } from "../simulation/fault-kinds.ts";
import { invariants } from "../simulation/watch/invariants.ts";
import type { Cover } from "./fault.types.ts";
import { faultTable } from "./fault-table.ts";
import { promiseTable } from "./promise-table.ts";

const packages = fileURLToPath(new URL("../../../", import.meta.url));
const counters = new Set<string>([...faultKinds.map(([name]) => name), ...allHappenings]);
const watched = new Set<string>(Object.keys(invariants));

/** Titles of tests are written in quotation marks of one kind or another. */
const isTest = (file: string, name: string): boolean => {
  if (!existsSync(packages + file)) return false;
  const source = readFileSync(packages + file, "utf8");
  return ['"', "`"].some((mark) => source.includes(mark + name + mark));
};

const missingOf = (covers: readonly Cover[], names: ReadonlySet<string>): readonly string[] =>
  covers.flatMap((cover) => {
    if (cover.by === "simulation") return names.has(cover.name) ? [] : [`simulation: ${cover.name}`];
    return isTest(cover.file, cover.name) ? [] : [`${cover.file}: ${cover.name}`];
  });

test("default: eighty faults, each once", () => {
  expect(faultTable.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, index) => index + 1));
});

describe.each(faultTable.map((row) => [row.number, row.fault, row] as const))("%i: %s", (_, __, row) => {
  test("default: what covers it is there", () => {
    expect(missingOf(row.coveredBy, counters)).toEqual([]);
  });

  test("default: it is covered, or it is said why not", () => {
    expect(row.coveredBy.length > 0 || row.gap !== undefined).toBe(true);
    // Only what a browser alone can show may be left to a reason.
    if (row.coveredBy.length === 0) expect(row.layers).toEqual(["browser"]);
  });
});

test("default: each promise is watched or tried, and every watch is a promise's", () => {
  for (const { id, keptBy } of promiseTable) expect([id, missingOf(keptBy, watched)]).toEqual([id, []]);
  expect(promiseTable.map(({ id }) => id)).toEqual(Array.from({ length: 28 }, (_, index) => `I${index + 1}`));
  const named = new Set(promiseTable.flatMap(({ keptBy }) => keptBy.map(({ name }) => name)));
  expect([...watched].filter((name) => !named.has(name))).toEqual([]);
});
