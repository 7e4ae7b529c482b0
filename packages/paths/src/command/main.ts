#!/usr/bin/env node
/** `safar-paths --flows ./my-flows.ts <command>`: the module exports `flows`, a list of what `defineFlow` gives. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Flow } from "../explore/flow.ts";
import { runCommand } from "./run-command.ts";

const isFlows = (value: unknown): value is readonly Flow[] =>
  Array.isArray(value) &&
  value.every((flow: unknown) => typeof flow === "object" && flow !== null && "id" in flow && "graph" in flow);

const readFlows = async (module: string | undefined): Promise<readonly Flow[]> => {
  if (module === undefined)
    throw new Error("Name the module that exports flows: --flows ./my-flows.ts, or PATHS_FLOWS.");
  const loaded: Readonly<Record<string, unknown>> = await import(pathToFileURL(resolve(module)).href);
  if (!isFlows(loaded.flows)) throw new Error(`${module} must export flows, a list of what defineFlow gives.`);
  return loaded.flows;
};

/** Whoever reads only the beginning, as `head` does, has what they wanted. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

/** Node before 22.18 reads no TypeScript, and says so by the ending of the file's name. */
const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.code === "ERR_UNKNOWN_FILE_EXTENSION"
    ? `Node ${process.versions.node} cannot read TypeScript (${module}). Name a module in JavaScript, or use Node 22.18 or newer.`
    : error.message;
};

const argv = process.argv.slice(2);
const at = argv.indexOf("--flows");
const module = at < 0 ? process.env.PATHS_FLOWS : argv[at + 1];
try {
  const flows = await readFlows(module);
  process.exitCode = runCommand(at < 0 ? argv : argv.toSpliced(at, 2), {
    flows,
    ...(module === undefined ? {} : { registry: module }),
  });
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exitCode = 2;
}
