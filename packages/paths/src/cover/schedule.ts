/** What the timers demand of the times of a path's steps. Indices are positions in the path. */
export type TimeRule =
  /** A timer set at `set` fires at `at`. */
  | { readonly kind: "fires"; readonly set: number; readonly at: number; readonly delayMs: number }
  /** A timer set at `set` has not yet fired at `at`. */
  | { readonly kind: "runs"; readonly set: number; readonly at: number; readonly delayMs: number };

/** The earliest times, in milliseconds from the start, that obey all rules (difference constraints, by relaxation). */
export const earliestTimes = (count: number, rules: readonly TimeRule[]): number[] => {
  const times = Array.from({ length: count }, () => 0);
  const raise = (index: number, least: number): boolean => {
    if ((times[index] ?? 0) >= least) return false;
    times[index] = least;
    return true;
  };
  for (let round = 0; round <= count + 1; round += 1) {
    let isChanged = false;
    for (let index = 1; index < count; index += 1) isChanged = raise(index, times[index - 1] ?? 0) || isChanged;
    for (const { kind, set, at, delayMs } of rules) {
      if (kind === "fires") isChanged = raise(at, (times[set] ?? 0) + delayMs) || isChanged;
      isChanged = raise(set, (times[at] ?? 0) - delayMs + (kind === "runs" ? 1 : 0)) || isChanged;
    }
    if (!isChanged) return times;
  }
  throw new Error("No times let the timers of this path fire in its order.");
};
