/**
 * Which timers may fire first. A zone is the set of all readings that the clocks of the running timers may have, as bounds on
 * their differences (a difference bound matrix, as in timed automata). Times are whole milliseconds, so `<` is `≤ −1`.
 */
export type Timer = { readonly id: string; readonly delayMs: number };

/** `bounds[i][j]` is the greatest possible `clock i − clock j`; index 0 is the constant zero, timer `n` has index `n + 1`. */
export type Zone = readonly (readonly number[])[];

export const emptyZone: Zone = [[0]];

const at = (bounds: Zone, row: number, column: number): number => bounds[row]?.[column] ?? Number.POSITIVE_INFINITY;

/** Tightens every bound by every way round; null if no reading is left. */
const closed = (bounds: Zone): Zone | null => {
  const result = bounds.map((row) => [...row]);
  for (let via = 0; via < result.length; via += 1)
    for (const row of result)
      for (let column = 0; column < row.length; column += 1)
        row[column] = Math.min(
          row[column] ?? Number.POSITIVE_INFINITY,
          (row[via] ?? Number.POSITIVE_INFINITY) + at(result, via, column),
        );
  return result.every((row, index) => (row[index] ?? 0) >= 0) ? result : null;
};

type Bound = { readonly row: number; readonly column: number; readonly most: number };

const restricted = (zone: Zone, limits: readonly Bound[]): Zone | null => {
  const bounds = zone.map((row) => [...row]);
  for (const { row, column, most } of limits) {
    const line = bounds[row];
    if (line !== undefined) line[column] = Math.min(line[column] ?? most, most);
  }
  return closed(bounds);
};

/** After any wait in which no timer fires; null if one is due at once. */
export const waited = (zone: Zone, timers: readonly Timer[]): Zone | null => {
  const later = zone.map((row, index) =>
    index === 0 ? [...row] : row.map((bound, column) => (column === 0 ? Number.POSITIVE_INFINITY : bound)),
  );
  return restricted(
    later,
    timers.map(({ delayMs }, index) => ({ row: index + 1, column: 0, most: delayMs - 1 })),
  );
};

/** The timers that fire together when this one is the first to fire, in the order in which they were set; null if it can't be. */
export const firing = (
  zone: Zone,
  timers: readonly Timer[],
  first: number,
): { readonly zone: Zone; readonly due: readonly number[] } | null => {
  const own = timers[first]?.delayMs ?? 0;
  const later = zone.map((row, index) =>
    index === 0 ? [...row] : row.map((bound, column) => (column === 0 ? Number.POSITIVE_INFINITY : bound)),
  );
  let reached = restricted(later, [
    { row: first + 1, column: 0, most: own },
    { row: 0, column: first + 1, most: -own },
    ...timers.map(({ delayMs }, index) => ({ row: index + 1, column: 0, most: delayMs })),
  ]);
  if (reached === null) return null;
  const due = [first];
  for (const [index, { delayMs }] of timers.entries()) {
    if (index === first) continue;
    const apart = restricted(reached, [{ row: index + 1, column: 0, most: delayMs - 1 }]);
    if (apart !== null) reached = apart;
    else if (index < first) return null;
    else due.push(index);
  }
  return { zone: reached, due };
};

/** The zone of the timers that go on, in the new order, with those set just now at zero. `kept` holds old indices, or -1 for a new one. */
export const rearranged = (zone: Zone, kept: readonly number[]): Zone => {
  const index = [0, ...kept.map((old) => (old < 0 ? 0 : old + 1))];
  return index.map((row) => index.map((column) => at(zone, row, column)));
};
