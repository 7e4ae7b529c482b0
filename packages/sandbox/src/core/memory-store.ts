import type { Store } from "./store.ts";
import { type Table, type TableEntry, viewOf } from "./table.ts";

type Entry = {
  readonly position: number;
  readonly json: string;
  readonly keys: Readonly<Record<string, string | undefined>>;
};

type Undo = () => void;

const byPosition = ([, left]: [string, Entry], [, right]: [string, Entry]): number => left.position - right.position;

/** A store that lives as long as the process: for tests, the simulation and the browser. */
export const createMemoryStore = (): Store => {
  const entries = new Map<string, TableEntry & { rows: Map<string, Entry> }>();
  let position = 0;
  let undos: Undo[] | null = null;

  const createTable = (): { table: Table; rows: Map<string, Entry> } => {
    const rows = new Map<string, Entry>();
    const found = new Map<string, Map<string, Set<string>>>();

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
      get: (id) => rows.get(id)?.json,
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
      all: () => Array.from(rows.values(), ({ json }) => json),
      where: (index, value) =>
        Array.from(found.get(index)?.get(value) ?? [], (id) => rows.get(id))
          .filter((entry) => entry !== undefined)
          .sort((left, right) => left.position - right.position)
          .map(({ json }) => json),
    };
    return { table, rows };
  };

  const open = (name: string) => {
    const entry = entries.get(name) ?? { ...createTable(), indexes: new Map() };
    entries.set(name, entry);
    return entry;
  };

  return {
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
        for (const json of table.all()) {
          const row: { id: string } = JSON.parse(json);
          table.delete(row.id);
        }
      }
    },
  };
};
