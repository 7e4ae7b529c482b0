import { readFile } from "node:fs/promises";
import type { Part } from "../lib/report.ts";
import { root, run } from "../lib/run.ts";
import { ownerOf } from "./lines.ts";

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  /** Its files, with the milliseconds at which each began and ended. */
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
};

/** Of the time that a run took, the part that the files of each vertical had of it. */
const timeByVertical = (files: Report["testResults"], tookMs: number): string => {
  const byOwner = new Map<string, number>();
  let all = 0;
  for (const { name, startTime, endTime } of files) {
    const owner = ownerOf(name);
    all += endTime - startTime;
    if (owner !== null) byOwner.set(owner, (byOwner.get(owner) ?? 0) + endTime - startTime);
  }
  const seconds = ([owner, ms]: [string, number]) =>
    `${owner} ${((tookMs * ms) / Math.max(1, all) / 1000).toFixed(0)} s`;
  return `of it: ${[...byOwner].map(seconds).join(", ")}`;
};

/**
 * A Vitest run, counted test by test. A file that could not be loaded counts as one failure.
 * @param workers how many files go side by side; without it, as many as the configuration says
 */
export const vitestPart = (name: string, config: string, workers?: number): Part => ({
  name,
  run: async () => {
    const startedAt = performance.now();
    const file = `${root}.var/check/${name}.json`;
    const { code, output } = await run(
      "vitest",
      [
        "run",
        `--config=${config}`,
        ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ],
      // Many workers begin with the same modules: compiled once.
      { quiet: true, env: { NO_COLOR: "1", NODE_COMPILE_CACHE: `${root}.var/compile-cache` } },
    );
    const report = await readFile(file, "utf8").then(
      (text) => JSON.parse(text) as Report,
      () => null,
    );
    const tookMs = performance.now() - startedAt;
    if (!report) return { passed: 0, failed: 1, output };
    const failed = report.numFailedTests || (code === 0 ? 0 : Math.max(1, report.numFailedTestSuites));
    return { passed: report.numPassedTests, failed, output, note: timeByVertical(report.testResults, tookMs) };
  },
});
