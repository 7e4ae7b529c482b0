import type { Marks } from "../../kernel/columns.ts";
import type { CurrencyCode, Money } from "../../kernel/money.ts";

/** A number read off a row, none below 0; null where it is not known. */
export type Reading<Row> = (row: Row) => number | null;

/** From and to, both included. */
export type Range = readonly [from: number, to: number];

/** One choice of a filter: how many results have it, and the least that one of them costs; null where none has a price. */
export type Facet<Value> = { readonly value: Value; readonly count: number; readonly from: Money | null };

/**
 * Counts the rows of each choice, by their places; `choose` adds those of one row, with what the row costs by that choice where it is
 * not its price. What no row of the table has is left out.
 */
export type Tally = <Value>(
  values: readonly Value[],
  choose: (row: number, add: (place: number, price?: number) => void) => void,
) => readonly Facet<Value>[];

/** What a filter is about: what can be wanted, one part of it as a chip names it, and what there is to choose from. */
export type About = { readonly wanted: unknown; readonly part: unknown; readonly found: unknown };

/** A filter's own columns of a table. */
export interface FilterColumn<Row, Of extends About> {
  /** Reads a row in, in order. What reads nothing but the table's numbers has none. */
  readonly fill?: (row: Row, place: number) => void;
  /** Takes the mark of each row that is not wanted. */
  readonly keep: (marks: Marks, wanted: Of["wanted"]) => void;
  /** What there is to choose from. `tallyBeside` counts what all other filters leave, and this one if it wanted so much. */
  readonly find: (tallyBeside: (wanted: Of["wanted"]) => Tally, wanted: Of["wanted"]) => Of["found"];
}

/** A filter as a declaration: its address, its parts, and its columns. */
export interface Filter<Row, Of extends About> {
  /** Its parameter in an address. */
  readonly name: string;
  /** Wants everything. */
  readonly none: Of["wanted"];
  /** The values of its parameter; none of them needs escaping. */
  readonly write: (wanted: Of["wanted"]) => readonly string[];
  /** Any values; what is not understood wants everything. */
  readonly read: (values: readonly string[]) => Of["wanted"];
  /** What is wanted, part by part, each with what is wanted without it; nothing where everything is. */
  readonly partsOf: (wanted: Of["wanted"]) => readonly { readonly part: Of["part"]; readonly without: Of["wanted"] }[];
  /** Its columns for so many rows. A number that others read too is a column of the table (`numbers`). */
  readonly open: (count: number, numbers: (reading: Reading<Row>) => Float64Array) => FilterColumn<Row, Of>;
}

/** An order as a declaration: what it is by, and a whole key of each row, the least of which comes first. */
export type Order<Row> = {
  readonly readings: readonly Reading<Row>[];
  readonly keysOf: (columns: readonly Float64Array[]) => Float64Array;
};

export type Abouts = Readonly<Record<string, About>>;

export type ResultFilters<Of extends Abouts> = { readonly [Key in keyof Of]: Of[Key]["wanted"] };

export type ResultFacets<Of extends Abouts> = { readonly [Key in keyof Of]: Of[Key]["found"] };

/** A list as somebody wants it. */
export type ResultView<Of extends Abouts, Sort extends string> = {
  readonly filters: ResultFilters<Of>;
  readonly sort: Sort;
};

/** A part of what is filtered by, and the filters without it. */
export type FilterInUse<Of extends Abouts> = {
  readonly [Key in keyof Of]: {
    readonly id: string;
    readonly filter: Key;
    readonly part: Of[Key]["part"];
    readonly without: ResultFilters<Of>;
  };
}[keyof Of];

/** The rows in an order, and how many of them have what it is by; the others are last. */
export type SortedRows = { readonly rows: Uint32Array; readonly known: number };

/** Results as columns, with every order sorted beforehand, so that a change of filters is a walk over numbers. */
export type ResultTable<Row, Of extends Abouts, Sort extends string> = {
  readonly rows: readonly Row[];
  /** Null where nothing has a price. */
  readonly currency: CurrencyCode | null;
  /** Minor units. */
  readonly price: Float64Array;
  readonly columns: { readonly [Key in keyof Of]: FilterColumn<Row, Of[Key]> };
  readonly orders: Readonly<Record<Sort, SortedRows>>;
};

/** What a vertical says of its results. */
export type ResultsDescription<Row, Of extends Abouts, Sort extends string> = {
  /** What joins the values of a parameter, none of which holds it. */
  readonly between: "_" | ".";
  /** What a row is called in its search. */
  readonly idOf: (row: Row) => string;
  /** Minor units. */
  readonly price: Reading<Row>;
  /** All rows of a search have one. */
  readonly currency: (row: Row) => CurrencyCode | null;
  /** In the order in which an address names them. */
  readonly filters: { readonly [Key in keyof Of]: Filter<Row, Of[Key]> };
  /** The first is the usual one. */
  readonly sorts: Readonly<Record<Sort, Order<Row>>>;
  /** What tells rows apart that an order does not, the first before the second. */
  readonly ties: readonly Reading<Row>[];
  /** Whether it is said to stand first in an order: what cannot be had is listed, and leads none. Left out, everything may. */
  readonly mayLead?: (row: Row) => boolean;
};

/** A vertical's results: how they are looked at as an address, and what a view of them shows. */
export type Results<Row, Of extends Abouts, Sort extends string> = {
  readonly sorts: readonly Sort[];
  /** Filters that leave everything. */
  readonly none: ResultFilters<Of>;
  /** Every parameter that a view is written in. */
  readonly parameters: ReadonlySet<string>;
  /** As parameters of an address; what is not filtered by is left out. */
  encode(view: ResultView<Of, Sort>): string;
  /** Any parameters as a view; what is not understood filters nothing. A plain form names a parameter again for each value. */
  decode(text: string): ResultView<Of, Sort>;
  /** What is filtered by, one by one, each to be taken away again. */
  inUse(filters: ResultFilters<Of>): readonly FilterInUse<Of>[];
  /** The table of a set of rows, made once. */
  tableOf(rows: readonly Row[]): ResultTable<Row, Of, Sort>;
  /** The places in `rows` of what a view shows, in its order. To be read, not written to. */
  select(table: ResultTable<Row, Of, Sort>, view: ResultView<Of, Sort>): Uint32Array;
  /** What stands first in each order of what may lead it; null where nothing is left that has what the order is by. */
  leaders(table: ResultTable<Row, Of, Sort>, filters: ResultFilters<Of>): Readonly<Record<Sort, Row | null>>;
  /**
   * What there is to filter by. With the filters in use a choice says what choosing it would show; one that would show nothing
   * stays, with a count of 0. The ends of a range are those of the whole table.
   */
  facets(table: ResultTable<Row, Of, Sort>, filters?: ResultFilters<Of>): ResultFacets<Of>;
  /** Whether the first so many rows would be others, or stand elsewhere, if everything that is known were shown. */
  moves(
    shown: ResultTable<Row, Of, Sort>,
    known: ResultTable<Row, Of, Sort>,
    view: ResultView<Of, Sort>,
    count: number,
  ): boolean;
};
