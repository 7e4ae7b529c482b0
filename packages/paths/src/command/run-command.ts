import { readFileSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { type CoverPart, cover } from "../cover/cover.ts";
import type { CriterionName } from "../cover/criteria/index.ts";
import { criterionNames } from "../cover/criteria/index.ts";
import { diff } from "../cover/diff.ts";
import type { Suite } from "../cover/suite.types.ts";
import { explain } from "../explore/explain.ts";
import type { Flow } from "../explore/flow.ts";
import { readableLength } from "../explore/readable-length.ts";
import { chartJson } from "../export/chart-json.ts";
import { type ExportFormat, exporters } from "../export/index.ts";
import { flowPage, flowsIndex } from "../export/page.exporter.ts";
import { type Arguments, readArguments, UsageError } from "./arguments.ts";
import { readSuite } from "./read-suite.ts";
import { table } from "./table.ts";

export type CommandContext = {
  readonly flows: readonly Flow[];
  /** The file that exports them as `flows`, for test files that import them from there. */
  readonly registry?: string;
  readonly write?: (text: string) => void;
  readonly fail?: (text: string) => void;
  readonly readFile?: (path: string) => string;
  readonly writeFile?: (path: string, text: string) => void;
};

type Doors = Required<Omit<CommandContext, "registry">> & Pick<CommandContext, "registry">;

const usage = `paths export <flow> --cover ${criterionNames.join("|")} [--max-steps N] [--tags a,b] [--end any|terminal]
      [--reset-cost N] [--seed N] [--effort N] [--fast] [--format ${Object.keys(exporters).join("|")}] [--lang en|ar]
      [--baseline last.json] [--out file]
paths list [--json]
paths explain [flow] <state, transition, event or invariant> [--lang en|ar] [--json]
paths diff <before.json> <after.json> [--json]
paths coverage [flow] [--cover a,b] [--json]
paths chart <flow> [--out file]
paths docs <folder> [--check]`;

const flowNamed = (flows: readonly Flow[], id: string | undefined): Flow => {
  const flow = flows.find((one) => one.id === id);
  if (flow !== undefined) return flow;
  const choices = flows.map((one) => one.id).join(", ") || "none";
  throw new UsageError(
    id === undefined ? `Name a flow. The flows are ${choices}.` : `There is no flow "${id}". The flows are ${choices}.`,
  );
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const read = (doors: Doors, path: string | undefined) => {
  if (path === undefined) throw new UsageError("Name two suites to compare: paths diff before.json after.json.");
  try {
    return readSuite(path, doors.readFile(path));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
};

/** A test file beside which the flows' module lies finds them there, and what the module names by its own place. */
const withSource = (flow: Flow, registry: string | undefined, out: string | undefined): Flow => {
  if (registry === undefined) return flow;
  const folder = dirname(resolve(out ?? "test.ts"));
  const wayTo = (file: string): string => {
    const way = relative(folder, file).replaceAll("\\", "/");
    return way.startsWith(".") ? way : `./${way}`;
  };
  const { pageDriver, source = { module: wayTo(resolve(registry)), name: "flows", id: flow.id } } = flow;
  if (pageDriver?.module.startsWith(".") !== true) return { ...flow, source };
  const module = wayTo(resolve(dirname(resolve(registry)), pageDriver.module));
  return { ...flow, source, pageDriver: { ...pageDriver, module } };
};

/** What people read and walk by hand: a path of a hundred steps is no help to them. */
const forPeople: ReadonlySet<ExportFormat> = new Set(["markdown", "csv", "gherkin"]);

const exportSuite = (
  { positionals, criteria, cover: options, format = "json", language, baseline, out }: Arguments,
  doors: Doors,
) => {
  const flow = flowNamed(doors.flows, positionals[0]);
  const [criterion, ...others] = criteria;
  if (criterion === undefined || others.length > 0)
    throw new UsageError(`Name one criterion with --cover: ${criterionNames.join(", ")}.`);
  const known = baseline === undefined ? {} : { baseline: read(doors, baseline) };
  // A page can be led only where it shows something.
  const graph = format === "playwright" && flow.pageGraph !== undefined ? flow.pageGraph() : flow.graph();
  const probes = format === "playwright" ? { probes: false } : {};
  const length = forPeople.has(format) ? { maxSteps: readableLength(graph) } : {};
  const suite = cover(graph, criterion, { ...length, ...options, ...probes, ...known });
  const text = exporters[format]({ suite, flow: withSource(flow, doors.registry, out), language });
  if (out === undefined) doors.write(text);
  else {
    doors.writeFile(out, text);
    doors.write(
      `${out}: ${suite.paths.length} paths, ${suite.steps} steps, ${suite.covered} of ${suite.targets} targets.\n`,
    );
  }
};

const list = ({ isJson }: Arguments, { flows, write }: Doors) => {
  const rows = flows.map((flow) => {
    const { machineId, nodes, edges, table: chart, hash } = flow.graph();
    return {
      flow: flow.id,
      machine: machineId,
      states: chart.states.length,
      transitions: chart.all.length,
      configurations: nodes.length,
      steps: edges.length,
      hash,
    };
  });
  write(isJson ? json(rows) : table(rows));
};

const explainTarget = ({ positionals, isJson }: Arguments, { flows, write }: Doors) => {
  const target = positionals.at(-1);
  if (target === undefined)
    throw new UsageError("Name what to explain: a state, a transition, an event or an invariant.");
  const asked = positionals.length > 1 ? [flowNamed(flows, positionals[0])] : flows;
  const faults: string[] = [];
  for (const flow of asked) {
    try {
      const found = explain(flow.graph(), target);
      if (isJson) return write(json({ flow: flow.id, ...found }));
      if (!found.isReachable)
        return write(`${flow.id}: the ${found.kind} ${target} is out of reach: ${found.reason}.\n`);
      const steps = found.steps.map(
        ({ label, expect }, index) => `${String(index).padStart(3)}. ${label}  →  ${expect.state}`,
      );
      return write(
        `${flow.id}: the shortest way to the ${found.kind} ${target}, ${found.steps.length - 1} steps\n${steps.join("\n")}\n`,
      );
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new UsageError(
    faults.length === 1
      ? (faults[0] ?? "")
      : `No flow has "${target}". Name the flow to see what is near: ${flows.map(({ id }) => id).join(", ")}.`,
  );
};

const compare = ({ positionals, isJson }: Arguments, doors: Doors) => {
  const [before, after] = [read(doors, positionals[0]), read(doors, positionals[1])];
  if (before.machine !== after.machine)
    throw new Error(
      `${positionals[0]} is of the machine "${before.machine}" and ${positionals[1]} of "${after.machine}": there is nothing to compare.`,
    );
  const change = diff(before, after);
  if (isJson) return doors.write(json(change));
  const lines = [
    `${change.kept} paths kept, ${change.removed.length} removed, ${change.added.length} added; ${change.stepsBefore} steps before, ${change.stepsAfter} after.`,
    ...(change.isSameMachine ? [] : ["The machine or its model has changed."]),
    ...change.transitionsRemoved.map((id) => `- transition ${id}`),
    ...change.transitionsAdded.map((id) => `+ transition ${id}`),
    ...change.removed.map(({ id, title }) => `- ${id} ${title}`),
    ...change.added.map(({ id, title }) => `+ ${id} ${title}`),
  ];
  doors.write(`${lines.join("\n")}\n`);
};

/** The chart itself as JSON, for catalogues of state machines and tools that draw them. */
const chart = ({ positionals, out }: Arguments, doors: Doors) => {
  const text = json(chartJson(flowNamed(doors.flows, positionals[0]).machine));
  if (out === undefined) doors.write(text);
  else doors.writeFile(out, text);
};

const measured: readonly CriterionName[] = ["states", "transitions", "pairs", "guards", "outcomes", "configurations"];

/** Milliseconds on a clock, and those in which a processor worked for us: where others work too, the second tell more. */
const watch = () => {
  const worked = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [since, before] = [performance.now(), worked()];
  return (): { readonly ms: number; readonly cpuMs: number } => {
    const [now, after] = [performance.now(), worked()];
    const lap = { ms: Math.round(now - since), cpuMs: Math.round(after - before) };
    [since, before] = [now, after];
    return lap;
  };
};

/**
 * What a suite says, how long each part took in milliseconds, and beside it the suite that is there at once: how far that is from the
 * bound, and how long a caller waits for it once the flow is explored.
 */
const figures = (flow: Flow, criterion: CriterionName, options: Arguments["cover"]) => {
  const lap = watch();
  const graph = flow.graph();
  const explore = lap().ms;
  const soon = cover(graph, criterion, { ...options, fast: true });
  const fast = lap();
  const ms: Record<"explore" | CoverPart, number> = { explore, problem: 0, fast: 0, proof: 0, search: 0 };
  const done = (part: CoverPart): void => {
    ms[part] = lap().ms;
  };
  const { paths, ...rest }: Suite = cover(graph, criterion, { ...options, done });
  const over = soon.steps + (soon.paths.length - paths.length) * rest.resetCost - rest.bound.steps;
  const percent = rest.bound.steps === 0 ? 0 : Math.round((1000 * over) / rest.bound.steps) / 10;
  return {
    flow: flow.id,
    ...rest,
    paths: paths.length,
    fast: { paths: soon.paths.length, steps: soon.steps, percent, ...fast },
    ms,
  };
};

const coverage = ({ positionals, criteria, cover: options, isJson }: Arguments, { flows, write }: Doors) => {
  const asked = positionals[0] === undefined ? flows : [flowNamed(flows, positionals[0])];
  const all = asked.flatMap((flow) =>
    (criteria.length === 0 ? measured : criteria).map((criterion) => figures(flow, criterion, options)),
  );
  if (isJson) return write(json(all));
  write(
    table(
      all.map(({ flow, criterion, covered, targets, unreachable, paths, steps, bound, gap, fast, ms }) => ({
        flow,
        criterion,
        covered: `${covered}/${targets}`,
        unreachable: unreachable.length,
        paths,
        "least paths": bound.paths,
        steps,
        "least steps": bound.steps,
        gap: `${gap.percent} %`,
        "fast gap": `${fast.percent} %`,
        "fast ms": fast.ms,
        "fast cpu ms": fast.cpuMs,
        "explore ms": ms.explore,
        "all ms": ms.problem + ms.fast + ms.proof + ms.search,
      })),
    ),
  );
};

/** A page for each flow and one that lists them, written into a folder; or, with --check, which of them are out of date. */
const docs = ({ positionals, isCheck }: Arguments, { flows, write, readFile, writeFile }: Doors) => {
  const folder = positionals[0];
  if (folder === undefined) throw new UsageError("Name the folder that the pages go to.");
  const before = (path: string): string => {
    try {
      return readFile(path);
    } catch {
      return "";
    }
  };
  const pages = flows.map((flow) => [`${folder}/${flow.id}.md`, (text: string) => flowPage(flow, text)] as const);
  const stale = [...pages, [`${folder}/README.md`, () => flowsIndex(flows)] as const].flatMap(([path, make]) => {
    const old = before(path);
    // A check takes the paths of an unchanged chart as they are; writing makes them anew.
    const text = make(isCheck ? old : "");
    return text === old ? [] : [{ path, text }];
  });
  if (isCheck && stale.length > 0) {
    throw new Error(`Out of date: ${stale.map(({ path }) => path).join(", ")}. Write them again without --check.`);
  }
  for (const { path, text } of stale) writeFile(path, text);
  write(`${stale.length} of ${pages.length + 1} pages were written.\n`);
};

const commands = { export: exportSuite, list, explain: explainTarget, diff: compare, coverage, chart, docs };

const isCommand = (name: string | undefined): name is keyof typeof commands =>
  name !== undefined && Object.hasOwn(commands, name);

/** Runs one command line; the answer is its exit code: 0, or 2 if it asked for something that there is not, or 1 if it failed. */
export const runCommand = (argv: readonly string[], context: CommandContext): number => {
  const doors: Doors = {
    write: (text) => process.stdout.write(text),
    fail: (text) => process.stderr.write(text),
    readFile: (path) => readFileSync(path, "utf8"),
    writeFile: (path, text) => writeFileSync(path, text),
    ...context,
  };
  try {
    const [name, ...rest] = argv;
    if (name === "--help" || name === "help") {
      doors.write(`${usage}\n`);
      return 0;
    }
    if (!isCommand(name))
      throw new UsageError(
        `${name === undefined ? "Name a command" : `There is no command "${name}"`}. The commands are:\n${usage}`,
      );
    const given = readArguments(rest);
    if (given.isHelp) doors.write(`${usage}\n`);
    else commands[name](given, doors);
    return 0;
  } catch (error) {
    doors.fail(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
};
