import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, run } from "../lib/run.ts";

let folder: string;
beforeAll(() => {
  mkdirSync(`${root}.var`, { recursive: true });
  folder = mkdtempSync(`${root}.var/planted-`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Cruises a little tree of files by the project's own rules; gives the names of the rules it breaks. */
const brokenBy = async (files: Record<string, string>): Promise<string[]> => {
  const tree = mkdtempSync(join(folder, "tree-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const floors = new Set(Object.keys(files).map((path) => path.slice(0, path.indexOf("/"))));
  const { output } = await run(
    "depcruise",
    ["--config", `${root}.dependency-cruiser.cjs`, "--output-type", "json", ...floors],
    {
      cwd: tree,
      quiet: true,
    },
  );
  const report: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(output);
  return [...new Set(report.summary.violations.map((violation) => violation.rule.name))];
};

const target = "export const thing = 1;\n";
const importing = (path: string) => `import { thing } from "${path}";\nexport const other = thing;\n`;

test.each([
  ["the engine importing the web", "packages/engine/src/a.ts", "packages/web/src/b.ts", "engine-imports"],
  ["the engine importing the clients", "packages/engine/src/a.ts", "packages/api-clients/src/b.ts", "engine-imports"],
  ["the design system importing the engine", "packages/ui/src/a.ts", "packages/engine/src/b.ts", "ui-imports"],
  ["the web importing the sandbox", "packages/web/src/a.ts", "packages/sandbox/src/b.ts", "web-imports"],
  ["the sandbox importing the engine", "packages/sandbox/src/a.ts", "packages/engine/src/b.ts", "sandbox-imports"],
  [
    "the sandbox reaching past the wire",
    "packages/sandbox/src/a.ts",
    "packages/api-clients/src/http/client.ts",
    "sandbox-wire-only",
  ],
  [
    "a screen importing the server",
    "packages/web/src/features/a.ts",
    "packages/web/src/server/b.ts",
    "browser-without-clients",
  ],
  [
    "a screen importing the path generator",
    "packages/web/src/features/a.ts",
    "packages/paths/src/b.ts",
    "paths-in-workshop-only",
  ],
  [
    "a package importing the journeys",
    "packages/engine/src/a.ts",
    "packages/journeys/src/b.ts",
    "nothing-imports-journeys",
  ],
  [
    "the web reaching past the engine's doors",
    "packages/web/src/a.ts",
    "packages/engine/src/kernel/b.ts",
    "engine-through-its-doors",
  ],
  [
    "the web going through one room's door",
    "packages/web/src/a.ts",
    "packages/engine/src/exports/flights.ts",
    "engine-through-its-doors",
  ],
  ["a room going out by a door", "packages/engine/src/a.ts", "packages/engine/src/exports/index.ts", "doors-lead-out"],
  [
    "an example reaching past what is published",
    "examples/terminal/src/a.ts",
    "packages/engine/src/kernel/b.ts",
    "examples-through-exports",
  ],
])("behavior: %s is caught", async (_, from, to, rule) => {
  const path = `${"../".repeat(from.split("/").length - 1)}${to}`;
  expect(await brokenBy({ [from]: importing(path), [to]: target })).toContain(rule);
});

test("default: what the rules allow passes", async () => {
  const files = {
    "packages/engine/src/exports/index.ts": target,
    "packages/api-clients/src/a.ts": importing("../../engine/src/exports/index.ts"),
  };
  expect(await brokenBy(files)).toEqual([]);
});
