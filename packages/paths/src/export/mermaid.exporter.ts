import type { Suite, SuitePath } from "../cover/suite.types.ts";
import type { Graph } from "../explore/graph.types.ts";
import { timerName } from "../explore/possible-steps.ts";
import type { TransitionInfo } from "../machine/transition-table.ts";
import type { Exporter } from "./exporter.ts";

const quoted = (text: string): string => `"${text.replaceAll('"', "'").replaceAll("#", "＃").replaceAll("\n", " ")}"`;

const names = () => {
  const known = new Map<string, string>();
  return (text: string): string => {
    const name = known.get(text) ?? `s${known.size}`;
    known.set(text, name);
    return name;
  };
};

/** An event as a person says it: `pay.submit`, `charge done`, `after green`. */
const eventText = ({ event, guard }: TransitionInfo, machineId: string): string => {
  const timer = event.startsWith("xstate.after.") ? `after ${timerName(event, machineId)}` : event;
  const text = timer
    .replace(/^xstate\.(done|error)\.(?:actor|state)\.(?:\d+\.)?/, (_, kind: string) => `${kind} `)
    .replace(`${machineId}.`, "");
  return `${text === "" ? "always" : text}${guard === null ? "" : ` [${guard}]`}`;
};

/** The chart: transitions that the suite takes are green and thick, those it leaves out red and dashed. */
export const flowDiagram = ({ table, machineId, nodes }: Graph, suite: Suite): string => {
  const taken = new Set(suite.paths.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions)));
  const rested = new Set(suite.paths.flatMap(({ steps }) => steps.map(({ expect }) => expect.state)));
  const passed = table.all.filter(({ id }) => taken.has(id)).flatMap(({ source, targets }) => [source, ...targets]);
  const entered = new Set([
    ...passed,
    ...nodes.filter(({ state }) => rested.has(state)).flatMap(({ active }) => active),
  ]);
  const name = names();
  const drawn = table.states.filter(({ type }) => type === "atomic" || type === "final" || type === "history");
  const ends = new Set([
    ...drawn.map(({ id }) => id),
    ...table.all.flatMap(({ source, targets }) => [source, ...targets]),
  ]);
  const links = table.all.flatMap((info) =>
    (info.targets.length === 0 ? [info.source] : info.targets).map((target) => ({ info, target })),
  );
  return [
    "flowchart TD",
    ...[...ends].map((id) => `  ${name(id)}(${quoted(id)})${entered.has(id) ? ":::covered" : ":::open"}`),
    ...links.map(
      ({ info, target }) => `  ${name(info.source)} -->|${quoted(eventText(info, machineId))}| ${name(target)}`,
    ),
    "  classDef covered stroke:#1a7f37,fill:#e6f4ea,color:#0b3d1a",
    "  classDef open stroke:#b3261e,fill:#fdecea,color:#5c1410",
    ...links.map(
      ({ info }, index) =>
        `  linkStyle ${index} ${taken.has(info.id) ? "stroke:#1a7f37,stroke-width:2px" : "stroke:#b3261e,stroke-dasharray:4"}`,
    ),
  ].join("\n");
};

export const pathDiagram = ({ steps }: SuitePath): string =>
  [
    "flowchart LR",
    ...steps.flatMap(({ label, expect }, index) => [
      `  n${index}(${quoted(expect.state)})`,
      index === 0 ? `  begin((" ")) -->|${quoted(label)}| n0` : `  n${index - 1} -->|${quoted(label)}| n${index}`,
    ]),
  ].join("\n");

const fenced = (diagram: string): string => `\`\`\`mermaid\n${diagram}\n\`\`\`\n`;

/** A page with the flow and each of its paths, as GitHub draws it. */
export const mermaidExporter: Exporter = ({ suite, flow }) =>
  [
    `# ${flow.id}: ${suite.criterion}, ${suite.covered} of ${suite.targets}\n`,
    fenced(flowDiagram(flow.graph(), suite)),
    ...suite.paths.map((path, index) => `## ${index + 1}. ${path.title} (${path.id})\n\n${fenced(pathDiagram(path))}`),
  ].join("\n");
