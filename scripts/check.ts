/** `npm test`: every check in order, the time of each, and `N passed, N failed` last. `--full` adds the long runs. */
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
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

const full = process.argv.includes("--full");
const only = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");

process.env.CHROMIUM_PATH = await findChromium();
if (full) process.env.SAFAR_FULL = "true";
rmSync(`${root}.var/check`, { recursive: true, force: true });

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

process.exitCode = await runParts(
  rounds.map((round) => round.filter(({ name }) => only === undefined || only.includes(name))),
);
