import MiniSearch from "minisearch";
import { fold } from "./fold.ts";

/** A text that something is found by, and how much a hit there counts. */
type Field<Item> = { readonly boost: number; readonly textOf: (item: Item) => string };

type Search<Item> = {
  readonly idOf: (item: Item) => string;
  readonly fields: Readonly<Record<string, Field<Item>>>;
  /** What stands before others that are found as well. */
  readonly weightOf: (item: Item) => number;
};

/** Finds things by name in English or Arabic: by its beginnings, and where there are none by near spellings; the best first. */
export const createNameSearch = <Item>(items: readonly Item[], { idOf, fields, weightOf }: Search<Item>) => {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const named = Object.entries(fields);
  const index = new MiniSearch({
    fields: named.map(([name]) => name),
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      boost: Object.fromEntries(named.map(([name, { boost }]) => [name, boost])),
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.34 : false),
      weights: { prefix: 0.7, fuzzy: 0.25 },
      combineWith: "AND",
      boostDocument: (id) => {
        const item = byId.get(String(id));
        return item === undefined ? 1 : weightOf(item);
      },
    },
  });
  index.addAll(
    Array.from(byId, ([id, item]) => ({
      id,
      ...Object.fromEntries(named.map(([name, { textOf }]) => [name, fold(textOf(item))])),
    })),
  );
  return (query: string): readonly Item[] => {
    const asked = fold(query);
    const begun = index.search(asked, { fuzzy: false });
    return (begun.length > 0 ? begun : index.search(asked)).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
};
