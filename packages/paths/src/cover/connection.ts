import type { CoverProblem } from "./problem.ts";

/**
 * What every suite obeys and a relaxation may not: a target is covered outside a part of the graph, or that part is entered from
 * outside, where the start is.
 */
export type Connection = { readonly label: number; readonly arcs: readonly number[] };

const enough = 1 - 1e-6;
const nothing = 1e-9;

type Pipe = { readonly from: number; readonly to: number; readonly room: number; readonly covers: ReadonlySet<number> };

/** A network with a pipe for each arc that is used, as wide as it is used. */
const createNetwork = ({ arcs, nodeCount }: CoverProblem, useOf: (arc: number) => number) => {
  const pipes = arcs.flatMap(({ from, to, labels }, id): Pipe[] => {
    const room = useOf(id);
    return room > nothing ? [{ from, to, room, covers: new Set(labels) }] : [];
  });
  const out: number[][] = Array.from({ length: nodeCount }, () => []);
  const into: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const [id, { from, to }] of pipes.entries()) {
    if (from !== to) into[to]?.push(id);
    out[from]?.push(id);
  }
  const flow = new Float64Array(pipes.length);
  const by = new Int32Array(nodeCount);
  const seen = new Uint8Array(nodeCount);

  /** The pipe by which something more can flow off that covers the label, or -1; `seen` is what can be reached. */
  const nearestCover = (label: number): number => {
    seen.fill(0);
    seen[0] = 1;
    by[0] = -1;
    const queue = [0];
    const reach = (node: number, id: number) => {
      if (seen[node] === 1) return;
      seen[node] = 1;
      by[node] = id;
      queue.push(node);
    };
    for (const node of queue) {
      for (const id of out[node] ?? []) {
        const pipe = pipes[id];
        if (pipe === undefined || pipe.room - (flow[id] ?? 0) <= nothing) continue;
        if (pipe.covers.has(label)) return id;
        reach(pipe.to, id);
      }
      for (const id of into[node] ?? []) {
        const pipe = pipes[id];
        if (pipe !== undefined && !pipe.covers.has(label) && (flow[id] ?? 0) > nothing) reach(pipe.from, id);
      }
    }
    return -1;
  };

  /** Lets flow what can flow on the way that was found. */
  const fill = (last: number): number => {
    const way: (readonly [id: number, isForth: boolean])[] = [[last, true]];
    for (let node = pipes[last]?.from ?? 0; node !== 0; ) {
      const id = by[node] ?? -1;
      const pipe = pipes[id];
      if (pipe === undefined) break;
      const isForth = pipe.to === node;
      way.push([id, isForth]);
      node = isForth ? pipe.from : pipe.to;
    }
    const most = way.map(([id, isForth]) => (isForth ? (pipes[id]?.room ?? 0) - (flow[id] ?? 0) : (flow[id] ?? 0)));
    const amount = Math.min(1, ...most);
    for (const [id, isForth] of way) flow[id] = (flow[id] ?? 0) + (isForth ? amount : -amount);
    return amount;
  };

  /** What can still be reached from the start when less than one unit covers the label, and no more can; null if one does. */
  return (label: number): Uint8Array | null => {
    flow.fill(0);
    let sent = 0;
    for (let last = nearestCover(label); last >= 0; last = nearestCover(label)) {
      sent += fill(last);
      if (sent >= enough) return null;
    }
    return seen;
  };
};

/** The connections that a relaxed solution breaks most, one for each target at most: a smallest cut between the start and it. */
export const brokenConnections = (problem: CoverProblem, useOf: (arc: number) => number): Connection[] => {
  const { arcs, labelCount } = problem;
  const reachedFor = createNetwork(problem, useOf);
  const known = new Set<string>();
  const found: Connection[] = [];
  for (let label = 0; label < labelCount; label += 1) {
    const near = reachedFor(label);
    if (near === null) continue;
    const cut: number[] = [];
    for (const [id, { from, to, labels }] of arcs.entries())
      if (near[from] === 1 && (near[to] === 0 || labels.includes(label))) cut.push(id);
    const key = cut.join(" ");
    if (!known.has(key)) found.push({ label, arcs: cut });
    known.add(key);
  }
  return found;
};
