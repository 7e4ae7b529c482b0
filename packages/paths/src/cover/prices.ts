import { brokenConnections, type Connection } from "./connection.ts";
import type { CoverProblem } from "./problem.ts";
import { waysFrom } from "./shortest-ways.ts";
import { createSimplex, type Inequality, type Simplex } from "./simplex.ts";

/** What a suite would at most be charged for each thing it has to do: any prices under which no way round makes a gain prove a bound. */
export type Prices = {
  /** For the first time each target is covered. */
  readonly targets: readonly number[];
  readonly connections: readonly (Connection & { readonly price: number })[];
  /** For each path up to the least number of them. */
  readonly path: number;
};

export type PriceOptions = {
  /** It is proven already that there are no fewer paths. */
  readonly leastPaths: number;
  /** What a suite costs that is known. */
  readonly goal: number;
  /** Multiplications at most; what is not finished by then proves less. */
  readonly mostWork: number;
};

/** Whole numbers are compared with whole numbers: one step in so many parts. */
const parts = 2 ** 20;
/** Prices a little below the true ones have one cheapest solution more often, so that the search does not stand still. */
const discount = 1e-5;
/** Connections that raise the bound by less than this, so often one after the other, are the last. */
const worthwhile = 0.01;
const mostStalls = 40;

/**
 * What prices prove: with each arc's cost less the prices of what it does, a way round that gains must not exist (Bellman and Ford,
 * in whole numbers). Then no suite costs less than all prices together. Null if there is such a way.
 */
export const provenBy = (
  { arcs, nodeCount, mayEnd, labelCount, resetCost }: CoverProblem,
  { targets, connections, path }: Prices,
  leastPaths: number,
): number | null => {
  const whole = (price: number) => Math.max(0, Math.floor(price * parts - 0.01));
  const priceOf = Array.from({ length: labelCount }, (_, label) => whole(targets[label] ?? 0));
  const net = arcs.map(({ cost, labels }) => labels.reduce((sum, label) => sum - (priceOf[label] ?? 0), cost * parts));
  let total = priceOf.reduce((sum, price) => sum + price, 0);
  for (const { arcs: entering, price } of connections) {
    for (const arc of entering) net[arc] = (net[arc] ?? 0) - whole(price);
    total += whole(price);
  }
  total += whole(path) * leastPaths;
  const again = resetCost * parts - whole(path);
  const least = new Float64Array(nodeCount);
  for (let round = 0; round <= nodeCount; round += 1) {
    let isChanged = false;
    const lower = (node: number, value: number) => {
      if (value >= (least[node] ?? 0)) return;
      least[node] = value;
      isChanged = true;
    };
    for (const [id, { from, to }] of arcs.entries()) lower(to, (least[from] ?? 0) + (net[id] ?? 0));
    for (const [node, may] of mayEnd.entries()) if (may) lower(0, (least[node] ?? 0) + again);
    if (!isChanged) return Math.ceil(total / parts);
  }
  return null;
};

/** The cheapest suite as a linear program: how often each arc is taken that is not on the tree of shortest ways, and each end. */
const programOf = (problem: CoverProblem, leastPaths: number) => {
  const { arcs, mayEnd, labelCount, resetCost } = problem;
  const { by, distance } = waysFrom(problem, 0);
  const branch = new Set(by.filter((arc) => arc >= 0));
  const free = [...arcs.keys()].filter((id) => !branch.has(id));
  const ends = [...mayEnd.keys()].filter((node) => mayEnd[node] === true && (distance[node] ?? -1) >= 0);
  /** By arc: how often it is taken, in terms of the unknowns. What is taken off the tree is brought there by the tree. */
  const useOf: Map<number, number>[] = arcs.map(() => new Map());
  const bring = (node: number, unknown: number, factor: number) => {
    for (let arc = by[node] ?? -1; arc >= 0; arc = by[arcs[arc]?.from ?? 0] ?? -1) {
      const use = useOf[arc];
      const sum = (use?.get(unknown) ?? 0) + factor;
      if (sum === 0) use?.delete(unknown);
      else use?.set(unknown, sum);
    }
  };
  const prices: number[] = [];
  for (const id of free) {
    const arc = arcs[id];
    if (arc === undefined) continue;
    useOf[id]?.set(prices.length, 1);
    bring(arc.from, prices.length, 1);
    bring(arc.to, prices.length, -1);
    prices.push(arc.cost + (distance[arc.from] ?? 0) - (distance[arc.to] ?? 0));
  }
  const endings = new Map<number, number>();
  for (const node of ends) {
    bring(node, prices.length, 1);
    endings.set(prices.length, 1);
    prices.push(resetCost + (distance[node] ?? 0));
  }
  const total = (ids: readonly number[]): Map<number, number> => {
    const sum = new Map<number, number>();
    for (const id of ids)
      for (const [unknown, factor] of useOf[id] ?? []) sum.set(unknown, (sum.get(unknown) ?? 0) + factor);
    return sum;
  };
  const holders: number[][] = Array.from({ length: labelCount }, () => []);
  for (const [id, { labels }] of arcs.entries()) for (const label of labels) holders[label]?.push(id);
  const atLeastOnce = (ids: readonly number[]): Inequality => ({ constant: -1, of: total(ids) });

  // What only one arc covers makes that arc one that must be taken, and what else it covers needs no rule of its own.
  const forced = new Map<number, number>();
  for (const [label, [only, ...others]] of holders.entries())
    if (only !== undefined && others.length === 0 && !forced.has(only)) forced.set(only, label);
  const isSettled = new Set([...forced.keys()].flatMap((id) => arcs[id]?.labels ?? []));
  const unknownOf = new Map(free.map((id, unknown) => [id, unknown]));
  const open = [...holders.keys()].filter((label) => !isSettled.has(label));
  const branches = [...branch];
  const rows: Inequality[] = [
    { constant: -leastPaths, of: endings },
    ...open.map((label) => atLeastOnce(holders[label] ?? [])),
    ...branches.map((id) => ({ constant: forced.has(id) ? -1 : 0, of: useOf[id] ?? new Map<number, number>() })),
  ];
  const least = new Map(
    [...forced.keys()].flatMap((id) => [unknownOf.get(id) ?? []].flat().map((one) => [one, 1] as const)),
  );
  const rowOf = new Map([
    ...open.map((label, index) => [label, 1 + index] as const),
    ...branches.flatMap((id, index) => {
      const label = forced.get(id);
      return label === undefined ? [] : [[label, 1 + open.length + index] as const];
    }),
  ]);
  const pricesIn = (simplex: Simplex): number[] => {
    const found = holders.map((_, label) => {
      const row = rowOf.get(label);
      return row === undefined ? 0 : simplex.dualOf(row);
    });
    for (const [id, label] of forced) {
      const unknown = unknownOf.get(id);
      if (unknown !== undefined) found[label] = simplex.reducedOf(unknown);
    }
    return found;
  };
  const valueIn = (simplex: Simplex) => (id: number) => {
    let sum = 0;
    for (const [unknown, factor] of useOf[id] ?? []) sum += factor * simplex.valueOf(unknown);
    return sum;
  };
  return { prices, least, rows, atLeastOnce, valueIn, pricesIn };
};

/** Less for each price that is not zero, differently for each, and the same every time. */
const discounted = (price: number, index: number): number =>
  price === 0 ? 0 : price - discount * (((index * 7919) % 1009) / 1009);

export type PricedBound = {
  /** No suite has less of `paths · resetCost + steps`. */
  readonly cost: number;
  /** How often the relaxed solution takes an arc: a hint where a cheap suite goes. */
  readonly useOf: (arc: number) => number;
};

/** Beyond, the simplex method takes longer than what comes near to its bound. */
const mostDense = 1e8;

const isSmallEnough = ({ arcs, nodeCount, labelCount }: CoverProblem, mostWork: number): boolean =>
  32 * (nodeCount + labelCount) * arcs.length <= Math.min(mostWork, mostDense);

/**
 * The bound of the linear program in which targets may be covered in parts, with those connections that its solutions break. What
 * the simplex method says is not believed but checked: its prices are a proof that is verified in whole numbers. Null where that
 * would take too long.
 */
export const boundByPrices = (
  problem: CoverProblem,
  { goal, leastPaths, mostWork }: PriceOptions,
): PricedBound | null => {
  if (!isSmallEnough(problem, mostWork)) return null;
  const { prices, least, rows, atLeastOnce, valueIn, pricesIn } = programOf(problem, leastPaths);
  const simplex = createSimplex({ prices: prices.map(discounted), least, rows }, mostWork);
  const connections: Connection[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let stalled = 0;
  while (simplex.solve() && Math.ceil(simplex.objective()) < goal && stalled < mostStalls) {
    const broken = brokenConnections(problem, valueIn(simplex));
    if (broken.length === 0) break;
    for (const connection of broken) simplex.add(atLeastOnce(connection.arcs));
    connections.push(...broken);
    stalled = simplex.objective() - last < worthwhile ? stalled + 1 : 0;
    last = simplex.objective();
  }
  const found: Prices = {
    targets: pricesIn(simplex),
    connections: connections.map((connection, index) => ({
      ...connection,
      price: simplex.dualOf(rows.length + index),
    })),
    path: simplex.dualOf(0),
  };
  return { cost: provenBy(problem, found, leastPaths) ?? 0, useOf: valueIn(simplex) };
};
