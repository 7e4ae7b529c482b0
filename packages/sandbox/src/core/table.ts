import type { Collection, CollectionOptions } from "./store.ts";

/** Gives a row's value in an index. Written as a method so that a function of one row type may stand for it. */
type KeyOf = { keyOf(row: unknown): string | undefined }["keyOf"];

/** A row as text, and as it reads, once somebody has asked for it. */
export type Kept = { readonly json: string; row?: unknown };

/** What a store keeps of a collection: rows as JSON text, and the values its indexes find them by. */
export interface Table {
  /** Starts an index over the rows that are there. */
  declare(index: string, keyOf: (json: string) => string | undefined): void;
  get(id: string): Kept | undefined;
  put(id: string, json: string, keys: Readonly<Record<string, string | undefined>>): void;
  delete(id: string): void;
  all(): Kept[];
  where(index: string, value: string): Kept[];
}

export type TableEntry = { readonly table: Table; readonly indexes: Map<string, KeyOf> };

/** Nobody can change what others read as well. */
const frozen = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
};

/** A typed view of a table: both stores keep text, so that what one of them loses (an `undefined`) the other loses too. */
export const viewOf = <Row extends { readonly id: string }>(
  name: string,
  { table, indexes }: TableEntry,
  options: CollectionOptions<Row> = {},
): Collection<Row> => {
  for (const [index, keyOf] of Object.entries(options.indexes ?? {})) {
    if (indexes.has(index)) continue;
    indexes.set(index, keyOf);
    table.declare(index, (json) => keyOf(JSON.parse(json)));
  }
  const rowOf = (kept: Kept): Row => {
    kept.row ??= frozen(JSON.parse(kept.json));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text was written from a row
    return kept.row as Row;
  };

  return {
    get: (id) => {
      const kept = table.get(id);
      return kept === undefined ? undefined : rowOf(kept);
    },
    put: (row) => {
      const keys: Record<string, string | undefined> = {};
      for (const [index, keyOf] of indexes) keys[index] = keyOf(row);
      table.put(row.id, JSON.stringify(row), keys);
    },
    delete: (id) => table.delete(id),
    all: () => table.all().map(rowOf),
    where: (index, value) => {
      if (!indexes.has(index)) {
        const known = [...indexes.keys()].join(", ") || "none";
        throw new Error(
          `Collection "${name}" has no index "${index}". Declared: ${known}. Pass it to store.collection.`,
        );
      }
      return table.where(index, value).map(rowOf);
    },
  };
};
