import type { CoverProblem } from "../cover/problem.ts";

/** Nodes that a solution goes round in without ever coming from the start, and the targets it covers only there. */
export type Island = { readonly nodes: ReadonlySet<number>; readonly labels: readonly number[] };

const sum = (terms: readonly string[]): string => terms.join(" + ");

/**
 * The cheapest suite as an integer program in the LP format that every solver reads. `a…` is how often an arc is taken, `e…` how
 * often a path ends at a node. A solution may go round on islands; each one found is ruled out by a cut: a target is covered
 * outside, or the island is entered.
 */
export const programOf = (problem: CoverProblem, islands: readonly Island[], isInteger = true): string => {
  const { arcs, nodeCount, mayEnd, labelCount, resetCost } = problem;
  const into: string[][] = Array.from({ length: nodeCount }, () => []);
  const out: string[][] = Array.from({ length: nodeCount }, () => []);
  const covering: string[][] = Array.from({ length: labelCount }, () => []);
  for (const [id, { from, to, labels }] of arcs.entries()) {
    if (from !== to) {
      into[to]?.push(`a${id}`);
      out[from]?.push(`a${id}`);
    }
    for (const label of labels) covering[label]?.push(`a${id}`);
  }
  const ends = [...mayEnd.keys()].filter((node) => mayEnd[node] === true).map((node) => `e${node}`);
  const cost = [...arcs.entries()].flatMap(([id, arc]) => (arc.cost === 0 ? [] : [`${arc.cost} a${id}`]));
  const balance = into.flatMap((arriving, node) => {
    if (node === 0) return [];
    const leaving = [...(out[node] ?? []), ...(mayEnd[node] === true ? [`e${node}`] : [])];
    if (arriving.length + leaving.length === 0) return [];
    return [` b${node}: ${sum(arriving)}${leaving.map((name) => ` - ${name}`).join("")} = 0`];
  });
  const cuts = islands.flatMap(({ nodes, labels }, index) => {
    const entering = [...arcs.entries()].flatMap(([id, { from, to }]) =>
      nodes.has(to) && !nodes.has(from) ? [`a${id}`] : [],
    );
    return labels.map((label) => {
      const outside = (covering[label] ?? []).filter((name) => {
        const arc = arcs[Number(name.slice(1))];
        return arc !== undefined && !nodes.has(arc.from);
      });
      return ` i${index}_${label}: ${sum([...new Set([...outside, ...entering])])} >= 1`;
    });
  });
  const names = [...arcs.keys()].map((id) => `a${id}`);
  return [
    "Minimize",
    ` cost: ${sum([...cost, ...ends.map((name) => `${resetCost} ${name}`)])}`,
    "Subject To",
    ...balance,
    ...covering.map((taken, label) => ` t${label}: ${sum(taken)} >= 1`),
    ...cuts,
    ...(isInteger ? ["General", ` ${[...names, ...ends].join(" ")}`] : []),
    "End",
    "",
  ].join("\n");
};

/** What of a solution is not connected to the start. */
export const islandsIn = ({ arcs, nodeCount }: CoverProblem, taken: (arc: number) => number): Island[] => {
  const used = [...arcs.keys()].filter((id) => taken(id) > 0.001);
  const next: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const id of used) {
    const arc = arcs[id];
    if (arc === undefined) continue;
    next[arc.from]?.push(arc.to);
    next[arc.to]?.push(arc.from);
  }
  const seen = new Set<number>();
  const reach = (start: number): Set<number> => {
    const found = new Set([start]);
    for (const node of found) for (const other of next[node] ?? []) found.add(other);
    return found;
  };
  for (const node of reach(0)) seen.add(node);
  const islands: Island[] = [];
  for (const id of used) {
    const from = arcs[id]?.from ?? 0;
    if (seen.has(from)) continue;
    const nodes = reach(from);
    for (const node of nodes) seen.add(node);
    const labels = new Set(used.flatMap((one) => (nodes.has(arcs[one]?.from ?? 0) ? (arcs[one]?.labels ?? []) : [])));
    islands.push({ nodes, labels: [...labels] });
  }
  return islands;
};
