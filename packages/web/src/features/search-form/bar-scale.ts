/** The lines of a graph of amounts, in minor units: the lowest is where its bars begin, the highest where they could end. */
export type BarScale = {
  readonly lines: readonly number[];
  /** How high an amount stands between them, from 0 to 1. */
  readonly shareOf: (amount: number) => number;
};

/** The least of 1, 2 and 5 times a power of ten that is not below an amount. */
const roundStep = (amount: number): number => {
  const power = 10 ** Math.floor(Math.log10(amount));
  return ([1, 2, 5].find((times) => times * power >= amount) ?? 10) * power;
};

/**
 * A scale on which amounts that are near each other still differ: it begins below the least of them, at a round amount that may be
 * other than nought. Null where there are none.
 */
export const scaleOf = (amounts: readonly number[]): BarScale | null => {
  if (amounts.length === 0) return null;
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const span = Math.max(most - least, most / 50, 1);
  const step = roundStep(span / 4);
  const base = Math.max(0, Math.floor((least - span / 3) / step) * step);
  const count = Math.max(1, Math.ceil((most - base) / step));
  return {
    lines: Array.from({ length: count + 1 }, (_, line) => base + line * step),
    shareOf: (amount) => Math.max(0, amount - base) / (count * step),
  };
};
