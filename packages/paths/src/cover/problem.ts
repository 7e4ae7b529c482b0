/** A step of the graph a suite walks on. Node 0 is where every path starts. */
export type Arc = {
  readonly from: number;
  readonly to: number;
  /** 0 for the arcs out of the start, which are no steps; 1 for all others. */
  readonly cost: number;
  /** The targets that taking it covers. */
  readonly labels: readonly number[];
  /** The edge of the configuration graph that it stands for. */
  readonly edge: number;
};

/** Cover every label with walks from node 0. */
export type CoverProblem = {
  readonly nodeCount: number;
  readonly arcs: readonly Arc[];
  readonly out: readonly (readonly number[])[];
  readonly labelCount: number;
  /** By node: a path may end here. */
  readonly mayEnd: readonly boolean[];
  /** Coarser places that may stand for the nodes when the bound is computed; each list is by node. */
  readonly places: readonly (readonly string[])[];
  readonly resetCost: number;
  readonly maxSteps: number;
};

/** A suite as the arcs of each of its paths. */
export type Walks = readonly (readonly number[])[];

export const stepsOf = ({ arcs }: Pick<CoverProblem, "arcs">, walk: readonly number[]): number =>
  walk.reduce((sum, arc) => sum + (arcs[arc]?.cost ?? 0), 0);

export const costOf = (problem: CoverProblem, walks: Walks): number =>
  walks.reduce((sum, walk) => sum + problem.resetCost + stepsOf(problem, walk), 0);

/** How often each label is covered. */
export const coverageOf = ({ arcs, labelCount }: CoverProblem, walks: Walks): Int32Array => {
  const coverage = new Int32Array(labelCount);
  for (const walk of walks)
    for (const arc of walk) for (const label of arcs[arc]?.labels ?? []) coverage[label] = (coverage[label] ?? 0) + 1;
  return coverage;
};
