import { layout as arrange, Graph } from "@dagrejs/dagre";
import { createTransitionTable, eventNames, type TransitionInfo } from "@safar/paths/chart";
import type { AnyStateMachine, AnyStateNode } from "xstate";

export type Point = { readonly x: number; readonly y: number };

/** A state's place, by its upper corner. */
export type Box = {
  /** As a path from the root. */
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly type: AnyStateNode["type"];
  readonly tags: readonly string[];
  readonly isInitial: boolean;
  /** One of the parts of a parallel state, all of which go on at once. */
  readonly isRegion: boolean;
};

/** All transitions between two states as one line. */
export type Arrow = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
  /** What leads along it, by name. */
  readonly names: readonly string[];
  /** The first of them, and how many more there are. */
  readonly label: string;
  readonly labelAt: Point;
  readonly transitions: readonly TransitionInfo[];
};

export type ChartLayout = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
};

type Size = { readonly width: number; readonly height: number };
type Link = Omit<Arrow, "points" | "labelAt">;
type Inside = Size & {
  readonly places: ReadonlyMap<string, Point>;
  readonly routes: ReadonlyMap<string, { readonly points: readonly Point[]; readonly labelAt: Point }>;
};

const letterWidth = 7.6;
const labelLetterWidth = 6.1;
const header = 30;
const padding = 14;
const loneHeight = 38;
const longestLabel = 26;

const pathOf = (node: AnyStateNode): string => (node.path.length === 0 ? node.machine.id : node.path.join("."));

const descendants = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(descendants)];

const isInside = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

const shortened = (text: string): string => (text.length > longestLabel ? `${text.slice(0, longestLabel - 1)}…` : text);

/** The transitions of a chart, joined where they lead from and to the same states. What leads nowhere else has no line. */
const linksOf = (machine: AnyStateMachine): Link[] => {
  const table = createTransitionTable(machine);
  const nameOf = eventNames(table, machine.id);
  const links = new Map<string, Link>();
  for (const info of table.all) {
    // What the whole chart listens to would be a line from everywhere; the lists name it.
    if (info.source === machine.id) continue;
    for (const to of info.targets) {
      const id = `${info.source} > ${to}`;
      const transitions = [...(links.get(id)?.transitions ?? []), info];
      const names = [...new Set(transitions.map(({ event }) => nameOf(event)))];
      const more = names.length > 1 ? ` +${names.length - 1}` : "";
      links.set(id, { id, from: info.source, to, transitions, names, label: `${shortened(names[0] ?? "")}${more}` });
    }
  }
  return [...links.values()];
};

const placeInside = (
  children: readonly AnyStateNode[],
  sizes: ReadonlyMap<string, Size>,
  links: readonly Link[],
): Inside => {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 26, ranksep: 34, edgesep: 14 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const child of children) graph.setNode(pathOf(child), { ...sizes.get(pathOf(child)) });
  const childOf = (state: string) => children.map(pathOf).find((child) => isInside(state, child));
  const own = links.flatMap((link) => {
    const [from, to] = [childOf(link.from), childOf(link.to)];
    return from === undefined || to === undefined || from === to ? [] : [{ ...link, ends: { from, to } }];
  });
  for (const { id, ends, label } of own) {
    graph.setEdge(ends.from, ends.to, { width: label.length * labelLetterWidth, height: 14, labelpos: "c" }, id);
  }
  arrange(graph);
  const { width = 0, height = 0 } = graph.graph();
  const places = new Map(
    children.map((child) => {
      const { x, y, width: wide, height: high } = graph.node(pathOf(child));
      return [pathOf(child), { x: x - wide / 2, y: y - high / 2 }] as const;
    }),
  );
  const routes = new Map(
    own.map(({ id, ends }) => {
      const { points, x, y } = graph.edge(ends.from, ends.to, id);
      return [id, { points: [...points], labelAt: { x, y } }] as const;
    }),
  );
  return { width, height, places, routes };
};

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where the line from the middle of a box to a point leaves the box. */
const borderTowards = (box: Box, point: Point): Point => {
  const middle = middleOf(box);
  const dx = point.x - middle.x;
  const dy = point.y - middle.y;
  const scale = Math.max(Math.abs(dx) / (box.width / 2), Math.abs(dy) / (box.height / 2), 1);
  return { x: middle.x + dx / scale, y: middle.y + dy / scale };
};

const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A line that no level has room for: back to itself, or between a state and one that holds it. */
const shortLine = (from: Box, to: Box): readonly Point[] => {
  if (from === to) {
    const edge = from.x + from.width;
    const middle = from.y + Math.min(from.height, loneHeight) / 2;
    return [
      { x: edge, y: middle - 8 },
      { x: edge + 14, y: middle - 8 },
      { x: edge + 14, y: middle + 8 },
      { x: edge, y: middle + 8 },
    ];
  }
  const [outer, inner] = isInside(to.id, from.id) ? [from, to] : [to, from];
  const x = inner.x + inner.width / 2;
  const line = [
    { x, y: outer.y + header - 6 },
    { x, y: inner.y },
  ];
  return outer === from ? line : line.toReversed();
};

/** A layered drawing of a chart: every compound state holds the drawing of its children. Lengths are pixels. */
export const layoutChart = (machine: AnyStateMachine): ChartLayout => {
  const nodes = descendants(machine.root);
  const links = linksOf(machine);
  const sizes = new Map<string, Size>();
  const insides = new Map<string, Inside>();
  // The inner ones first: what holds them has to know how large they are.
  for (const node of nodes.toReversed()) {
    const children = Object.values(node.states);
    const least = Math.max(64, node.key.length * letterWidth + 30);
    if (children.length === 0) {
      sizes.set(pathOf(node), { width: least, height: loneHeight });
      continue;
    }
    const inside = placeInside(children, sizes, links);
    insides.set(pathOf(node), inside);
    sizes.set(pathOf(node), {
      width: Math.max(least, inside.width + 2 * padding),
      height: inside.height + header + padding,
    });
  }

  const boxes = new Map<string, Box>();
  const routes = new Map<string, { readonly points: readonly Point[]; readonly labelAt: Point }>();
  const initials = new Set(nodes.flatMap((node) => (node.type === "compound" ? node.initial.target.map(pathOf) : [])));
  const put = (node: AnyStateNode, at: Point) => {
    const id = pathOf(node);
    const size = sizes.get(id) ?? { width: 0, height: 0 };
    const isInitial = initials.has(id);
    const isRegion = node.parent?.type === "parallel";
    boxes.set(id, { id, name: node.key, ...at, ...size, type: node.type, tags: node.tags, isInitial, isRegion });
    const inside = insides.get(id);
    if (inside === undefined) return;
    const start = { x: at.x + (size.width - inside.width) / 2, y: at.y + header };
    const moved = ({ x, y }: Point): Point => ({ x: x + start.x, y: y + start.y });
    for (const [link, { points, labelAt }] of inside.routes)
      routes.set(link, { points: points.map(moved), labelAt: moved(labelAt) });
    for (const child of Object.values(node.states))
      put(child, moved(inside.places.get(pathOf(child)) ?? { x: 0, y: 0 }));
  };
  put(machine.root, { x: 0, y: 0 });

  const arrows = links.flatMap((link): Arrow[] => {
    const [from, to] = [boxes.get(link.from), boxes.get(link.to)];
    if (from === undefined || to === undefined) return [];
    const route = routes.get(link.id);
    if (route === undefined) {
      const points = shortLine(from, to);
      const [a = middleOf(from), b = middleOf(to)] = [points[0], points.at(-1)];
      const labelAt = from === to ? { x: from.x + from.width, y: from.y + loneHeight + 8 } : halfway(a, b);
      return [{ ...link, points, labelAt }];
    }
    // A level's line ends at the box that holds the state; it goes on to the state itself.
    const [first, last] = [route.points[0], route.points.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      {
        ...link,
        ...route,
        points: [borderTowards(from, first), ...route.points.slice(1, -1), borderTowards(to, last)],
      },
    ];
  });
  const whole = sizes.get(pathOf(machine.root)) ?? { width: 0, height: 0 };
  // Room for the lines that lead back to where they begin.
  return { width: whole.width + 2 * padding, height: whole.height, boxes: [...boxes.values()], arrows };
};

/** The same drawing for those who read from the right. */
export const mirrored = (chart: ChartLayout): ChartLayout => {
  const turn = ({ x, y }: Point): Point => ({ x: chart.width - x, y });
  return {
    ...chart,
    boxes: chart.boxes.map((box) => ({ ...box, x: chart.width - box.x - box.width })),
    arrows: chart.arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(turn),
      labelAt: turn(arrow.labelAt),
    })),
  };
};
