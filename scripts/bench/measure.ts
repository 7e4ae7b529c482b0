import { median, pairedRatio, type Ratio } from "./statistics.ts";

/** What one measurement gave, by the name of the figure. */
export type Sample = Readonly<Record<string, number>>;

export type Variant = { readonly name: string; readonly measure: () => Promise<Sample> };

/**
 * A figure of one variant against another's: at most, or at least, so many times as much. Without another it is the figure
 * itself that is judged.
 */
export type Goal = { readonly figure: string; readonly of: string; readonly to?: string } & (
  | { readonly atMost: number }
  | { readonly atLeast: number }
);

export type Benchmark = {
  readonly name: string;
  readonly what: string;
  readonly rounds: number;
  readonly goals: readonly Goal[];
  /** Starts what is measured. The first variant is the one the others are set against. */
  readonly open: () => Promise<{ readonly variants: readonly Variant[]; readonly close: () => Promise<void> }>;
};

export type GoalResult = Goal & Ratio & { readonly met: boolean };

export type Report = {
  readonly name: string;
  readonly what: string;
  readonly rounds: number;
  /** Medians over the rounds, by variant and figure. */
  readonly medians: Readonly<Record<string, Sample>>;
  readonly ratios: readonly ({ readonly figure: string; readonly of: string; readonly to: string } & Ratio)[];
  readonly goals: readonly GoalResult[];
};

type Samples = ReadonlyMap<string, readonly Sample[]>;

/** A goal is met when the interval reaches it: a run cannot tell the figure from one that meets it. */
const judge = (goal: Goal, ratio: Ratio): GoalResult => ({
  ...goal,
  ...ratio,
  met: "atMost" in goal ? ratio.low <= goal.atMost : ratio.high >= goal.atLeast,
});

const summarise = ({ name, what, goals }: Benchmark, samples: Samples, rounds: number): Report => {
  const valuesOf = (variant: string, figure: string) =>
    (samples.get(variant) ?? []).map((sample) => sample[figure] ?? Number.NaN);
  const figuresOf = (variant: string) => Object.keys(samples.get(variant)?.[0] ?? {});
  const [to = "", ...others] = samples.keys();
  return {
    name,
    what,
    rounds,
    medians: Object.fromEntries(
      [...samples.keys()].map((variant) => [
        variant,
        Object.fromEntries(figuresOf(variant).map((figure) => [figure, median(valuesOf(variant, figure))])),
      ]),
    ),
    ratios: others.flatMap((of) =>
      figuresOf(of).flatMap((figure) => {
        const ratio = pairedRatio(valuesOf(of, figure), valuesOf(to, figure));
        return ratio ? [{ figure, of, to, ...ratio }] : [];
      }),
    ),
    goals: goals.map((goal) => {
      const values = valuesOf(goal.of, goal.figure);
      const ratio = pairedRatio(values, goal.to === undefined ? values.map(() => 1) : valuesOf(goal.to, goal.figure));
      if (!ratio)
        throw new Error(`${name}: no round measured ${goal.figure} of ${goal.of}, or of what it is set against.`);
      return judge(goal, ratio);
    }),
  };
};

/**
 * Measures all variants in every round, forwards and backwards in turn, so that whatever else the machine does meets them
 * alike. A first round warms up and is forgotten.
 */
export const runBenchmark = async (
  benchmark: Benchmark,
  rounds: number,
  tell: (progress: string) => void,
): Promise<Report> => {
  const { variants, close } = await benchmark.open();
  try {
    const samples = new Map<string, Sample[]>(variants.map(({ name }) => [name, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const { name, measure } of round % 2 === 0 ? variants : variants.toReversed()) {
        const sample = await measure();
        if (round > 0) samples.get(name)?.push(sample);
      }
      tell(`${benchmark.name}: round ${round} of ${rounds}`);
    }
    return summarise(benchmark, samples, rounds);
  } finally {
    await close();
  }
};
