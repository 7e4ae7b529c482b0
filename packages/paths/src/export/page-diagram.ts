import type { AnyStateNode } from "xstate";
import { statePath, type TransitionInfo, type TransitionTable } from "../machine/transition-table.ts";
import { eventNames } from "./event-names.ts";

const quoted = (text: string): string => `"${text.replaceAll('"', "'").replaceAll("#", "＃")}"`;

/** A guard that is written where it is used has no name that says anything. */
export const guardName = ({ guard }: TransitionInfo): string =>
  guard === null ? "" : guard === "inline" || guard === "guard" ? "a condition" : guard;

const classes = ["busy", "money", "stable", "terminal"] as const;

const classOf = ({ tags }: AnyStateNode): string => {
  const name = classes.find((one) => tags.includes(one));
  return name === undefined ? "" : `:::${name}`;
};

/** The chart with its nested states as boxes; several transitions between the same two states are one arrow. */
export const chartDiagram = (root: AnyStateNode, chart: TransitionTable): string => {
  const { all } = chart;
  const nameOf = eventNames(chart, root.machine.id);
  const ids = new Map<string, string>();
  const idOf = (path: string): string => {
    const id = ids.get(path) ?? `n${ids.size}`;
    ids.set(path, id);
    return id;
  };
  const draw = (node: AnyStateNode, indent: string): string[] => {
    const id = idOf(statePath(node));
    const children = Object.values(node.states);
    if (children.length === 0) {
      const shape = node.type === "final" ? `((${quoted(node.key)}))` : `(${quoted(node.key)})`;
      return [`${indent}${id}${shape}${classOf(node)}`];
    }
    return [
      `${indent}subgraph ${id}[${quoted(node.key)}]`,
      ...children.flatMap((child) => draw(child, `${indent}  `)),
      `${indent}end`,
    ];
  };
  const arrows = new Map<string, string[]>();
  for (const info of all) {
    for (const target of info.targets) {
      if (info.source === root.machine.id && target === root.machine.id) continue;
      const key = `${idOf(info.source)} -->|LABEL| ${idOf(target)}`;
      const labels = arrows.get(key) ?? [];
      const label = [nameOf(info.event), guardName(info)].filter(Boolean).join(" · ");
      if (!labels.includes(label)) arrows.set(key, [...labels, label]);
    }
  }
  const initial = root.initial.target.map((node) => `  begin((" ")) --> ${idOf(statePath(node))}`);
  return [
    "flowchart TD",
    ...Object.values(root.states).flatMap((node) => draw(node, "  ")),
    ...initial,
    ...[...arrows].map(([arrow, labels]) => `  ${arrow.replace("LABEL", quoted(labels.join("<br/>")))}`),
    "  classDef busy stroke-dasharray:4",
    "  classDef money stroke:#b7791f,stroke-width:2px",
    "  classDef terminal stroke-width:3px",
  ].join("\n");
};
