import type { Arc, CoverProblem, Walks } from "./problem.ts";

export type Folded = {
  readonly problem: CoverProblem;
  /** Walks of the folded problem as walks of the whole one: the same steps, the same targets. */
  readonly unfold: (walks: Walks) => Walks;
};

/**
 * Makes one node of all from which the same targets can be covered in the same ways (the coarsest bisimulation, by partition
 * refinement). Every walk of the folded problem is one of the whole problem and the other way round, so that the smallest suite
 * is as small, and it is found, and its bound proven, in a graph that is often a hundredth of the size.
 */
export const fold = (whole: CoverProblem): Folded => {
  const { nodeCount, arcs, out, mayEnd } = whole;
  const kinds = new Map<string, number>();
  const kindOf = arcs.map(({ cost, labels }) => {
    const text = `${cost} ${labels.toSorted((a, b) => a - b).join(" ")}`;
    const kind = kinds.get(text) ?? kinds.size;
    kinds.set(text, kind);
    return kind;
  });
  // The start is like no other node, for its arcs are no steps.
  let classOf = Int32Array.from({ length: nodeCount }, (_, node) => (node === 0 ? 0 : mayEnd[node] === true ? 1 : 2));
  let count = new Set(classOf).size;
  for (;;) {
    const before = classOf;
    const ids = new Map<string, number>();
    classOf = Int32Array.from({ length: nodeCount }, (_, node) => {
      const ways = new Set(
        (out[node] ?? []).map((id) => (kindOf[id] ?? 0) * nodeCount + (before[arcs[id]?.to ?? 0] ?? 0)),
      );
      const key = `${before[node]}:${[...ways].sort((a, b) => a - b).join(",")}`;
      const known = ids.get(key) ?? ids.size;
      ids.set(key, known);
      return known;
    });
    if (ids.size === count) break;
    count = ids.size;
  }

  const byWay = new Map<string, number>();
  const folded: Arc[] = [];
  const kindsFolded: number[] = [];
  const members: (number | undefined)[] = Array.from({ length: count });
  for (const [node, one] of classOf.entries()) members[one] ??= node;
  const foldedOut: number[][] = Array.from({ length: count }, () => []);
  for (const [from, member] of members.entries()) {
    for (const id of out[member ?? 0] ?? []) {
      const arc = arcs[id];
      if (arc === undefined) continue;
      const to = classOf[arc.to] ?? 0;
      const key = `${from} ${kindOf[id]} ${to}`;
      if (byWay.has(key)) continue;
      byWay.set(key, folded.length);
      foldedOut[from]?.push(folded.length);
      folded.push({ ...arc, from, to });
      kindsFolded.push(kindOf[id] ?? 0);
    }
  }

  const unfold = (walks: Walks): Walks =>
    walks.map((walk) => {
      let node = 0;
      return walk.map((id) => {
        const real = (out[node] ?? []).find(
          (one) => kindOf[one] === kindsFolded[id] && classOf[arcs[one]?.to ?? 0] === folded[id]?.to,
        );
        if (real === undefined) throw new Error("A folded walk has no way in the whole graph.");
        node = arcs[real]?.to ?? 0;
        return real;
      });
    });

  return {
    problem: {
      ...whole,
      nodeCount: count,
      arcs: folded,
      out: foldedOut,
      mayEnd: members.map((member) => mayEnd[member ?? 0] === true),
      places: whole.places.map((place) => members.map((member) => place[member ?? 0] ?? "")),
    },
    unfold,
  };
};
