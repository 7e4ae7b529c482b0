import type { Part } from "../lib/report.ts";
import { type RunResult, run } from "../lib/run.ts";

/** A command that passes or fails as a whole. */
export const commandPart = (
  name: string,
  command: readonly [string, ...string[]] | (() => Promise<RunResult>),
): Part => ({
  name,
  run: async () => {
    const { code, output } =
      typeof command === "function" ? await command() : await run(command[0], command.slice(1), { quiet: true });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  },
});
