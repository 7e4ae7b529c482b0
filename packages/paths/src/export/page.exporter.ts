import type { AnyStateNode } from "xstate";
import { cover } from "../cover/cover.ts";
import type { SuitePath } from "../cover/suite.types.ts";
import { chartHash } from "../explore/explore.ts";
import type { Flow } from "../explore/flow.ts";
import { createTransitionTable, statePath, type TransitionInfo } from "../machine/transition-table.ts";
import { inLanguage } from "../model/text.ts";
import { eventNames } from "./event-names.ts";
import { chartDiagram, guardName } from "./page-diagram.ts";

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0
    ? []
    : [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).concat("");

const code = (text: string): string => (text === "" ? "" : `\`${text}\``);

const leaves = (node: AnyStateNode): readonly AnyStateNode[] => [
  ...(node.parent === undefined ? [] : [node]),
  ...Object.values(node.states).flatMap(leaves),
];

const metaOf = ({ meta }: AnyStateNode): Readonly<Record<string, unknown>> =>
  typeof meta === "object" && meta !== null ? meta : {};

const shown = (fact: unknown): string =>
  fact === undefined ? "" : typeof fact === "string" ? fact : JSON.stringify(fact);

const runsIn = ({ invoke }: AnyStateNode): string =>
  invoke
    .map(({ id, src }) => (typeof src === "string" ? (id === src || id.includes(".") ? src : `${id} (${src})`) : id))
    .join(", ");

const stateRows = (root: AnyStateNode): readonly string[] => {
  const nodes = leaves(root);
  const facts = [...new Set(nodes.flatMap((node) => Object.keys(metaOf(node))))];
  const rows = nodes.map((node) => [
    code(statePath(node)),
    ...facts.map((fact) => shown(metaOf(node)[fact])),
    node.tags.join(", "),
    runsIn(node),
  ]);
  return table(["State", ...facts, "Tags", "Runs"], rows);
};

const isOwn = ({ event }: TransitionInfo): boolean => event !== "" && !event.startsWith("xstate.");

const whither = ({ targets }: TransitionInfo): string => targets.map(code).join(" & ") || "stays";

const steps = ({ steps: taken }: SuitePath): string =>
  taken.map(({ label, expect }) => `${label} → **${expect.state}**`).join("; ");

const begin = "<!-- paths -->";
const end = "<!-- /paths -->";

const pathsSection = (flow: Flow): string => {
  const suite = cover(flow.graph(), "transitions", { probes: false, effort: 2000 });
  return [
    begin,
    "",
    `${suite.paths.length} paths with ${suite.steps} steps take every transition. No suite can do with fewer than ${suite.bound.paths} paths or ${suite.bound.steps} steps.`,
    ...(suite.unreachable.length === 0
      ? []
      : ["", ...suite.unreachable.map(({ target, reason }) => `- \`${target}\` is out of reach: ${reason}`)]),
    "",
    ...suite.paths.map((path, index) => `${index + 1}. \`${path.id}\` ${steps(path)}`),
    "",
    end,
  ].join("\n");
};

/** The paths as they stand on a page that was made from this very chart; nothing for any other page. */
const keptPaths = (page: string, hash: string): string | undefined =>
  page.includes(`Chart ${hash}.`) && page.includes(begin) && page.includes(end)
    ? page.slice(page.indexOf(begin), page.indexOf(end) + end.length)
    : undefined;

/**
 * A page about a flow, read from its chart: diagram, states, events, what its actors come to, and the fewest paths that take
 * every transition. `before` is the page as it was: its paths are kept as long as the chart and its model are the same.
 */
export const flowPage = (flow: Flow, before = ""): string => {
  const { alphabet, id, machine } = flow;
  const chart = createTransitionTable(machine);
  const hash = chartHash(chart, alphabet);
  const title = alphabet.words.title === undefined ? id : inLanguage(alphabet.words.title, "en");
  const meaning = (type: string): string => {
    const words = alphabet.words.events.get(type);
    return words !== undefined && typeof words !== "string" && typeof words.en === "string" ? words.en : "";
  };
  const nameOf = eventNames(chart, machine.id);
  const events = chart.all.filter(isOwn).toSorted((one, other) => one.event.localeCompare(other.event));
  const rest = chart.all.filter((info) => !isOwn(info));
  return [
    `# ${title}`,
    "",
    `Made from the chart of \`${machine.id}\` by \`npm run docs\`. Chart ${hash}.`,
    "",
    "```mermaid",
    chartDiagram(machine.root, chart),
    "```",
    "",
    "## States",
    "",
    ...stateRows(machine.root),
    "## Events",
    "",
    ...table(
      ["Event", "Means", "In", "Guard", "To"],
      events.map((info) => [code(info.event), meaning(info.event), code(info.source), guardName(info), whither(info)]),
    ),
    "## What else leads on",
    "",
    ...table(
      ["In", "What", "Guard", "To"],
      rest.map((info) => [code(info.source), nameOf(info.event), guardName(info), whither(info)]),
    ),
    "## Paths",
    "",
    keptPaths(before, hash) ?? pathsSection(flow),
    "",
  ].join("\n");
};

/** The page that lists the others. */
export const flowsIndex = (flows: readonly Flow[]): string => {
  const rows = flows.map(({ alphabet, id, machine }) => {
    const { all, states } = createTransitionTable(machine);
    const title = alphabet.words.title === undefined ? id : inLanguage(alphabet.words.title, "en");
    return [`[${title}](${id}.md)`, code(id), String(states.length), String(all.length)];
  });
  return [
    "# Flows",
    "",
    "Every flow of the product, read from its chart. Paths for testers come from the same charts:",
    "`npm run paths -- export flights --cover transitions --format markdown --lang ar`.",
    "",
    ...table(["Flow", "Name", "States", "Transitions"], rows),
  ].join("\n");
};
