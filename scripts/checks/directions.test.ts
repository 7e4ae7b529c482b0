import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { root, run } from "../lib/run.ts";
import { allowed, circles, forbidden } from "./planted-imports.ts";

type Violation = { readonly from: string; readonly rule: { readonly name: string } };

const target = "export const thing = 1;\n";
const importing = (from: string, to: string) =>
  `import { thing } from "${"../".repeat(from.split("/").length - 1)}${to}";\nexport const other = thing;\n`;

/** Who breaks which rules in a little tree with all of them planted, cruised once by the project's own rules. */
let broken: ReadonlyMap<string, readonly string[]>;
/** The rooms that stand in a circle there. */
let inCircles: ReadonlySet<string>;

const cruise = async (tree: string, config: string, ...folders: string[]): Promise<readonly Violation[]> => {
  const args = ["--config", `${root}${config}`, "--output-type", "json", ...folders];
  const { output } = await run("depcruise", args, { cwd: tree, quiet: true });
  const { summary }: { summary: { violations: readonly Violation[] } } = JSON.parse(output);
  return summary.violations;
};

/** Makes a little tree of files that import one another, does something with it, and removes it. */
const planted = async <Found>(
  pairs: readonly (readonly [from: string, to: string])[],
  look: (tree: string) => Promise<Found>,
): Promise<Found> => {
  mkdirSync(`${root}.var`, { recursive: true });
  const tree = mkdtempSync(`${root}.var/planted-`);
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  for (const [, to] of pairs) plant(to, target);
  for (const [from, to] of pairs) plant(from, importing(from, to));
  return look(tree).finally(() => rmSync(tree, { recursive: true, force: true }));
};

beforeAll(async () => {
  const pairs = [...forbidden.map(([, from, to]) => [from, to] as const), ...allowed];
  const violations = await planted(pairs, (tree) => cruise(tree, ".dependency-cruiser.cjs", "packages", "examples"));
  const byFile = Map.groupBy(violations, ({ from }) => from);
  broken = new Map([...byFile].map(([from, found]) => [from, found.map(({ rule }) => rule.name)]));
  const rounds = circles.flatMap(([, one, other]) => [
    [`${one}/a.ts`, `${other}/b.ts`] as const,
    [`${other}/c.ts`, `${one}/d.ts`] as const,
  ]);
  const found = await planted([...rounds, ...allowed], (tree) =>
    cruise(tree, ".dependency-cruiser.rooms.cjs", "packages"),
  );
  inCircles = new Set(found.map(({ from }) => from));
  // Two trees are read through: on a machine that does much else it takes its time.
}, 120_000);

test.each(forbidden)("behavior: %s is caught", (_, from, _to, rule) => {
  expect(broken.get(from)).toContain(rule);
});

test.each(circles)("behavior: a circle of rooms %s is caught", (_, one, other) => {
  expect([inCircles.has(one), inCircles.has(other)]).toEqual([true, true]);
});

test("default: what the rules allow passes", () => {
  const files = allowed.flat();
  expect(files.filter((file) => broken.has(file) || inCircles.has(dirname(file)))).toEqual([]);
});
