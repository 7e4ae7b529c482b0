import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root, run } from "../lib/run.ts";
import { namingOf } from "./naming.ts";
import { writeVertical } from "./write-vertical.ts";

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
  for (const file of ["tsconfig.base.json", "package.json"]) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const name of packages) {
    const [from, to] = [join(root, "packages", name), join(copy, "packages", name)];
    cpSync(join(from, "src"), join(to, "src"), { recursive: true });
    cpSync(join(from, "package.json"), join(to, "package.json"));
    link(copy, name);
  }
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
] as const;

test.each(refused)("behavior: the name %o is refused, and it is said why", (name, why) => {
  expect(() => writeVertical(copy, name)).toThrow(why);
});

test("default: how a name of two words is written", () => {
  expect(namingOf("car-rental")).toEqual({ name: "car-rental", camel: "carRental", Pascal: "CarRental" });
});

describe("a vertical that nobody has begun", () => {
  let written: ReturnType<typeof writeVertical> = { made: [], changed: [] };
  beforeAll(() => {
    written = writeVertical(copy, "trains");
  });

  test("default: every floor gets its part, and no name is left open", () => {
    const floors = packages.filter((name) => name !== "paths");
    for (const floor of floors) expect(written.made.some((file) => file.startsWith(`packages/${floor}/`))).toBe(true);
    for (const file of [...written.made, ...written.changed]) expect(textOf(file)).not.toMatch(/__\w+__/);
    expect(written.made).toContain("packages/web/src/routes/train-tickets-booking-online.tsx");
    for (const locale of ["en", "ar"])
      expect(existsSync(join(copy, `packages/web/src/features/trains/catalogue/${locale}.po`))).toBe(true);
  });

  test("default: it is known to the exports, the sandbox and the flows, each once", () => {
    const known = [
      ["packages/engine/src/exports/index.ts", '"./trains.ts"'],
      ["packages/engine/src/exports/trains.ts", "trainsMachine"],
      ["packages/engine/src/exports/testing.ts", "trainsModel"],
      ["packages/api-clients/src/exports/wire.ts", "trainsEndpoints"],
      ["packages/sandbox/src/services/verticals.ts", "services: [trainsService]"],
      ["packages/journeys/src/flows/registry.ts", "...trainsFlows"],
      ["packages/journeys/src/flows/words.ts", '"trains": text('],
    ] as const;
    for (const [file, word] of known) expect(textOf(file).split(word)).toHaveLength(2);
  });

  test("behavior: it is sold nowhere until somebody says so", () => {
    const settings = "packages/sandbox/src/services/content/enabled.data.ts";
    expect(textOf(settings)).toBe(readFileSync(join(root, settings), "utf8"));
    expect(textOf("packages/web/src/features/trains/load-home.ts")).toContain('requireVertical("trains"');
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
    const tested = await run("vitest", ["run", "--root", "packages/engine", "src/verticals/trains"], {
      cwd: copy,
      quiet: true,
    });
    expect(tested.output).toMatch(/Tests .*4 passed/);
  });

  test("behavior: begun once, it is taken; another goes beside it", () => {
    expect(() => writeVertical(copy, "trains")).toThrow(/"trains" is taken/);
    expect(writeVertical(copy, "car-rental").made).toContain(
      "packages/engine/src/verticals/car-rental/car-rental.machine.ts",
    );
    expect(textOf("packages/journeys/src/flows/words.ts").split('"offer.accept"')).toHaveLength(2);
  });
});
