import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { root, run } from "../lib/run.ts";

type Violation = { readonly from: string; readonly rule: { readonly name: string } };

const target = "export const thing = 1;\n";
const importing = (from: string, to: string) =>
  `import { thing } from "${"../".repeat(from.split("/").length - 1)}${to}";\nexport const other = thing;\n`;

/** What is forbidden, who does it to whom, and the rule that says so. */
const forbidden = [
  ["the engine importing the web", "packages/engine/src/from-1.ts", "packages/web/src/b.ts", "engine-imports"],
  [
    "the engine importing the clients",
    "packages/engine/src/from-2.ts",
    "packages/api-clients/src/b.ts",
    "engine-imports",
  ],
  ["the design system importing the engine", "packages/ui/src/from-3.ts", "packages/engine/src/b.ts", "ui-imports"],
  ["the web importing the sandbox", "packages/web/src/from-4.ts", "packages/sandbox/src/b.ts", "web-imports"],
  ["the sandbox importing the engine", "packages/sandbox/src/from-5.ts", "packages/engine/src/b.ts", "sandbox-imports"],
  [
    "the sandbox reaching past the wire",
    "packages/sandbox/src/from-6.ts",
    "packages/api-clients/src/http/client.ts",
    "sandbox-wire-only",
  ],
  [
    "a screen importing the server",
    "packages/web/src/features/from-7.ts",
    "packages/web/src/server/b.ts",
    "browser-without-clients",
  ],
  [
    "a screen importing the path generator",
    "packages/web/src/features/from-8.ts",
    "packages/paths/src/b.ts",
    "paths-in-workshop-only",
  ],
  [
    "a package importing the journeys",
    "packages/engine/src/from-9.ts",
    "packages/journeys/src/b.ts",
    "nothing-imports-journeys",
  ],
  [
    "the web reaching past the engine's doors",
    "packages/web/src/from-10.ts",
    "packages/engine/src/kernel/b.ts",
    "engine-through-its-doors",
  ],
  [
    "the web going through one room's door",
    "packages/web/src/from-11.ts",
    "packages/engine/src/exports/flights.ts",
    "engine-through-its-doors",
  ],
  [
    "a room going out by a door",
    "packages/engine/src/from-12.ts",
    "packages/engine/src/exports/index.ts",
    "doors-lead-out",
  ],
  [
    "an example reaching past what is published",
    "examples/terminal/src/from-13.ts",
    "packages/engine/src/kernel/b.ts",
    "examples-through-exports",
  ],
] as const;

const allowed = {
  from: "packages/api-clients/src/allowed.ts",
  to: "packages/engine/src/exports/index.ts",
};

/** Who breaks which rules in a little tree with all of them planted, cruised once by the project's own rules. */
let broken: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  mkdirSync(`${root}.var`, { recursive: true });
  const tree = mkdtempSync(`${root}.var/planted-`);
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  const pairs = [...forbidden.map(([, from, to]) => ({ from, to })), allowed];
  for (const { to } of pairs) plant(to, target);
  for (const { from, to } of pairs) plant(from, importing(from, to));
  const { output } = await run(
    "depcruise",
    ["--config", `${root}.dependency-cruiser.cjs`, "--output-type", "json", "packages", "examples"],
    { cwd: tree, quiet: true },
  ).finally(() => rmSync(tree, { recursive: true, force: true }));
  const { summary }: { summary: { violations: readonly Violation[] } } = JSON.parse(output);
  const byFile = Map.groupBy(summary.violations, ({ from }) => from);
  broken = new Map([...byFile].map(([from, violations]) => [from, violations.map(({ rule }) => rule.name)]));
});

test.each(forbidden)("behavior: %s is caught", (_, from, _to, rule) => {
  expect(broken.get(from)).toContain(rule);
});

test("default: what the rules allow passes", () => {
  expect([broken.get(allowed.from), broken.get(allowed.to)]).toEqual([undefined, undefined]);
});
