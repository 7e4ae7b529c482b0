import { keepWithin, unknown } from "../../kernel/columns.ts";
import { readRange, writeRange } from "./number-filters.ts";
import type { Facet, Filter, Range } from "./results.types.ts";

/** Night, morning, afternoon and evening, in minutes after local midnight. */
export const dayParts: readonly Range[] = [
  [0, 359],
  [360, 719],
  [720, 1079],
  [1080, 1439],
];

export const dayPartNames = ["night", "morning", "afternoon", "evening"] as const;

export type DayPart = (typeof dayPartNames)[number];

const partAt = (minute: number): number => dayParts.findIndex(([from, to]) => minute >= from && minute <= to);

export const dayPartAt = (minute: number): DayPart => dayPartNames[partAt(minute)] ?? "night";

/** The digit at a place of a text; thousands of times are read at once, so nothing is cut out of them. */
const digitAt = (text: string, place: number): number => text.charCodeAt(place) - 48;

/** Minutes after midnight of a local time, `2026-12-03T23:15`. */
export const minuteOfDay = (local: string): number =>
  (digitAt(local, 11) * 10 + digitAt(local, 12)) * 60 + digitAt(local, 14) * 10 + digitAt(local, 15);

type TimesOfDay = {
  /** By leg, minutes after local midnight; null where any time will do. */
  readonly wanted: readonly (Range | null)[];
  readonly part: { readonly leg: number; readonly range: Range };
  /** By leg, the parts of the day. */
  readonly found: readonly (readonly Facet<Range>[])[];
};

const mostLegs = 6;

/** What comes after the last leg with a wish is left out. */
const trimmed = (ranges: readonly (Range | null)[]): readonly (Range | null)[] =>
  ranges.slice(0, ranges.findLastIndex((range) => range !== null) + 1);

const anyTimeOf = (ranges: readonly (Range | null)[], leg: number): readonly (Range | null)[] =>
  ranges.map((range, at) => (at === leg ? null : range));

/** A time of the day for each leg. `minuteAt` is null where there is no such leg; all rows have as many. */
export const timesOfDay = <Row>(
  name: string,
  minuteAt: (row: Row, leg: number) => number | null,
): Filter<Row, TimesOfDay> => ({
  name,
  none: [],
  write: (wanted) => wanted.map((range) => (range === null ? "" : writeRange(range))),
  read: (values) => trimmed(values.slice(0, mostLegs).map(readRange)),
  partsOf: (wanted) =>
    wanted.flatMap((range, leg) =>
      range === null ? [] : [{ part: { leg, range }, without: trimmed(anyTimeOf(wanted, leg)) }],
    ),
  open: (count) => {
    const legs: Float64Array[] = [];
    return {
      fill: (row, place) => {
        for (let leg = 0, minute = minuteAt(row, 0); minute !== null; minute = minuteAt(row, ++leg)) {
          const column = legs[leg] ?? new Float64Array(count).fill(unknown);
          legs[leg] = column;
          column[place] = minute;
        }
      },
      keep: (marks, wanted) => {
        for (const [leg, range] of wanted.entries()) {
          const column = legs[leg];
          if (range !== null && column !== undefined) keepWithin(marks, column, ...range);
        }
      },
      find: (tallyBeside, wanted) =>
        legs.map((column, leg) =>
          tallyBeside(anyTimeOf(wanted, leg))(dayParts, (row, add) => {
            const part = partAt(column[row] ?? unknown);
            if (part >= 0) add(part);
          }),
        ),
    };
  },
});
