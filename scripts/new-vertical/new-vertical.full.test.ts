import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, run } from "../lib/run.ts";
import { unbegun } from "./unbegun.ts";

/** The repository as it stands here, with what is not committed yet. */
const copySources = async (copy: string): Promise<void> => {
  const { output } = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { quiet: true });
  for (const file of output.split("\n").filter((path) => path !== "" && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
};

/** As from a terminal: whoever believes to be run by a test does other things, and lingui would write the words of this repository. */
const fromATerminal = (command: string, args: readonly string[], cwd: string) => {
  const ofTests = Object.keys(process.env).filter((name) => /^(?:NODE_ENV|LINGUI_CONFIG|VITEST.*|JEST.*)$/.test(name));
  return run("env", [...ofTests.flatMap((name) => ["-u", name]), command, ...args], { cwd, quiet: true });
};

let copy = "";
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "new-vertical-whole-"));
  await copySources(copy);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// Once all are generated there is none left to be begun.
test.each(unbegun.slice(0, 1))(
  "default: %s, as it was generated, is built and booked in a browser in both languages",
  { timeout: 900_000 },
  async (name) => {
    const journey = `src/journeys/${name}-booking.test.ts`;
    const steps = [
      ["npm", ["run", "-s", "new-vertical", "--", name], ""],
      ["node_modules/.bin/vite", ["build"], "packages/web"],
      ["node_modules/.bin/vitest", ["run", journey], "packages/journeys"],
      ["node_modules/.bin/tsc", ["-b"], ""],
    ] as const;
    for (const [command, args, folder] of steps) {
      const { code, output } = await fromATerminal(command, args, join(copy, folder));
      expect(code, `${command} ${args.join(" ")}\n${output}`).toBe(0);
    }
  },
);
