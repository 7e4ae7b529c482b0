import type { Grouping } from "./results-kind.ts";

/**
 * Puts the rows that have a key in common together on a card. In the usual order cards stand by their rank, the least first; without a
 * rank, and in every other order, where their first row would.
 */
export const groupBy = <Row>(keyOf: (row: Row) => string, rankOf: (row: Row) => number = () => 0): Grouping<Row> => {
  // A list is drawn anew more often than it changes.
  let last: {
    readonly rows: readonly Row[];
    readonly places: Uint32Array;
    readonly isUsualOrder: boolean;
    readonly grouped: ReturnType<Grouping<Row>["group"]>;
  } | null = null;
  return {
    keyOf,
    group(rows, places, isUsualOrder) {
      if (last?.rows === rows && last.places === places && last.isUsualOrder === isUsualOrder) return last.grouped;
      const cards = new Map<string, { readonly rank: number; readonly places: number[] }>();
      for (const place of places) {
        const row = rows[place];
        if (row === undefined) continue;
        const card = cards.get(keyOf(row)) ?? { rank: isUsualOrder ? rankOf(row) : 0, places: [] };
        card.places.push(place);
        cards.set(keyOf(row), card);
      }
      const byHead = new Map(
        [...cards.values()]
          .toSorted((one, other) => one.rank - other.rank)
          .map((card): [number, readonly number[]] => [card.places[0] ?? 0, card.places]),
      );
      const grouped = {
        heads: Uint32Array.from(byHead.keys()),
        matesOf: (head: number) => (byHead.get(head) ?? []).flatMap((place) => rows[place] ?? []),
      };
      last = { rows, places, isUsualOrder, grouped };
      return grouped;
    },
  };
};
