import { expect, test } from "vitest";
import { flows } from "../fixtures/flows.ts";
import { runCommand } from "./run-command.ts";

const run = (line: string, files: Record<string, string> = {}) => {
  let out = "";
  let err = "";
  const code = runCommand(line.split(" ").filter(Boolean), {
    flows,
    write: (text) => (out += text),
    fail: (text) => (err += text),
    readFile: (path) => {
      const text = files[path];
      if (text === undefined) throw new Error("no such file");
      return text;
    },
    writeFile: (path, text) => (files[path] = text),
  });
  return { code, out, err, files };
};

test("default: exports a suite, lists flows and measures coverage", () => {
  const suite = JSON.parse(run("export traffic-light --cover transitions").out);
  expect(suite).toMatchObject({
    format: "paths-suite/1",
    machine: "trafficLight",
    criterion: "transitions",
    covered: 11,
    seed: 1,
  });
  expect(run("list").out).toContain("purchase       purchase");
  const [figures] = JSON.parse(run("coverage purchase --cover transitions --json").out);
  expect(figures).toMatchObject({
    flow: "purchase",
    criterion: "transitions",
    covered: 87,
    targets: 87,
    bound: { paths: 15 },
    fast: { paths: 15, ms: expect.any(Number), cpuMs: expect.any(Number) },
  });
  expect(figures.fast.percent).toBeLessThanOrEqual(4);
  expect(JSON.parse(run("export purchase --cover transitions --fast").out)).toMatchObject({ covered: 87 });
  expect(run("coverage traffic-light").out).toContain("configurations  87/87");
});

test("behavior: writes to a file, starts from the last suite, and compares two", () => {
  const { files } = run("export purchase --cover transitions --out a.json");
  const { code, out } = run("export purchase --cover transitions --baseline a.json --out b.json", files);
  expect([code, out]).toEqual([0, expect.stringMatching(/^b\.json: 15 paths, \d+ steps, 87 of 87 targets\.\n$/)]);
  expect(run("diff a.json b.json", files).out).toMatch(/^15 paths kept, 0 removed, 0 added/);
  expect(JSON.parse(run("diff a.json b.json --json", files).out)).toMatchObject({
    kept: 15,
    added: [],
    isSameMachine: true,
  });
});

test("behavior: what people read has paths that a person can walk, and still covers everything", () => {
  const longest = (line: string) => {
    const { out } = run(line);
    return Math.max(...out.split("\n").map((row) => Number(/^(\d+)\. /.exec(row)?.[1] ?? 0)));
  };
  expect(longest("export purchase --cover transitions --format markdown")).toBeLessThanOrEqual(20);
  expect(longest("export purchase --cover transitions --format markdown --max-steps 400")).toBeGreaterThan(20);
  expect(JSON.parse(run("export purchase --cover transitions").out).maxSteps).toBeNull();
});

test("behavior: writes a chart as data, with its guards by their names", () => {
  const chart = JSON.parse(run("chart purchase").out);
  expect(chart).toMatchObject({ id: "purchase", states: expect.any(Object) });
  expect(JSON.stringify(chart)).toMatch(/"guard":"\w+"/);
});

test("behavior: suites of two machines are not compared", () => {
  const { files } = run("export purchase --cover states --out a.json");
  run("export traffic-light --cover states --out b.json", files);
  const { code, err } = run("diff a.json b.json", files);
  expect([code, err]).toEqual([1, expect.stringContaining('of the machine "purchase" and b.json of "trafficLight"')]);
});

test("behavior: explains in one flow or in whichever knows the name", () => {
  expect(run("explain purchase supportNeeded").out).toContain("the shortest way to the state supportNeeded, 11 steps");
  expect(run("explain blinking").out).toMatch(/^traffic-light: the shortest way to the state blinking, 1 steps\n/);
  expect(JSON.parse(run("explain blinking --json").out)).toMatchObject({ flow: "traffic-light", isReachable: true });
  expect(run("explain purchase nowhere")).toMatchObject({ code: 2 });
});

test.each([
  ["", "Name a command"],
  ["walk", 'There is no command "walk". The commands are:'],
  ["export", "Name a flow. The flows are traffic-light, checkout, purchase."],
  ["export flights --cover pairs", 'There is no flow "flights". The flows are'],
  ["export purchase", "Name one criterion with --cover: states, transitions"],
  ["export purchase --cover all", "--cover all is not known. The choices are states,"],
  ["export purchase --cover switch=7", "4 is the limit"],
  ["export purchase --cover pairs --format xml", "--format xml is not known. The choices are json, markdown,"],
  ["export purchase --cover pairs --lang fr", "--lang fr is not known. The choices are en, ar."],
  ["export purchase --cover pairs --end soon", "--end soon is not known. The choices are any, terminal."],
  ["export purchase --cover pairs --max-steps many", "--max-steps many is not a whole number from 1 on."],
  ["export purchase --cover pairs --frobnicate", "The options are --cover, --max-steps"],
  ["export purchase --cover pairs --baseline gone.json", "gone.json cannot be read: no such file."],
  ["diff only.json", "only.json cannot be read"],
  ["diff bad.json bad.json", "bad.json is JSON, but no suite."],
])("behavior: `%s` ends with 2 and says what there is", (line, message) => {
  const { code, err } = run(line, { "bad.json": "{}" });
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test("behavior: what cannot be done ends with 1", () => {
  expect(run("export traffic-light --cover transitions --end terminal")).toMatchObject({ code: 1 });
  expect(run("export purchase --cover pairs --format vitest").err).toContain("defineFlow needs source");
});

test("behavior: writes a page for each flow, and says which are out of date", () => {
  const { code, files } = run("docs docs/flows");
  expect(code).toBe(0);
  expect(Object.keys(files).toSorted()).toEqual(
    ["README", ...flows.map(({ id }) => id)].map((name) => `docs/flows/${name}.md`).toSorted(),
  );
  const page = files["docs/flows/traffic-light.md"] ?? "";
  for (const part of ["```mermaid\nflowchart TD", "## States", "## Events", "## What else leads on", "## Paths"])
    expect(page).toContain(part);
  expect(run("docs docs/flows --check", { ...files }).code).toBe(0);
  const stale = run("docs docs/flows --check", { ...files, "docs/flows/purchase.md": page });
  expect(stale.code).toBe(1);
  expect(stale.err).toContain("Out of date: docs/flows/purchase.md.");
  expect(run("docs").err).toContain("Name the folder");
});
