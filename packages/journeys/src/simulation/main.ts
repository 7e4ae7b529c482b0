#!/usr/bin/env node
/** `npm run simulate -- --seeds N [--seed S] [--plant NAME] [--json]`: people book flights in a world that fails, N times over. */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { plants } from "./plants.ts";
import { openPool } from "./pool.ts";
import { coverageFromSeeds, isIncomplete, type SimulationReport, simulate } from "./simulate.ts";

const usage = `npm run simulate -- --seeds N [--seed S] [--plant NAME] [--threads T] [--json]
  --seeds N     how many seeds to run, from 1; 100 when absent
  --seed S      the first of them, from 0; 1 when absent
  --plant NAME  a planted bug that the run must find: ${plants.map(({ name }) => name).join(", ")}
  --threads T   how many seeds run at once; as many as there are processors when absent
  --json        the whole report as JSON`;

const countOf = (name: string, text: string, least: number): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < least)
    throw new Error(`--${name} is "${text}". Give a whole number from ${least}.\n\n${usage}`);
  return number;
};

const linesOf = ({ faults, missed, plant, seeds, violations, ...figures }: SimulationReport): readonly string[] => [
  ...violations.flatMap(({ detail, invariant, promise, replay, seed, trace }) => [
    `seed ${seed}: ${invariant}. ${promise}`,
    `  ${detail}`,
    ...trace.map((line) => `    ${line}`),
    `  ${replay}`,
    "",
  ]),
  `${seeds.count} seeds from ${seeds.from}${plant === null ? "" : ` with ${plant}`}, ${violations.length} violations`,
  `${figures.seedsPerSecond} seeds per second, ${figures.virtualDaysPerMinute} virtual days per minute, trace hash ${figures.traceHash}`,
  `${Object.keys(faults).length} kinds of faults, ${Object.keys(figures.states).length} states, ${Object.keys(figures.transitions).length} transitions`,
  ...Object.entries(missed).flatMap(([what, names]) => [
    ...(names.length === 0 ? [] : [`not met: ${names.length} ${what}`]),
    ...(seeds.count < coverageFromSeeds ? [] : names.map((name) => `  ${name}`)),
  ]),
];

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      seeds: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
      plant: { type: "string" },
      threads: { type: "string", default: String(availableParallelism()) },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const plant = plants.find(({ name }) => name === values.plant) ?? null;
  if (values.plant !== undefined && plant === null)
    throw new Error(`There is no planted bug "${values.plant}".\n\n${usage}`);
  const threads = countOf("threads", values.threads, 1);
  const pool = openPool(threads, plant);
  const report = await simulate({
    run: pool.run,
    // A few more than there are threads, so that none waits while another seed takes long.
    atOnce: threads * 3,
    from: countOf("seed", values.seed, 0),
    count: countOf("seeds", values.seeds, 1),
    plant,
    now: () => performance.now(),
    ...(plant === null ? {} : { mostViolations: 1 }),
  }).finally(pool.close);
  process.stdout.write(`${values.json ? JSON.stringify(report, null, 2) : linesOf(report).join("\n")}\n`);
  return report.violations.length > 0 || isIncomplete(report) ? 1 : 0;
};

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
