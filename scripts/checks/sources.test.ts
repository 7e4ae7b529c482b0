import { describe, expect, test } from "vitest";
import { findings } from "./sources.ts";

describe("findings", () => {
  test.each([
    ["a physical margin", "packages/ui/src/a.css.ts", 'const a = { marginLeft: "1rem" };'],
    ["a physical inset", "packages/web/src/a.css.ts", "  left: 0,"],
    ["text aligned to a side", "packages/ui/src/a.css.ts", '  textAlign: "right",'],
    ["the wall clock in the engine", "packages/engine/src/a.ts", "const now = new Date();"],
    ["the device's clock on a screen", "packages/web/src/features/a.tsx", "const [now] = useState(Date.now);"],
    ["a clock of twelve hours", "packages/web/src/features/a.tsx", 'const hour = { hour: "numeric", hour12: true };'],
    ["an hour cut out of a time", "packages/web/src/features/a.tsx", "<bdi>{departs.local.slice(11, 16)}</bdi>"],
    ["chance in the sandbox", "packages/sandbox/src/core/a.ts", "const dice = Math.random();"],
    ["a skipped test", "packages/engine/src/a.test.ts", ["test", 'skip("later", () => {});'].join(".")],
    ["a blind wait", "packages/journeys/src/a.test.ts", "await page.waitForTimeout(3000);"],
    ["a short patience", "packages/journeys/src/a.test.ts", "await expect.poll(seen, { timeout: 20_000 }).toBe(1);"],
    ["a path of one machine", "packages/journeys/src/a.ts", ["const folder = `", "tmp", "shots`;"].join("/")],
    ["a state's name on a screen", "packages/web/src/features/a.tsx", 'if (snapshot.matches("paying")) return null;'],
  ])("behavior: finds %s and says where", (_, path, line) => {
    expect(findings(path, `\n${line}\n`)).toEqual([expect.stringContaining(`${path}:2: `)]);
  });

  test.each([
    ["a logical margin", "packages/ui/src/a.css.ts", 'const a = { marginInlineStart: "1rem" };'],
    ["an instant that was given", "packages/engine/src/a.ts", "const day = new Date(now);"],
    ["the wall clock on the server", "packages/web/src/server/a.ts", "const now = Date.now();"],
    ["the device's clock in its own port", "packages/web/src/engine/device/device-clock.ts", "now: () => Date.now(),"],
    ["an hour on the one clock", "packages/web/src/features/a.tsx", "<bdi>{clockOf(departs.local)}</bdi>"],
    ["the patience of a hang", "packages/journeys/src/a.test.ts", "await expect.poll(seen, { timeout: 120_000 });"],
    ["a word that holds another", "packages/ui/src/a.css.ts", 'const bright: Colour = "copyright";'],
  ])("default: lets %s be", (_, path, line) => {
    expect(findings(path, line)).toEqual([]);
  });
});
