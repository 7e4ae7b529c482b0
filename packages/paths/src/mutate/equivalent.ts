import { pendingOf } from "../explore/configuration.ts";
import type { Graph, GraphEdge } from "../explore/graph.types.ts";
import { stableText } from "../machine/stable-text.ts";

const looks = ({ nodes, alphabet }: Graph, id: number): string => {
  const node = nodes[id];
  if (node === undefined) return "";
  const { snapshot, configuration, state, tags, isEnd } = node;
  return stableText([
    state,
    tags.toSorted(),
    isEnd,
    alphabet.project(snapshot),
    alphabet.expect(snapshot),
    pendingOf(configuration)
      .map(([actor]) => actor)
      .toSorted(),
    configuration.timers.map((timer) => [timer.id, timer.delayMs]),
  ]);
};

const edgesFrom = ({ edges }: Graph): ((node: number | null) => ReadonlyMap<string, GraphEdge>) => {
  const out = new Map<number | null, Map<string, GraphEdge>>();
  for (const edge of edges)
    out.set(edge.from, (out.get(edge.from) ?? new Map<string, GraphEdge>()).set(edge.label, edge));
  const none = new Map<string, GraphEdge>();
  return (node) => out.get(node) ?? none;
};

/** Whether two machines cannot be told apart from outside: the same steps lead to the same looks and run the same actions. */
export const isEquivalent = (one: Graph, other: Graph): boolean => {
  const [outOfOne, outOfOther] = [edgesFrom(one), edgesFrom(other)];
  const seen = new Set<string>();
  const queue: (readonly [number | null, number | null])[] = [[null, null]];
  for (const [a, b] of queue) {
    const [mine, theirs] = [outOfOne(a), outOfOther(b)];
    if (mine.size !== theirs.size) return false;
    for (const [label, edge] of mine) {
      const twin = theirs.get(label);
      if (twin === undefined || stableText(edge.effects) !== stableText(twin.effects)) return false;
      const pair = `${edge.to} ${twin.to}`;
      if (seen.has(pair)) continue;
      seen.add(pair);
      if (looks(one, edge.to) !== looks(other, twin.to)) return false;
      queue.push([edge.to, twin.to]);
    }
  }
  return true;
};
