import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root, run } from "../lib/run.ts";
import { namingOf } from "./naming.ts";
import { unbegun } from "./unbegun.ts";
import { insert, writeVertical } from "./write-vertical.ts";

const packages = ["engine", "api-clients", "sandbox", "paths", "journeys", "web"] as const;

/** A package of the copy sees what is installed for it here, and the others of the copy. */
const link = (copy: string, name: string): void => {
  const [from, to] = [join(root, "packages", name, "node_modules"), join(copy, "packages", name, "node_modules")];
  mkdirSync(join(to, "@safar"), { recursive: true });
  for (const entry of readdirSync(from)) if (entry !== "@safar") symlinkSync(join(from, entry), join(to, entry));
  for (const other of packages) symlinkSync(join(copy, "packages", other), join(to, "@safar", other));
};

/** The repository's sources in a folder of their own, with the packages that are installed here. */
const copyOf = (): string => {
  const copy = mkdtempSync(join(tmpdir(), "new-vertical-"));
  for (const file of ["tsconfig.base.json", "package.json", "biome.json"]) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const name of packages) {
    const [from, to] = [join(root, "packages", name), join(copy, "packages", name)];
    cpSync(join(from, "src"), join(to, "src"), { recursive: true });
    cpSync(join(from, "package.json"), join(to, "package.json"));
    link(copy, name);
  }
  cpSync(join(root, "scripts/checks"), join(copy, "scripts/checks"), { recursive: true });
  return copy;
};

let copy = "";
beforeAll(() => {
  copy = copyOf();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const textOf = (file: string): string => readFileSync(join(copy, file), "utf8");

const refused = [
  ["Trains", /cannot be a vertical's name. Use small letters/],
  ["../trains", /cannot be a vertical's name/],
  ["", /cannot be a vertical's name/],
  ["ferries", /There is no vertical "ferries".*flights, hotels, buses, trains/],
  ["buses", /"buses" is taken/],
  ["airport-shuttle", /"airport-shuttle" has no home page of its own/],
] as const;

test.each(refused)("behavior: the name %o is refused, and it is said why", (name, why) => {
  expect(() => writeVertical(copy, name)).toThrow(why);
});

test("default: how a name of two words is written", () => {
  expect(namingOf("car-rental")).toEqual({ name: "car-rental", camel: "carRental", Pascal: "CarRental" });
});

// Once all are generated there is none left to be begun.
describe.each(unbegun.slice(0, 1))("%s, which nobody has begun", (name) => {
  const { camel } = namingOf(name);
  let written: ReturnType<typeof writeVertical> = { made: [], changed: [] };
  beforeAll(() => {
    written = writeVertical(copy, name);
  });

  test("default: every floor gets its part, and no name is left open", () => {
    const floors = packages.filter((floor) => floor !== "paths");
    for (const floor of floors) expect(written.made.some((file) => file.startsWith(`packages/${floor}/`))).toBe(true);
    for (const file of [...written.made, ...written.changed]) expect(textOf(file), file).not.toMatch(/__[A-Za-z]+__/);
    expect(written.made.filter((file) => file.startsWith("packages/web/src/routes/"))).toHaveLength(3);
    expect(textOf(`packages/web/src/features/${name}/catalogue/ar.po`)).not.toContain('msgstr ""\n\n');
  });

  test("default: it is known to whatever lists what is sold, each once", () => {
    const known = [
      ["packages/engine/src/exports/index.ts", `"./${name}.ts"`],
      ["packages/engine/src/exports/testing.ts", `${camel}Model }`],
      ["packages/api-clients/src/exports/wire.ts", `{ ${camel}Endpoints }`],
      ["packages/sandbox/src/services/verticals.ts", `services: [${camel}Service], ticket: ${camel}Ticket`],
      ["packages/sandbox/src/services/content/enabled.data.ts", `, "${name}"`],
      ["packages/web/src/verticals/registry.ts", `${name}.booking.tsx`],
      ["packages/web/src/verticals/pages-ahead.ts", `paths.${camel}Offer(`],
      ["packages/web/src/server/registry/verticals.ts", `: ${camel}OnServer`],
      ["packages/journeys/src/flows/registry.ts", `...${camel}Flows`],
      ["packages/journeys/src/simulation/verticals.ts", `/${name}.ts"`],
    ] as const;
    for (const [file, word] of known) expect(textOf(file).split(word), file).toHaveLength(2);
  });

  test("default: what was written compiles, and its tests pass", { timeout: 240_000 }, async () => {
    const sources = written.made.filter((file) => /^packages\/(?:engine|api-clients|sandbox)\/.*\.ts$/.test(file));
    const config = {
      extends: "./tsconfig.base.json",
      compilerOptions: {
        lib: ["ES2024", "ESNext.Temporal", "DOM", "DOM.Iterable"],
        types: ["node"],
        typeRoots: ["./packages/sandbox/node_modules/@types"],
      },
      include: sources,
    };
    writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(config));
    const { code, output } = await run("tsc", [], { cwd: copy, quiet: true });
    expect(output).toBe("");
    expect(code).toBe(0);
    for (const [floor, room] of [
      ["engine", "verticals"],
      ["sandbox", "services"],
    ] as const) {
      const tested = await run("vitest", ["run", "--root", `packages/${floor}`, `src/${room}/${name}`], {
        cwd: copy,
        quiet: true,
      });
      expect(tested.output).toMatch(/Tests .*\d passed/);
      expect(tested.code).toBe(0);
    }
  });

  test("behavior: begun once, it is taken; all the others go beside it, however lists are written by then", async () => {
    expect(() => writeVertical(copy, name)).toThrow(`"${name}" is taken`);
    let { changed } = written;
    for (const other of unbegun.slice(1)) {
      const format = ["check", "--write", "--vcs-enabled=false", ...changed];
      expect((await run("biome", format, { cwd: copy, quiet: true })).code).toBe(0);
      const next = writeVertical(copy, other);
      expect(next.made).toContain(`packages/engine/src/verticals/${other}/${other}.machine.ts`);
      changed = next.changed;
    }
    expect(textOf("packages/journeys/src/flows/words.ts").split('"offer.accept"')).toHaveLength(2);
  });

  test("behavior: a file that is not as it was expected is named, with what to do", () => {
    const file = "packages/web/src/verticals/calendar-of.ts";
    expect(() => insert(copy, { file, before: "what nobody wrote", text: "" })).toThrow(
      `${file} has changed: "what nobody wrote" is to stand there once. Set scripts/new-vertical/insertions.ts right.`,
    );
  });
});
