/** Numbers from 0 to 1, always the same ones: a figure can be computed again from the same measurements. */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

/** The value below which a share of the values lies, between neighbours by straight line; NaN of nothing. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export type Ratio = {
  readonly ratio: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
  readonly pairs: number;
};

const draws = 4000;

/** The median of `of[i] / to[i]`, the two measured in the same round, with its bootstrap interval; null without a pair. */
export const pairedRatio = (of: readonly number[], to: readonly number[]): Ratio | null => {
  const pairs = of.map((value, round) => value / (to[round] ?? Number.NaN)).filter(Number.isFinite);
  if (pairs.length === 0) return null;
  const chance = seeded(1);
  const pick = () => pairs[Math.floor(chance() * pairs.length)] ?? Number.NaN;
  const medians = Array.from({ length: draws }, () => median(pairs.map(pick)));
  return { ratio: median(pairs), low: quantile(medians, 0.025), high: quantile(medians, 0.975), pairs: pairs.length };
};
