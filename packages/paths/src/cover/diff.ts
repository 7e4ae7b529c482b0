/** As much of a suite as a comparison reads. */
export type ComparableSuite = {
  readonly machine: string;
  readonly hash: string;
  readonly criterion: string;
  readonly steps: number;
  readonly paths: readonly {
    readonly id: string;
    readonly title: string;
    readonly steps: readonly { readonly label: string; readonly transitions: readonly string[] }[];
  }[];
};

export type PathChange = { readonly id: string; readonly title: string; readonly steps: readonly string[] };

export type SuiteDiff = {
  readonly isSameMachine: boolean;
  readonly kept: number;
  readonly added: readonly PathChange[];
  readonly removed: readonly PathChange[];
  readonly transitionsAdded: readonly string[];
  readonly transitionsRemoved: readonly string[];
  readonly stepsBefore: number;
  readonly stepsAfter: number;
};

const transitionsOf = ({ paths }: ComparableSuite): Set<string> =>
  new Set(paths.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions)));

const without = (from: ComparableSuite, other: ComparableSuite): PathChange[] => {
  const ids = new Set(other.paths.map(({ id }) => id));
  return from.paths
    .filter(({ id }) => !ids.has(id))
    .map(({ id, title, steps }) => ({ id, title, steps: steps.map(({ label }) => label) }));
};

/** What changed between two suites, by the paths' ids. */
export const diff = (before: ComparableSuite, after: ComparableSuite): SuiteDiff => {
  const [old, now] = [transitionsOf(before), transitionsOf(after)];
  const added = without(after, before);
  return {
    isSameMachine: before.machine === after.machine && before.hash === after.hash,
    kept: after.paths.length - added.length,
    added,
    removed: without(before, after),
    transitionsAdded: [...now].filter((id) => !old.has(id)),
    transitionsRemoved: [...old].filter((id) => !now.has(id)),
    stepsBefore: before.steps,
    stepsAfter: after.steps,
  };
};
