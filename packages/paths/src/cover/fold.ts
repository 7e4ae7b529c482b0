import type { Arc, CoverProblem, Walks } from "./problem.ts";

export type Folded = {
  readonly problem: CoverProblem;
  /** Walks of the folded problem as walks of the whole one: the same steps, the same targets. */
  readonly unfold: (walks: Walks) => Walks;
};

/** Nodes in classes that can be split: those of a class lie side by side. */
const createPartition = (classOf: Int32Array) => {
  const size = classOf.length;
  const nodes = Int32Array.from(classOf.keys()).sort((a, b) => (classOf[a] ?? 0) - (classOf[b] ?? 0));
  const placeOf = new Int32Array(size);
  /** By class: where it begins and ends in `nodes`, and how many at its beginning are marked. */
  const [begins, ends, marked] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  const touched = new Int32Array(size);
  let count = 0;
  let touchedCount = 0;
  for (let at = 0; at < size; at += 1) {
    const node = nodes[at] ?? 0;
    placeOf[node] = at;
    if (classOf[node] === count) {
      begins[count] = at;
      count += 1;
    }
    ends[count - 1] = at + 1;
  }

  /** Sets a node apart from those of its class that are not marked. */
  const mark = (node: number): void => {
    const one = classOf[node] ?? 0;
    const [at, many] = [placeOf[node] ?? 0, marked[one] ?? 0];
    const to = (begins[one] ?? 0) + many;
    if (at < to) return;
    const other = nodes[to] ?? 0;
    nodes[at] = other;
    placeOf[other] = at;
    nodes[to] = node;
    placeOf[node] = to;
    if (many === 0) {
      touched[touchedCount] = one;
      touchedCount += 1;
    }
    marked[one] = many + 1;
  };

  /** Parts the classes of which some nodes are marked and some are not, and says which classes were made of which. */
  const split = (isParted: (old: number, made: number) => void): void => {
    for (let index = 0; index < touchedCount; index += 1) {
      const one = touched[index] ?? 0;
      const [begin, end, many] = [begins[one] ?? 0, ends[one] ?? 0, marked[one] ?? 0];
      marked[one] = 0;
      if (many === end - begin) continue;
      // The smaller part is renamed.
      const isFirst = 2 * many <= end - begin;
      const [from, to] = isFirst ? [begin, begin + many] : [begin + many, end];
      const made = count;
      count += 1;
      begins[made] = from;
      ends[made] = to;
      if (isFirst) begins[one] = to;
      else ends[one] = from;
      for (let at = from; at < to; at += 1) classOf[nodes[at] ?? 0] = made;
      isParted(one, made);
    }
    touchedCount = 0;
  };

  return { count: () => count, nodes, begins, ends, mark, split };
};

/** By node, in rows that lie in memory: where the arcs that lead to it come from, and of what kind they are. */
const arrivalsOf = ({ nodeCount, arcs }: CoverProblem, kindOf: Int32Array) => {
  const rows = new Int32Array(nodeCount + 1);
  for (const { to } of arcs) rows[to + 1] = (rows[to + 1] ?? 0) + 1;
  for (let node = 0; node < nodeCount; node += 1) rows[node + 1] = (rows[node + 1] ?? 0) + (rows[node] ?? 0);
  const places = rows.slice();
  const [from, kind] = [new Int32Array(arcs.length), new Int32Array(arcs.length)];
  for (let id = 0; id < arcs.length; id += 1) {
    const arc = arcs[id];
    if (arc === undefined) continue;
    const at = places[arc.to] ?? 0;
    places[arc.to] = at + 1;
    from[at] = arc.from;
    kind[at] = kindOf[id] ?? 0;
  }
  return { rows, from, kind };
};

/**
 * The coarsest classes whose members lead, by the same kinds of arcs, to the same classes; numbered as their first members come.
 * What leads by one kind into a class parts all others, and what is parted has to part again.
 */
const coarsest = (problem: CoverProblem, kindOf: Int32Array) => {
  const { nodeCount, mayEnd } = problem;
  // The start is like no other node, for its arcs are no steps.
  const colourOf = (node: number) => (node === 0 ? 0 : mayEnd[node] === true ? 1 : 2);
  const classOf = numberedAnew(Int32Array.from({ length: nodeCount }, (_, node) => colourOf(node))).classOf;
  const { count, nodes, begins, ends, mark, split } = createPartition(classOf);
  const { rows, from, kind } = arrivalsOf(problem, kindOf);
  const waiting = Array.from({ length: count() }, (_, one) => one);
  const isWaiting = new Uint8Array(nodeCount).fill(1, 0, waiting.length);
  const wait = (one: number) => {
    if (isWaiting[one] === 1) return;
    isWaiting[one] = 1;
    waiting.push(one);
  };
  const waitBoth = (old: number, made: number) => {
    wait(old);
    wait(made);
  };
  // The arcs that lead into a class, chained by kind: the last of each kind, and of each arc the one before it.
  const last = new Int32Array(kindOf.reduce((most, one) => Math.max(most, one), 0) + 1).fill(-1);
  const before = new Int32Array(kind.length);
  const kinds: number[] = [];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    isWaiting[one] = 0;
    kinds.length = 0;
    for (let at = begins[one] ?? 0; at < (ends[one] ?? 0); at += 1) {
      const node = nodes[at] ?? 0;
      for (let arc = rows[node] ?? 0; arc < (rows[node + 1] ?? 0); arc += 1) {
        const its = kind[arc] ?? 0;
        before[arc] = last[its] ?? -1;
        if (before[arc] === -1) kinds.push(its);
        last[its] = arc;
      }
    }
    for (const its of kinds) {
      for (let arc = last[its] ?? -1; arc !== -1; arc = before[arc] ?? -1) mark(from[arc] ?? 0);
      last[its] = -1;
      split(waitBoth);
    }
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
