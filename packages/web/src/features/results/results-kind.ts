import type { MessageDescriptor } from "@lingui/core";
import type { Abouts, Money, OfferId, RefId, ResultFilters, Results } from "@safar/engine";

/** What a vertical's results are, whoever looks at them. `Held` is what its store keeps of a search. */
export type ResultsKind<Held, Row, Of extends Abouts, Sort extends string> = {
  readonly results: Results<Row, Of, Sort>;
  /** What it has found, as it is looked at with these filters: what is wanted may have a price of its own. */
  readonly rowsOf: (held: Held, filters: ResultFilters<Of>) => readonly Row[];
  /** Those of some filters that make prices others, as an address has them: a price is kept with them. Left out, none does. */
  readonly pricedBy?: (filters: ResultFilters<Of>) => string;
  readonly idOf: (row: Row) => OfferId;
  /** Null while nothing of it is for sale. `sort` is the order that it leads, where what it costs there is another day's. */
  readonly priceOf: (row: Row, sort?: Sort) => Money | null;
  /** Whether its cards have headings of their own. */
  readonly hasHeadings: boolean;
  /** Whether it is counted among what was found: a full hall is listed, and is none of "4 shows". Left out, everything is. */
  readonly isCounted?: (row: Row) => boolean;
  /** Whether more could be listed than the best, which it has. Left out, it has all. */
  readonly hasMore?: (held: Held) => boolean;
  /** The orders by name. */
  readonly sortWords: Readonly<Record<Sort, MessageDescriptor>>;
};

/** How rows share the cards of a list (`groupBy`), such as the times of one place. */
export type Grouping<Row> = {
  /** What the rows of one card have in common. */
  readonly keyOf: (row: Row) => string;
  /** Of the places of a list's rows, the first of each card, and all rows of the card that begins with one. */
  readonly group: (
    rows: readonly Row[],
    places: Uint32Array,
    isUsualOrder: boolean,
  ) => { readonly heads: Uint32Array; readonly matesOf: (head: number) => readonly Row[] };
};

/** Results that came with the page, until its own search tells of more. */
export type FoundWithPage<Held> = { readonly refId: RefId; readonly held: Held };

/** What a card of a list is told besides its row. */
export type CardPlace = {
  /** Where its store holds it; null while no session is known. */
  readonly refId: RefId | null;
  /** Goes on with a row. Without it the card is a plain link, on a page that is not alive. */
  readonly onChoose: ((id: OfferId) => void) | undefined;
  /** The order that they are in. */
  readonly sort?: string;
  readonly isUnfolded: boolean;
  readonly onUnfold: ((id: string) => void) | undefined;
  /** Whether it is the one that is pointed at on a map. */
  readonly isPointed: boolean;
  /** Tells a map which one is pointed at, while there is a map. */
  readonly onPoint: ((id: string | null) => void) | undefined;
};

/** Of some rows those that are counted: the ones of which nothing can be had, only where there are no others. */
export const countedRows = <Row>(
  { isCounted }: { readonly isCounted?: (row: Row) => boolean },
  rows: readonly Row[],
): readonly Row[] => {
  const counted = isCounted === undefined ? rows : rows.filter(isCounted);
  return counted.length > 0 ? counted : rows;
};

/** How many of some rows, or of those at some places, are said to be found. */
export const countFound = <Row>(
  kind: { readonly isCounted?: (row: Row) => boolean },
  rows: readonly Row[],
  places: Uint32Array | null,
): number => {
  if (kind.isCounted === undefined) return (places ?? rows).length;
  return countedRows(kind, places === null ? rows : Array.from(places).flatMap((place) => rows[place] ?? [])).length;
};
