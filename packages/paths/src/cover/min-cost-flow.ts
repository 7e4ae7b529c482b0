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

/**
 * The residual network of a transport from the nodes with too much inflow to those with too little, in rows that lie in memory. Each
 * arc is followed by its opposite, which has room for what flows along it.
 */
const createNetwork = (size: number, arcs: readonly FlowArc[], surplus: Float64Array) => {
  const [source, sink] = [size, size + 1];
  const uneven = surplus.reduce((sum, amount) => sum + (amount === 0 ? 0 : 1), 0);
  const count = 2 * (arcs.length + uneven);
  const to = new Int32Array(count);
  const room = new Float64Array(count);
  const cost = new Float64Array(count);
  let filled = 0;
  const put = (start: number, goal: number, most: number, price: number) => {
    to[filled] = goal;
    to[filled + 1] = start;
    room[filled] = most;
    cost[filled] = price;
    cost[filled + 1] = -price;
    filled += 2;
  };
  for (const arc of arcs) put(arc.from, arc.to, unreached, arc.cost);
  for (let node = 0; node < size; node += 1) {
    const amount = surplus[node] ?? 0;
    if (amount > 0) put(source, node, amount, 0);
    if (amount < 0) put(node, sink, -amount, 0);
  }
  /** By node: where the numbers of its arcs begin in `ids`; one more for where the last end. An arc begins where its opposite leads. */
  const begins = new Int32Array(size + 3);
  for (let id = 0; id < count; id += 1) {
    const from = to[id ^ 1] ?? 0;
    begins[from + 1] = (begins[from + 1] ?? 0) + 1;
  }
  for (let node = 0; node < size + 2; node += 1) begins[node + 1] = (begins[node + 1] ?? 0) + (begins[node] ?? 0);
  const places = begins.slice();
  const ids = new Int32Array(count);
  for (let id = 0; id < count; id += 1) {
    const from = to[id ^ 1] ?? 0;
    const at = places[from] ?? 0;
    ids[at] = id;
    places[from] = at + 1;
  }
  return { size: size + 2, source, sink, begins, ids, to, room, cost, potential: new Float64Array(size + 2) };
};

type Network = ReturnType<typeof createNetwork>;

/** Brings the potentials up to date, so that every arc with room has a reduced cost of zero or more. False if the sink is out of reach. */
const reprice = ({ size, source, sink, begins, ids, to, room, cost, potential }: Network): boolean => {
  const distance = new Float64Array(size).fill(unreached);
  const heap = createHeap();
  /** Nodes as near as the one that was looked at last: most are, and need no place in the heap. */
  const near = [source];
  distance[source] = 0;
  let reached = 0;
  for (;;) {
    let node = near.pop();
    if (node === undefined) {
      const entry = heap.pop();
      if (entry === undefined) break;
      if (entry.distance > (distance[entry.node] ?? unreached)) continue;
      node = entry.node;
      reached = entry.distance;
    }
    // Whatever is farther than the sink is repriced by as much as the sink.
    if (node === sink) break;
    const base = reached + (potential[node] ?? 0);
    for (let at = begins[node] ?? 0; at < (begins[node + 1] ?? 0); at += 1) {
      const id = ids[at] ?? 0;
      if ((room[id] ?? 0) <= 0) continue;
      const other = to[id] ?? 0;
      const next = base + (cost[id] ?? 0) - (potential[other] ?? 0);
      if (next >= (distance[other] ?? unreached)) continue;
      distance[other] = next;
      if (next === reached) near.push(other);
      else heap.push(next, other);
    }
  }
  const farthest = distance[sink] ?? unreached;
  if (farthest === unreached) return false;
  for (let node = 0; node < size; node += 1)
    potential[node] = (potential[node] ?? 0) + Math.min(distance[node] ?? farthest, farthest);
  return true;
};

/** Sends as much as fits along arcs of reduced cost zero. */
const push = ({ size, source, sink, begins, ids, to, room, cost, potential }: Network): number => {
  const nextAt = begins.slice(0, size);
  /** What lies on the way, and what leads nowhere any more. */
  const isClosed = new Uint8Array(size);
  const send = (node: number, most: number): number => {
    const end = begins[node + 1] ?? 0;
    const here = potential[node] ?? 0;
    isClosed[node] = 1;
    let sent = 0;
    for (let at = nextAt[node] ?? 0; at < end; at += 1) {
      const id = ids[at] ?? 0;
      const [other, left] = [to[id] ?? 0, room[id] ?? 0];
      if (left <= 0 || isClosed[other] === 1) continue;
      if (Math.abs((cost[id] ?? 0) + here - (potential[other] ?? 0)) > 1e-9) continue;
      const wanted = Math.min(most - sent, left);
      const part = other === sink ? wanted : send(other, wanted);
      room[id] = left - part;
      room[id ^ 1] = (room[id ^ 1] ?? 0) + part;
      sent += part;
      if (sent < most) continue;
      nextAt[node] = at;
      isClosed[node] = 0;
      break;
    }
    return sent;
  };
  return send(source, unreached);
};

/**
 * The cheapest way to use every arc as often as it must be, so that each node is left as often as it is entered: minimum cost
 * flow by the primal-dual method. Throws if there is none, that is, if a needed arc leads to where nothing leads back.
 */
export const cheapestCirculation = (size: number, arcs: readonly FlowArc[]): Circulation => {
  const surplus = new Float64Array(size);
  for (const { from, to, atLeast } of arcs) {
    surplus[to] = (surplus[to] ?? 0) + atLeast;
    surplus[from] = (surplus[from] ?? 0) - atLeast;
  }
  let needed = surplus.reduce((sum, amount) => sum + Math.max(amount, 0), 0);
  const network = createNetwork(size, arcs, surplus);
  while (needed > 0 && reprice(network)) needed -= push(network);
  if (needed > 0)
    throw new Error("No circulation: some arc that must be used leads to where nothing leads back to the start.");
  const flow = arcs.map(({ atLeast }, index) => atLeast + (network.room[2 * index + 1] ?? 0));
  return { flow, cost: arcs.reduce((sum, { cost }, index) => sum + cost * (flow[index] ?? 0), 0) };
};
