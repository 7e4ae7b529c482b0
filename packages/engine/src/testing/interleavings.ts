/** A rule that does not hold in some order of events. */
export class BrokenRule extends Error {}

export const must = (isKept: boolean, rule: string): void => {
  if (!isKept) throw new BrokenRule(rule);
};

export type WorldStep<World> = { readonly label: string; readonly world: World };

type Worlds<World> = {
  readonly start: World;
  /** Everything that may happen next, in any order. Throws `BrokenRule`. */
  readonly successors: (world: World) => readonly WorldStep<World>[];
  /** What tells one world from another. */
  readonly keyOf: (world: World) => string;
  /** Where nothing has to happen any more; from every world one of these must be within reach. */
  readonly isSettled?: (world: World) => boolean;
  /** More worlds than this are a model that has to be made smaller. */
  readonly most?: number;
};

export type Interleavings = {
  readonly states: number;
  readonly transitions: number;
  /** The shortest way to it. */
  readonly violation?: { readonly rule: string; readonly trace: readonly string[] };
};

type Node<World> = { readonly world: World; readonly label: string; readonly parent: Node<World> | null };

const traceOf = <World>(node: Node<World> | null): string[] =>
  node === null ? [] : [...traceOf(node.parent), node.label];

/** An explicit-state model checker: visits every order in which things can happen, each state once, the nearest first. */
export const checkInterleavings = <World>({
  isSettled,
  keyOf,
  most = 500_000,
  start,
  successors,
}: Worlds<World>): Interleavings => {
  const nodes = new Map<string, Node<World>>([[keyOf(start), { world: start, label: "start", parent: null }]]);
  const before = new Map<string, string[]>();
  const settled: string[] = [];
  let transitions = 0;
  // A map goes on over what is added to it meanwhile.
  for (const [from, node] of nodes) {
    if (nodes.size > most) throw new Error(`More than ${most} states: let less happen, or tell fewer worlds apart.`);
    if (isSettled?.(node.world)) settled.push(from);
    try {
      for (const { label, world } of successors(node.world)) {
        transitions += 1;
        const key = keyOf(world);
        if (!nodes.has(key)) nodes.set(key, { world, label, parent: node });
        if (isSettled !== undefined) before.set(key, [...(before.get(key) ?? []), from]);
      }
    } catch (error) {
      if (!(error instanceof BrokenRule)) throw error;
      return { states: nodes.size, transitions, violation: { rule: error.message, trace: traceOf(node) } };
    }
  }
  const figures = { states: nodes.size, transitions };
  if (isSettled === undefined) return figures;
  const reaching = new Set(settled);
  for (const key of reaching) for (const from of before.get(key) ?? []) reaching.add(from);
  const stuck = [...nodes].find(([key]) => !reaching.has(key));
  return stuck === undefined
    ? figures
    : { ...figures, violation: { rule: "everything can come to an end", trace: traceOf(stuck[1]) } };
};
