import type { Arc, CoverProblem, Walks } from "./problem.ts";
import { arcsInto } from "./shortest-ways.ts";

export type Folded = {
  readonly problem: CoverProblem;
  /** Walks of the folded problem as walks of the whole one: the same steps, the same targets. */
  readonly unfold: (walks: Walks) => Walks;
};

/** Nodes in classes that can be split: those of a class lie side by side. */
const createPartition = (classOf: Int32Array) => {
  const nodes = Int32Array.from(classOf.keys()).sort((a, b) => (classOf[a] ?? 0) - (classOf[b] ?? 0));
  const placeOf = new Int32Array(nodes.length);
  /** By class: where it begins and ends in `nodes`, and how many at its beginning are marked. */
  const [begins, ends, marked]: [number[], number[], number[]] = [[], [], []];
  for (const [at, node] of nodes.entries()) {
    placeOf[node] = at;
    if (classOf[node] === begins.length) {
      begins.push(at);
      marked.push(0);
    }
    ends[begins.length - 1] = at + 1;
  }

  const put = (node: number, at: number) => {
    nodes[at] = node;
    placeOf[node] = at;
  };

  /** Parts the classes of which some nodes are given and some are not, and says which classes were made of which. */
  const split = (given: readonly number[], isParted: (old: number, made: number) => void): void => {
    const touched: number[] = [];
    for (const node of given) {
      const one = classOf[node] ?? 0;
      const [at, to] = [placeOf[node] ?? 0, (begins[one] ?? 0) + (marked[one] ?? 0)];
      if (at < to) continue;
      put(nodes[to] ?? 0, at);
      put(node, to);
      if (marked[one] === 0) touched.push(one);
      marked[one] = (marked[one] ?? 0) + 1;
    }
    for (const one of touched) {
      const [begin, end, count] = [begins[one] ?? 0, ends[one] ?? 0, marked[one] ?? 0];
      marked[one] = 0;
      if (count === end - begin) continue;
      // The smaller part is renamed.
      const isFirst = 2 * count <= end - begin;
      const [from, to] = isFirst ? [begin, begin + count] : [begin + count, end];
      const made = begins.length;
      begins.push(from);
      ends.push(to);
      marked.push(0);
      if (isFirst) begins[one] = to;
      else ends[one] = from;
      for (let at = from; at < to; at += 1) classOf[nodes[at] ?? 0] = made;
      isParted(one, made);
    }
  };

  const eachOf = (one: number, act: (node: number) => void): void => {
    for (let at = begins[one] ?? 0; at < (ends[one] ?? 0); at += 1) act(nodes[at] ?? 0);
  };

  return { count: () => begins.length, split, eachOf };
};

/**
 * The coarsest classes whose members lead, by the same kinds of arcs, to the same classes; numbered as their first members come.
 * What leads by one kind into a class parts all others, and what is parted has to part again.
 */
const coarsest = ({ nodeCount, arcs, mayEnd }: CoverProblem, kindOf: Int32Array) => {
  // The start is like no other node, for its arcs are no steps.
  const colourOf = (node: number) => (node === 0 ? 0 : mayEnd[node] === true ? 1 : 2);
  const classOf = numberedAnew(Int32Array.from({ length: nodeCount }, (_, node) => colourOf(node))).classOf;
  const partition = createPartition(classOf);
  const into = arcsInto({ nodeCount, arcs });
  const waiting = new Set(Array.from({ length: partition.count() }, (_, one) => one));
  const leading = new Map<number, number[]>();
  for (const one of waiting) {
    waiting.delete(one);
    leading.clear();
    partition.eachOf(one, (node) => {
      for (const id of into[node] ?? []) {
        const [kind, from] = [kindOf[id] ?? 0, arcs[id]?.from ?? 0];
        const known = leading.get(kind);
        if (known === undefined) leading.set(kind, [from]);
        else known.push(from);
      }
    });
    for (const given of leading.values())
      partition.split(given, (old, made) => {
        waiting.add(old);
        waiting.add(made);
      });
  }
  return numberedAnew(classOf);
};

const numberedAnew = (classOf: Int32Array): { readonly classOf: Int32Array; readonly count: number } => {
  const numbers = new Map<number, number>();
  for (const one of classOf) if (!numbers.has(one)) numbers.set(one, numbers.size);
  return { classOf: classOf.map((one) => numbers.get(one) ?? 0), count: numbers.size };
};

/** A number for what an arc costs and covers. */
const kindsOf = (arcs: readonly Arc[]): Int32Array => {
  const byText = new Map<string, number>();
  const byList = new Map<readonly number[], number>();
  const numberOf = (labels: readonly number[]): number => {
    const text = labels.length < 2 ? String(labels[0] ?? "") : labels.toSorted((a, b) => a - b).join(" ");
    const number = byText.get(text) ?? byText.size;
    byText.set(text, number);
    byList.set(labels, number);
    return number;
  };
  return Int32Array.from(arcs, ({ cost, labels }) => 2 * (byList.get(labels) ?? numberOf(labels)) + cost);
};

/**
 * Makes one node of all from which the same targets can be covered in the same ways (the coarsest bisimulation, by partition
 * refinement). Every walk of the folded problem is one of the whole problem and the other way round, so that the smallest suite
 * is as small, and it is found, and its bound proven, in a graph that is often a hundredth of the size.
 */
export const fold = (whole: CoverProblem): Folded => {
  const { arcs, out, mayEnd } = whole;
  const kindOf = kindsOf(arcs);
  const { classOf, count } = coarsest(whole, kindOf);

  const folded: Arc[] = [];
  const kindsFolded: number[] = [];
  const members: (number | undefined)[] = Array.from({ length: count });
  for (const [node, one] of classOf.entries()) members[one] ??= node;
  const foldedOut: number[][] = Array.from({ length: count }, () => []);
  for (const [from, member] of members.entries()) {
    const ways = new Set<number>();
    for (const id of out[member ?? 0] ?? []) {
      const arc = arcs[id];
      if (arc === undefined) continue;
      const [kind, to] = [kindOf[id] ?? 0, classOf[arc.to] ?? 0];
      if (ways.has(kind * count + to)) continue;
      ways.add(kind * count + to);
      foldedOut[from]?.push(folded.length);
      folded.push({ from, to, cost: arc.cost, labels: arc.labels, edge: arc.edge });
      kindsFolded.push(kind);
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
