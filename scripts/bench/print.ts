import type { Report } from "./measure.ts";

const written = (value: number | undefined): string => {
  if (value === undefined || Number.isNaN(value)) return "-";
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return value.toFixed(0);
  return value.toFixed(Math.abs(value) < 10 ? 3 : 1);
};

const aligned = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  "),
    )
    .join("\n");
};

/** A report for a terminal: medians by variant, each variant's ratio to the first, and the goals. */
export const tableOf = ({ name, what, rounds, medians, ratios, goals }: Report): string => {
  const variants = Object.keys(medians);
  const figures = [...new Set(Object.values(medians).flatMap((sample) => Object.keys(sample)))];
  const interval = (of: string, figure: string) => {
    const found = ratios.find((one) => one.of === of && one.figure === figure);
    return found ? `${found.ratio.toFixed(2)} [${found.low.toFixed(2)}, ${found.high.toFixed(2)}]` : "-";
  };
  const [first, ...others] = variants;
  return [
    `\n${name}: ${what} (${rounds} rounds)`,
    aligned([
      ["median", ...variants],
      ...figures.map((figure) => [figure, ...variants.map((of) => written(medians[of]?.[figure]))]),
    ]),
    ...(others.length > 0
      ? [
          "",
          aligned([
            [`times ${first}`, ...others],
            ...figures.map((figure) => [figure, ...others.map((of) => interval(of, figure))]),
          ]),
        ]
      : []),
    ...(goals.length > 0 ? [""] : []),
    ...goals.map((goal) => {
      const wanted = "atMost" in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`;
      const got = `${goal.ratio.toFixed(2)} [${goal.low.toFixed(2)}, ${goal.high.toFixed(2)}]`;
      const yardstick = goal.to === undefined ? "" : ` times ${goal.to}'s`;
      return `${goal.met ? "✓" : "✗"} ${goal.figure} of ${goal.of} is ${wanted}${yardstick}: ${got}`;
    }),
  ].join("\n");
};
