import type { Arc, CoverProblem, Walks } from "./problem.ts";

export type Folded = {
  readonly problem: CoverProblem;
  /** Walks of the folded problem as walks of the whole one: the same steps, the same targets. */
  readonly unfold: (walks: Walks) => Walks;
};

/**
 * The coarsest classes whose members lead, by the same kinds of arcs, to the same classes; numbered as their first members come.
 * Only a class that leads into one that was split is looked at again.
 */
const coarsest = (
  { nodeCount, arcs, out, mayEnd }: CoverProblem,
  kindOf: readonly number[],
): { readonly classOf: Int32Array; readonly count: number } => {
  // The start is like no other node, for its arcs are no steps.
  const classOf = Int32Array.from({ length: nodeCount }, (_, node) => (node === 0 ? 0 : mayEnd[node] === true ? 1 : 2));
  const members: number[][] = [[], [], []];
  for (const [node, one] of classOf.entries()) members[one]?.push(node);
  const into: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const { from, to } of arcs) into[to]?.push(from);

  const keyOf = (node: number): string => {
    const ways: number[] = [];
    for (const id of out[node] ?? []) {
      const way = (kindOf[id] ?? 0) * nodeCount + (classOf[arcs[id]?.to ?? 0] ?? 0);
      // They are few, so that each is put in its place, once.
      let at = ways.length;
      while (at > 0 && (ways[at - 1] ?? 0) > way) at -= 1;
      if (at === 0 || ways[at - 1] !== way) ways.splice(at, 0, way);
    }
    return ways.join(",");
  };

  const waiting = new Set(members.keys());
  for (const one of waiting) {
    waiting.delete(one);
    const inside = members[one] ?? [];
    if (inside.length < 2) continue;
    const parts = Map.groupBy(inside, keyOf);
    if (parts.size === 1) continue;
    // The largest part keeps the number, so that few change.
    const [kept = [], ...others] = [...parts.values()].sort((a, b) => b.length - a.length);
    members[one] = kept;
    for (const part of others) {
      for (const node of part) classOf[node] = members.length;
      members.push(part);
    }
    for (const node of others.flat()) for (const from of into[node] ?? []) waiting.add(classOf[from] ?? 0);
  }

  const numbers = new Map<number, number>();
  for (const one of classOf) if (!numbers.has(one)) numbers.set(one, numbers.size);
  return { classOf: classOf.map((one) => numbers.get(one) ?? 0), count: numbers.size };
};

/**
 * Makes one node of all from which the same targets can be covered in the same ways (the coarsest bisimulation, by partition
 * refinement). Every walk of the folded problem is one of the whole problem and the other way round, so that the smallest suite
 * is as small, and it is found, and its bound proven, in a graph that is often a hundredth of the size.
 */
export const fold = (whole: CoverProblem): Folded => {
  const { arcs, out, mayEnd } = whole;
  const kinds = new Map<string, number>();
  const kindOf = arcs.map(({ cost, labels }) => {
    const ordered = labels.length < 2 ? labels : labels.toSorted((a, b) => a - b);
    const text = `${cost} ${ordered.join(" ")}`;
    const kind = kinds.get(text) ?? kinds.size;
    kinds.set(text, kind);
    return kind;
  });
  const { classOf, count } = coarsest(whole, kindOf);

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
