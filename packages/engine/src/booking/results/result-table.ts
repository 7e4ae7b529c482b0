import { fillColumn, type Marks, markedIn, orderByColumn, unknown } from "../../kernel/columns.ts";
import { mapValues } from "../../kernel/map-values.ts";
import type {
  Abouts,
  Reading,
  ResultFacets,
  ResultFilters,
  ResultsDescription,
  ResultTable,
  ResultView,
  SortedRows,
  Tally,
} from "./results.types.ts";

/** Columns of numbers, one for each reading however many use it. */
const createNumbers = <Row>(count: number) => {
  const columns = new Map<Reading<Row>, Float64Array>();
  return {
    columns,
    numbers(reading: Reading<Row>): Float64Array {
      const column = columns.get(reading) ?? new Float64Array(count);
      columns.set(reading, column);
      return column;
    },
  };
};

const sortedBy = (keys: Float64Array, ties: Uint32Array): SortedRows => {
  const rows = orderByColumn(keys, ties);
  return { rows, known: rows.findLastIndex((row) => keys[row] !== unknown) + 1 };
};

const firstOf = <Row, Value>(rows: readonly Row[], valueOf: (row: Row) => Value | null): Value | null => {
  for (const row of rows) {
    const value = valueOf(row);
    if (value !== null) return value;
  }
  return null;
};

export const createResultTable = <Row, Of extends Abouts, Sort extends string>(
  { currency, filters, price, sorts, ties }: ResultsDescription<Row, Of, Sort>,
  rows: readonly Row[],
): ResultTable<Row, Of, Sort> => {
  const count = rows.length;
  const { columns: numberColumns, numbers } = createNumbers<Row>(count);
  const columns: ResultTable<Row, Of, Sort>["columns"] = mapValues(filters, (filter) => filter.open(count, numbers));
  const prices = numbers(price);
  const tied = ties.map(numbers);
  for (const sort in sorts) for (const reading of sorts[sort].readings) numbers(reading);
  const fills = Array.from(numberColumns, ([reading, column]) => (row: Row, place: number): void => {
    column[place] = reading(row) ?? unknown;
  });
  for (const key in columns) {
    const { fill } = columns[key];
    if (fill !== undefined) fills.push(fill);
  }
  // One walk fills all columns: thousands of offers do not fit the processor's cache, and are fetched once.
  rows.forEach((row, place) => {
    for (const fill of fills) fill(row, place);
  });
  const asGiven = fillColumn(new Uint32Array(count), (place) => place);
  const untied = tied.reduceRight<Uint32Array>((order, column) => orderByColumn(column, order), asGiven);
  return {
    rows,
    currency: firstOf(rows, currency),
    price: prices,
    columns,
    orders: mapValues(sorts, ({ keysOf, readings }) => sortedBy(keysOf(readings.map(numbers)), untied)),
  };
};

/** Which rows the filters leave; null when nothing is filtered. Each filter in use is one walk over its column. */
export const marksOf = <Row, Of extends Abouts, Sort extends string>(
  { filters }: ResultsDescription<Row, Of, Sort>,
  { columns, rows }: ResultTable<Row, Of, Sort>,
  wanted: ResultFilters<Of>,
): Marks | null => {
  let marks: Marks | null = null;
  for (const key in filters) {
    if (filters[key].partsOf(wanted[key]).length === 0) continue;
    marks ??= new Uint8Array(rows.length).fill(1);
    columns[key].keep(marks, wanted[key]);
  }
  return marks;
};

export const selectRows = <Row, Of extends Abouts, Sort extends string>(
  description: ResultsDescription<Row, Of, Sort>,
  table: ResultTable<Row, Of, Sort>,
  { filters, sort }: ResultView<Of, Sort>,
): Uint32Array => {
  const marks = marksOf(description, table, filters);
  const { rows } = table.orders[sort];
  return marks === null ? rows : markedIn(rows, marks);
};

/** Counts choices among the marked rows, and knows which of them any row has. */
const tallyOf =
  <Row, Of extends Abouts, Sort extends string>(
    { currency, price }: ResultTable<Row, Of, Sort>,
    marks: Marks | null,
  ): Tally =>
  (values, choose) => {
    const counts = values.map(() => 0);
    const least = values.map(() => unknown);
    const isThere = values.map(() => false);
    for (let row = 0; row < price.length; row++) {
      choose(row, (place, own) => {
        isThere[place] = true;
        if (marks !== null && marks[row] !== 1) return;
        counts[place] = (counts[place] ?? 0) + 1;
        least[place] = Math.min(least[place] ?? unknown, own ?? price[row] ?? unknown);
      });
    }
    return values.flatMap((value, place) => {
      if (!isThere[place]) return [];
      const minor = least[place] ?? unknown;
      const from = currency === null || minor === unknown ? null : { minor, currency };
      return [{ value, count: counts[place] ?? 0, from }];
    });
  };

export const facetsOf = <Row, Of extends Abouts, Sort extends string>(
  description: ResultsDescription<Row, Of, Sort>,
  table: ResultTable<Row, Of, Sort>,
  wanted: ResultFilters<Of>,
): ResultFacets<Of> =>
  mapValues(table.columns, (column, key) =>
    column.find((instead) => tallyOf(table, marksOf(description, table, { ...wanted, [key]: instead })), wanted[key]),
  );
