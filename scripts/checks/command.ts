import type { Part } from "../lib/report.ts";
import { run } from "../lib/run.ts";

/** A command that passes or fails as a whole. */
export const commandPart = (name: string, [command, ...args]: readonly [string, ...string[]]): Part => ({
  name,
  run: async () => {
    const { code, output } = await run(command, args, { quiet: true });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  },
});
