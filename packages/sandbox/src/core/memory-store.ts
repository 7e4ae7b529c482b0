import type { Store } from "./store.ts";
import { type Kept, type Table, type TableEntry, viewOf } from "./table.ts";

/** A store whose world can be had again, so that many begin where one was made ready. */
export interface MemoryStore extends Store {
  /** Another store that holds the same. What then happens in one of them is nothing to the other. */
  copy(): MemoryStore;
}

type Entry = Kept & {
  readonly position: number;
  readonly keys: Readonly<Record<string, string | undefined>>;
};

type Undo = () => void;

const byPosition = ([, left]: [string, Entry], [, right]: [string, Entry]): number => left.position - right.position;

/** Which rows an index finds by which value. */
type Found = Map<string, Map<string, Set<string>>>;

type Contents = {
  readonly tables: ReadonlyMap<
    string,
    { readonly rows: ReadonlyMap<string, Entry>; readonly found: Found; readonly indexes: TableEntry["indexes"] }
  >;
  readonly position: number;
};

const copyOf = (found: Found): Found =>
  new Map(
    Array.from(found, ([index, values]) => [index, new Map(Array.from(values, ([key, ids]) => [key, new Set(ids)]))]),
  );

/** A store that lives as long as the process: for tests, the simulation and the browser. */
export const createMemoryStore = (): MemoryStore => storeWith({ tables: new Map(), position: 0 });

const storeWith = (contents: Contents): MemoryStore => {
  const entries = new Map<string, TableEntry & { rows: Map<string, Entry>; found: Found }>();
  let { position } = contents;
  let undos: Undo[] | null = null;

  const createTable = (
    rows: Map<string, Entry>,
    found: Found,
  ): { table: Table; rows: Map<string, Entry>; found: Found } => {
    const unfind = (id: string, entry: Entry) => {
      for (const [index, value] of Object.entries(entry.keys))
        if (value !== undefined) found.get(index)?.get(value)?.delete(id);
    };
    const find = (id: string, { keys }: Entry) => {
      for (const [index, value] of Object.entries(keys)) {
        if (value === undefined) continue;
        const values = found.get(index) ?? new Map<string, Set<string>>();
        found.set(index, values);
        const ids = values.get(value) ?? new Set<string>();
        values.set(value, ids.add(id));
      }
    };
    const write = (id: string, entry: Entry) => {
      const before = rows.get(id);
      if (before !== undefined) unfind(id, before);
      rows.set(id, entry);
      find(id, entry);
    };
    const remove = (id: string) => {
      const before = rows.get(id);
      if (before !== undefined) unfind(id, before);
      rows.delete(id);
    };
    /** A row that was deleted and comes back belongs where it stood, which a Map cannot do by itself. */
    const restore = (id: string, entry: Entry) => {
      const isGone = !rows.has(id);
      write(id, entry);
      if (!isGone) return;
      const sorted = [...rows].toSorted(byPosition);
      rows.clear();
      for (const [key, value] of sorted) rows.set(key, value);
    };

    const table: Table = {
      declare: (index, keyOf) => {
        for (const [id, entry] of rows) write(id, { ...entry, keys: { ...entry.keys, [index]: keyOf(entry.json) } });
      },
      get: (id) => rows.get(id),
      put: (id, json, keys) => {
        const before = rows.get(id);
        write(id, { position: before?.position ?? position++, json, keys });
        undos?.push(() => (before === undefined ? remove(id) : restore(id, before)));
      },
      delete: (id) => {
        const before = rows.get(id);
        if (before === undefined) return;
        remove(id);
        undos?.push(() => restore(id, before));
      },
      all: () => [...rows.values()],
      where: (index, value) =>
        Array.from(found.get(index)?.get(value) ?? [], (id) => rows.get(id))
          .filter((entry) => entry !== undefined)
          .sort((left, right) => left.position - right.position),
    };
    return { table, rows, found };
  };

  for (const [name, { found, indexes, rows }] of contents.tables)
    entries.set(name, { ...createTable(new Map(rows), copyOf(found)), indexes: new Map(indexes) });

  const open = (name: string) => {
    const entry = entries.get(name) ?? { ...createTable(new Map(), new Map()), indexes: new Map() };
    entries.set(name, entry);
    return entry;
  };

  return {
    copy: () => storeWith({ tables: entries, position }),
    collection: (name, options) => viewOf(name, open(name), options),
    transaction: (work) => {
      const outer: Undo[] | null = undos;
      const inner: Undo[] = [];
      undos = inner;
      try {
        const value = work();
        outer?.push(...inner);
        return value;
      } catch (error) {
        for (const undo of inner.toReversed()) undo();
        throw error;
      } finally {
        undos = outer;
      }
    },
    names: () =>
      [...entries]
        .filter(([, { rows }]) => rows.size > 0)
        .map(([name]) => name)
        .sort(),
    reset: () => {
      for (const { table } of entries.values()) {
        for (const { json } of table.all()) {
          const row: { id: string } = JSON.parse(json);
          table.delete(row.id);
        }
      }
    },
  };
};
