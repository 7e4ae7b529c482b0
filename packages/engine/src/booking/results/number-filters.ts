import { extremesOf, keepWithin } from "../../kernel/columns.ts";
import type { Facet, Filter, FilterColumn, Range, Reading } from "./results.types.ts";

type NumberFilter<Row, Wanted, Found> = Filter<
  Row,
  { readonly wanted: Wanted | null; readonly part: Wanted; readonly found: Found }
>;

/** More than any number that is known. */
const most = Number.MAX_SAFE_INTEGER;

const wholeIn = (text: string | undefined): number | null => (/^\d{1,12}$/.test(text ?? "") ? Number(text) : null);

/** A filter of one number, by the range that what is wanted comes to. */
const byNumber = <Row, Wanted, Found>(
  name: string,
  reading: Reading<Row>,
  {
    boundsOf,
    find,
    read,
    write,
  }: {
    readonly boundsOf: (wanted: Wanted) => Range;
    readonly read: (value: string | undefined) => Wanted | null;
    readonly write: (wanted: Wanted) => string;
    readonly find: (
      column: Float64Array,
      numbers: (reading: Reading<Row>) => Float64Array,
    ) => FilterColumn<Row, { wanted: Wanted | null; part: Wanted; found: Found }>["find"];
  },
): NumberFilter<Row, Wanted, Found> => ({
  name,
  none: null,
  write: (wanted) => (wanted === null ? [] : [write(wanted)]),
  read: ([value]) => read(value),
  partsOf: (wanted) => (wanted === null ? [] : [{ part: wanted, without: null }]),
  open: (_, numbers) => {
    const column = numbers(reading);
    return {
      keep: (marks, wanted) => {
        if (wanted !== null) keepWithin(marks, column, ...boundsOf(wanted));
      },
      find: find(column, numbers),
    };
  },
});

/** A range as an address has it. */
export const writeRange = ([from, to]: Range): string => `${from}-${to}`;

export const readRange = (value: string | undefined): Range | null => {
  const [, from, to] = /^(\d{1,12})-(\d{1,12})$/.exec(value ?? "") ?? [];
  return from === undefined || to === undefined || Number(from) > Number(to) ? null : [Number(from), Number(to)];
};

/** From one number to another. What there is to choose from are the ends of what there is. */
export const range = <Row>(name: string, reading: Reading<Row>): NumberFilter<Row, Range, Range | null> =>
  byNumber(name, reading, {
    boundsOf: (wanted) => wanted,
    read: readRange,
    write: writeRange,
    find: (column) => () => extremesOf(column),
  });

/** So much at most. `highest` is the most of what a row shows, where that is more than what it is kept by. */
export const atMost = <Row>(
  name: string,
  reading: Reading<Row>,
  highest: Reading<Row> = reading,
): NumberFilter<Row, number, Range | null> =>
  byNumber(name, reading, {
    boundsOf: (wanted) => [0, wanted],
    read: wholeIn,
    write: String,
    find: (column, numbers) => {
      const highs = numbers(highest);
      return (): Range | null => {
        const [least, top] = [extremesOf(column), extremesOf(highs)];
        return least && top && [least[0], Math.max(least[1], top[1])];
      };
    },
  });

/** One of these steps at least. */
export const atLeast = <Row, const Step extends number>(
  name: string,
  steps: readonly Step[],
  reading: Reading<Row>,
): NumberFilter<Row, Step, readonly Facet<Step>[]> =>
  byNumber(name, reading, {
    boundsOf: (wanted) => [wanted, most],
    read: (value) => steps.find((step) => String(step) === value) ?? null,
    write: String,
    find: (column) => (tallyBeside) =>
      tallyBeside(null)(steps, (row, add) => {
        for (const [place, step] of steps.entries()) {
          const value = column[row] ?? 0;
          if (value >= step && value <= most) add(place);
        }
      }),
  });
