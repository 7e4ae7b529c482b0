export type FlowArc = {
  readonly from: number;
  readonly to: number;
  /** Of each use; not negative. */
  readonly cost: number;
  /** How often it must be used. There is no upper limit. */
  readonly atLeast: number;
};

export type Circulation = {
  /** How often each arc is used. */
  readonly flow: readonly number[];
  readonly cost: number;
};

type Residual = { readonly to: number; room: number; readonly cost: number; readonly back: number };

const unreached = Number.POSITIVE_INFINITY;

/** A heap of nodes by distance, each perhaps several times; only its nearest entry counts. */
const createHeap = () => {
  const keys: number[] = [];
  const nodes: number[] = [];
  const key = (index: number) => keys[index] ?? unreached;
  const swap = (a: number, b: number) => {
    const [keyA, keyB, nodeA, nodeB] = [keys[a] ?? 0, keys[b] ?? 0, nodes[a] ?? 0, nodes[b] ?? 0];
    keys[a] = keyB;
    keys[b] = keyA;
    nodes[a] = nodeB;
    nodes[b] = nodeA;
  };
  return {
    push: (distance: number, node: number) => {
      let index = keys.push(distance) - 1;
      nodes.push(node);
      while (index > 0 && key((index - 1) >> 1) > key(index)) {
        swap(index, (index - 1) >> 1);
        index = (index - 1) >> 1;
      }
    },
    pop: (): { readonly distance: number; readonly node: number } | undefined => {
      if (keys.length === 0) return undefined;
      swap(0, keys.length - 1);
      const distance = keys.pop() ?? 0;
      const node = nodes.pop() ?? 0;
      let index = 0;
      for (;;) {
        const left = 2 * index + 1;
        const least = key(left + 1) < key(left) ? left + 1 : left;
        if (key(least) >= key(index)) return { distance, node };
        swap(index, least);
        index = least;
      }
    },
  };
};

/** The residual network of a transport from the nodes with too much inflow to those with too little. */
const createNetwork = (size: number) => {
  const out: Residual[][] = Array.from({ length: size }, () => []);
  const potential = new Float64Array(size);
  const add = (from: number, to: number, room: number, cost: number): Residual => {
    const forth: Residual = { to, room, cost, back: out[to]?.length ?? 0 };
    out[to]?.push({ to: from, room: 0, cost: -cost, back: out[from]?.length ?? 0 });
    out[from]?.push(forth);
    return forth;
  };
  const pairOf = (arc: Residual): Residual | undefined => out[arc.to]?.[arc.back];
  return { out, potential, add, pairOf };
};

type Network = ReturnType<typeof createNetwork>;

/** Brings the potentials up to date, so that every arc with room has a reduced cost of zero or more. False if the sink is out of reach. */
const reprice = ({ out, potential }: Network, source: number, sink: number): boolean => {
  const distance = new Float64Array(out.length).fill(unreached);
  const heap = createHeap();
  distance[source] = 0;
  heap.push(0, source);
  for (let entry = heap.pop(); entry !== undefined; entry = heap.pop()) {
    if (entry.distance > (distance[entry.node] ?? unreached)) continue;
    for (const { to, room, cost } of out[entry.node] ?? []) {
      if (room <= 0) continue;
      const next = entry.distance + cost + (potential[entry.node] ?? 0) - (potential[to] ?? 0);
      if (next >= (distance[to] ?? unreached)) continue;
      distance[to] = next;
      heap.push(next, to);
    }
  }
  const farthest = distance[sink] ?? unreached;
  if (farthest === unreached) return false;
  for (const [node, value] of distance.entries()) potential[node] = (potential[node] ?? 0) + Math.min(value, farthest);
  return true;
};

/** Sends as much as fits along arcs of reduced cost zero. */
const push = ({ out, potential, pairOf }: Network, source: number, sink: number): number => {
  const nextArc = new Int32Array(out.length);
  const onPath = new Uint8Array(out.length);
  const send = (node: number, most: number): number => {
    if (node === sink) return most;
    const arcs = out[node] ?? [];
    onPath[node] = 1;
    let sent = 0;
    for (let index = nextArc[node] ?? 0; index < arcs.length && sent < most; index = nextArc[node] = index + 1) {
      const arc = arcs[index];
      if (arc === undefined || arc.room <= 0 || onPath[arc.to] === 1) continue;
      if (Math.abs(arc.cost + (potential[node] ?? 0) - (potential[arc.to] ?? 0)) > 1e-9) continue;
      const part = send(arc.to, Math.min(most - sent, arc.room));
      if (part === 0) continue;
      arc.room -= part;
      const pair = pairOf(arc);
      if (pair !== undefined) pair.room += part;
      sent += part;
      if (sent === most) break;
    }
    onPath[node] = 0;
    return sent;
  };
  return send(source, unreached);
};

/**
 * The cheapest way to use every arc as often as it must be, so that each node is left as often as it is entered: minimum cost
 * flow by the primal-dual method. Throws if there is none, that is, if a needed arc leads to where nothing leads back.
 */
export const cheapestCirculation = (size: number, arcs: readonly FlowArc[]): Circulation => {
  const source = size;
  const sink = size + 1;
  const network = createNetwork(size + 2);
  const surplus = new Float64Array(size);
  const residuals = arcs.map(({ from, to, cost, atLeast }) => {
    surplus[to] = (surplus[to] ?? 0) + atLeast;
    surplus[from] = (surplus[from] ?? 0) - atLeast;
    return network.add(from, to, unreached, cost);
  });
  let needed = 0;
  for (const [node, amount] of surplus.entries()) {
    if (amount > 0) network.add(source, node, amount, 0);
    if (amount < 0) network.add(node, sink, -amount, 0);
    needed += Math.max(amount, 0);
  }
  while (needed > 0 && reprice(network, source, sink)) {
    for (let sent = push(network, source, sink); sent > 0; sent = push(network, source, sink)) needed -= sent;
  }
  if (needed > 0)
    throw new Error("No circulation: some arc that must be used leads to where nothing leads back to the start.");
  const flow = arcs.map(({ atLeast }, index) => {
    const residual = residuals[index];
    return atLeast + (residual === undefined ? 0 : (network.pairOf(residual)?.room ?? 0));
  });
  return { flow, cost: arcs.reduce((sum, { cost }, index) => sum + cost * (flow[index] ?? 0), 0) };
};
