/**
 * `npm test`: every check in order, the time of each, and `N passed, N failed` last. `--full` adds the long runs, `--only=types,lint` runs
 * these parts alone.
 */
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { askedChecks } from "./checks/asked-checks.ts";
import { commandPart } from "./checks/command.ts";
import { frontEndPart } from "./checks/front-end.ts";
import { linesPart } from "./checks/lines.ts";
import { packagesPart } from "./checks/packages.ts";
import { snippetsPart } from "./checks/snippets.ts";
import { sourcesPart } from "./checks/sources.ts";
import { vitestPart } from "./checks/vitest.ts";
import { wordsPart } from "./checks/words.ts";
import { findChromium } from "./lib/chromium.ts";
import { runParts } from "./lib/report.ts";
import { root } from "./lib/run.ts";

const cores = availableParallelism();

/** Each of a round keeps about one core busy; what keeps all of them busy is a round of its own. */
const rounds = [
  [
    // Checkers of one package each work out for themselves what they share: a package a core takes half of the work.
    commandPart("types", ["tsc", "-b", "--builders", String(cores), "--checkers", "1"]),
    commandPart("directions", ["depcruise", "--config", ".dependency-cruiser.cjs", "packages", "scripts", "examples"]),
    commandPart("circles of rooms", ["depcruise", "--config", ".dependency-cruiser.rooms.cjs", "packages"]),
  ],
  [commandPart("lint", ["oxlint", "--type-aware", "--deny-warnings"])],
  [
    commandPart("format", ["biome", "ci", "--reporter=summary", "."]),
    commandPart("dead code", ["knip"]),
    commandPart("docs", ["node", "scripts/docs.ts", "--check"]),
    sourcesPart,
    snippetsPart,
    linesPart,
    wordsPart,
  ],
  // Left alone, the runner keeps one core free: on two cores that is half of them.
  [vitestPart("tests", "vitest.config.ts", cores)],
  [packagesPart],
  [frontEndPart],
  [vitestPart("journeys", "packages/journeys/vitest.config.ts")],
];

const asked = askedChecks(process.argv.slice(2), rounds);
if (typeof asked === "string") {
  console.error(asked);
  process.exit(2);
}
process.env.CHROMIUM_PATH = await findChromium();
if (asked.isFull) process.env.SAFAR_FULL = "true";
rmSync(`${root}.var/check`, { recursive: true, force: true });
process.exitCode = await runParts(asked.rounds);
