import type { Graph, GraphEdge } from "./graph.types.ts";

/** The shortest way from a start to an edge that is wanted, that edge included; null if there is none. */
export const shortestPath = (
  { nodes, edges }: Graph,
  isWanted: (edge: GraphEdge) => boolean,
): readonly GraphEdge[] | null => {
  const out: GraphEdge[][] = nodes.map(() => []);
  for (const edge of edges) if (edge.from !== null) out[edge.from]?.push(edge);
  const reachedBy = new Map<number, GraphEdge>();
  const wayTo = (last: GraphEdge): GraphEdge[] => {
    const way = [last];
    for (let edge = last.from === null ? undefined : reachedBy.get(last.from); edge !== undefined; ) {
      way.push(edge);
      edge = edge.from === null ? undefined : reachedBy.get(edge.from);
    }
    return way.toReversed();
  };
  const queue = edges.filter(({ from }) => from === null);
  for (let index = 0; index < queue.length; index += 1) {
    const edge = queue[index];
    if (edge === undefined) break;
    if (isWanted(edge)) return wayTo(edge);
    if (reachedBy.has(edge.to)) continue;
    reachedBy.set(edge.to, edge);
    queue.push(...(out[edge.to] ?? []));
  }
  return null;
};
