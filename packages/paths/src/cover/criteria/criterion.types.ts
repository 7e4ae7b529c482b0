import type { Aside, Graph, GraphEdge } from "../../explore/graph.types.ts";

/** What a suite has to cover, and how to see that it does. */
export type Criterion = {
  readonly name: string;
  /** How many steps back the targets look: 0 for transitions, 1 for pairs. */
  readonly memory: number;
  /** What of a past step makes a difference; what it takes in the chart, unless told. */
  readonly remember?: (edge: GraphEdge) => string;
  /** All there are, whether they can be reached or not. */
  readonly targets: readonly string[];
  /** The targets that an edge covers, after the `memory` steps before it (oldest first; none from before the path). */
  readonly covers: (edge: GraphEdge, before: readonly GraphEdge[]) => readonly string[];
  /** A target counts where taking it shows: a fault would go unseen in a step that changes nothing, or less than another. */
  readonly isTelling?: true;
  /** What to do besides, after an edge that covers the target for the first time; it leaves the configuration as it is. */
  readonly aside?: (target: string, edge: GraphEdge) => Aside | undefined;
  /** Why a target cannot be covered. */
  readonly why: (target: string) => string;
};

export type CriterionOf = (graph: Graph) => Criterion;
