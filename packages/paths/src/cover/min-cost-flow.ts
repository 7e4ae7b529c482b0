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

/** An arc of the residual network; its opposite has the next number, and the other way round. */
type Residual = { readonly from: number; readonly to: number; readonly room: number; readonly cost: number };

/** The residual network of a transport from the nodes with too much inflow to those with too little, in rows that lie in memory. */
const createNetwork = (size: number, given: readonly Residual[]) => {
  const count = 2 * given.length;
  const to = new Int32Array(count);
  const room = new Float64Array(count);
  const cost = new Float64Array(count);
  /** By node: where the numbers of its arcs begin in `ids`; one more for where the last end. */
  const begins = new Int32Array(size + 1);
  for (const arc of given) {
    begins[arc.from + 1] = (begins[arc.from + 1] ?? 0) + 1;
    begins[arc.to + 1] = (begins[arc.to + 1] ?? 0) + 1;
  }
  for (let node = 0; node < size; node += 1) begins[node + 1] = (begins[node + 1] ?? 0) + (begins[node] ?? 0);
  const filled = begins.slice();
  const ids = new Int32Array(count);
  const list = (node: number, id: number) => {
    const at = filled[node] ?? 0;
    ids[at] = id;
    filled[node] = at + 1;
  };
  for (let index = 0; index < given.length; index += 1) {
    const arc = given[index];
    if (arc === undefined) continue;
    const [forth, back] = [2 * index, 2 * index + 1];
    to[forth] = arc.to;
    to[back] = arc.from;
    room[forth] = arc.room;
    cost[forth] = arc.cost;
    cost[back] = -arc.cost;
    list(arc.to, back);
    list(arc.from, forth);
  }
  return { size, begins, ids, to, room, cost, potential: new Float64Array(size) };
};

type Network = ReturnType<typeof createNetwork>;

/** Brings the potentials up to date, so that every arc with room has a reduced cost of zero or more. False if the sink is out of reach. */
const reprice = ({ size, begins, ids, to, room, cost, potential }: Network, source: number, sink: number): boolean => {
  const distance = new Float64Array(size).fill(unreached);
  const heap = createHeap();
  distance[source] = 0;
  heap.push(0, source);
  for (let entry = heap.pop(); entry !== undefined; entry = heap.pop()) {
    const { node } = entry;
    // Whatever is farther than the sink is repriced by as much as the sink.
    if (node === sink) break;
    if (entry.distance > (distance[node] ?? unreached)) continue;
    const base = entry.distance + (potential[node] ?? 0);
    for (let at = begins[node] ?? 0; at < (begins[node + 1] ?? 0); at += 1) {
      const id = ids[at] ?? 0;
      if ((room[id] ?? 0) <= 0) continue;
      const other = to[id] ?? 0;
      const next = base + (cost[id] ?? 0) - (potential[other] ?? 0);
      if (next >= (distance[other] ?? unreached)) continue;
      distance[other] = next;
      heap.push(next, other);
    }
  }
  const farthest = distance[sink] ?? unreached;
  if (farthest === unreached) return false;
  for (let node = 0; node < size; node += 1)
    potential[node] = (potential[node] ?? 0) + Math.min(distance[node] ?? farthest, farthest);
  return true;
};

/** Sends as much as fits along arcs of reduced cost zero. */
const push = ({ size, begins, ids, to, room, cost, potential }: Network, source: number, sink: number): number => {
  const nextAt = begins.slice(0, size);
  const onPath = new Uint8Array(size);
  const send = (node: number, most: number): number => {
    if (node === sink) return most;
    const end = begins[node + 1] ?? 0;
    const here = potential[node] ?? 0;
    onPath[node] = 1;
    let sent = 0;
    for (let at = nextAt[node] ?? 0; at < end && sent < most; at = nextAt[node] = at + 1) {
      const id = ids[at] ?? 0;
      const [other, left] = [to[id] ?? 0, room[id] ?? 0];
      if (left <= 0 || onPath[other] === 1) continue;
      if (Math.abs((cost[id] ?? 0) + here - (potential[other] ?? 0)) > 1e-9) continue;
      const part = send(other, Math.min(most - sent, left));
      if (part === 0) continue;
      room[id] = left - part;
      room[id ^ 1] = (room[id ^ 1] ?? 0) + part;
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
  const surplus = new Float64Array(size);
  const residuals = arcs.map(({ from, to, cost, atLeast }): Residual => {
    surplus[to] = (surplus[to] ?? 0) + atLeast;
    surplus[from] = (surplus[from] ?? 0) - atLeast;
    return { from, to, room: unreached, cost };
  });
  let needed = 0;
  for (const [node, amount] of surplus.entries()) {
    if (amount > 0) residuals.push({ from: source, to: node, room: amount, cost: 0 });
    if (amount < 0) residuals.push({ from: node, to: sink, room: -amount, cost: 0 });
    needed += Math.max(amount, 0);
  }
  const network = createNetwork(size + 2, residuals);
  while (needed > 0 && reprice(network, source, sink)) {
    for (let sent = push(network, source, sink); sent > 0; sent = push(network, source, sink)) needed -= sent;
  }
  if (needed > 0)
    throw new Error("No circulation: some arc that must be used leads to where nothing leads back to the start.");
  const flow = arcs.map(({ atLeast }, index) => atLeast + (network.room[2 * index + 1] ?? 0));
  return { flow, cost: arcs.reduce((sum, { cost }, index) => sum + cost * (flow[index] ?? 0), 0) };
};
