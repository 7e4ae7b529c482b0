/**
 * `npm run bench`: what a page, the server and the clients cost, each against a yardstick measured in the same rounds.
 * `--json` prints the report as JSON, `--only load,ssr` runs these alone, `--rounds 5` overrides how often.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { buildPages } from "./bench/build-pages.ts";
import { decodeBench } from "./bench/decode.bench.ts";
import { filterBench } from "./bench/flights/filter.bench.ts";
import { listBench } from "./bench/flights/list.bench.ts";
import { memoryBench } from "./bench/flights/memory.bench.ts";
import { resultsBench } from "./bench/flights/results.bench.ts";
import { mapBench } from "./bench/hotels/map.bench.ts";
import { loadBench } from "./bench/load.bench.ts";
import { type Report, runBenchmark } from "./bench/measure.ts";
import { hallBench } from "./bench/movies/hall.bench.ts";
import { pagesBench } from "./bench/pages.bench.ts";
import { placesBench } from "./bench/places.bench.ts";
import { tableOf } from "./bench/print.ts";
import { shiftBench } from "./bench/shift.bench.ts";
import { soakBench } from "./bench/soak.bench.ts";
import { ssrBench } from "./bench/ssr.bench.ts";
import { tokenBench } from "./bench/token.bench.ts";

const ofPages = [loadBench, resultsBench, shiftBench, listBench, memoryBench, ssrBench, pagesBench, soakBench];
const benchmarks = [...ofPages, mapBench, hallBench, filterBench, tokenBench, decodeBench, placesBench];

const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, only: { type: "string" }, rounds: { type: "string" } },
});
// A soak is for itself: it is long, and nothing is set beside it.
const names = values.only?.split(",") ?? benchmarks.flatMap((one) => (one === soakBench ? [] : [one.name]));
const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (unknown.length > 0 || (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))) {
  const known = benchmarks.map(({ name }) => name).join(", ");
  console.error(`--only takes some of ${known}; --rounds a number from 1. Got ${JSON.stringify(values)}.`);
  process.exit(2);
}

const chosen = benchmarks.filter(({ name }) => names.includes(name));
if (chosen.some((benchmark) => ofPages.includes(benchmark))) await buildPages();

const reports: Report[] = [];
for (const benchmark of chosen) {
  const report = await runBenchmark(benchmark, rounds ?? benchmark.rounds, (progress) => console.error(progress));
  reports.push(report);
  if (!values.json) console.log(tableOf(report));
}
if (values.json) {
  const machine = { node: process.version, platform: process.platform, cores: availableParallelism() };
  console.log(JSON.stringify({ machine, reports }, null, 2));
}
