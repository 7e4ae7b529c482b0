import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Store, StoreFailure } from "./store.ts";
import { type Kept, type Table, type TableEntry, viewOf } from "./table.ts";

export interface SqliteStore extends Store {
  /** Whether it can keep more, found out by trying: what was kept stays, whatever comes of it. */
  isWritable(): boolean;
  close(): void;
}

/** Of the tables, and of the rows that the services keep in them. */
const layout = 2;

const schema = `
  CREATE TABLE IF NOT EXISTS entry (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    json TEXT NOT NULL,
    UNIQUE (collection, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS entry_order ON entry (collection, position);
  CREATE TABLE IF NOT EXISTS entry_key (
    position INTEGER NOT NULL REFERENCES entry (position) ON DELETE CASCADE,
    collection TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (position, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entry_key_value ON entry_key (collection, name, value, position);
  PRAGMA user_version = ${layout};
`;

/** How much is written to find out whether a disk is full: as much as a booking takes. */
const probe = "·".repeat(32 * 1024);

const why = (error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error);
  if (/locked/.test(reason)) return "is in use by another process. Stop that process, or name another file";
  if (/layout/.test(reason)) return reason;
  return `cannot be opened for writing (${reason}). Make it and its folder writable and leave room on the disk, or name another file`;
};

/** Opens the file for this process alone: two sandboxes that count ids side by side would give one id twice. */
const open = (path: string): DatabaseSync => {
  let database: DatabaseSync | undefined;
  try {
    if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
    database = new DatabaseSync(path);
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    const version = Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
    if (version !== 0 && version !== layout) {
      throw new Error(
        `has layout ${version}, and this sandbox reads layout ${layout}. Delete the file, or name another`,
      );
    }
    database.exec(`BEGIN EXCLUSIVE; ${schema} COMMIT;`);
    return database;
  } catch (error) {
    database?.close();
    throw new Error(`The sandbox's database ${path} ${why(error)}.`, { cause: error });
  }
};

const textOf = (value: unknown): string => String(value);

/** How many rows of a collection are held as they read. */
const mostHeld = 2000;

/** Rows by their text, so that one that is asked for again is not read anew. */
const createHeldRows = () => {
  const held = new Map<string, Kept>();
  return (row: Readonly<Record<string, unknown>>): Kept => {
    const json = textOf(row["json"]);
    const known = held.get(json);
    if (known !== undefined) return known;
    const kept: Kept = { json };
    if (held.size >= mostHeld) held.clear();
    held.set(json, kept);
    return kept;
  };
};

/** Of SQLite: read-only, input and output, full, cannot open. All else is a mistake in how it is used. */
const outsideCodes = new Set([8, 10, 13, 14]);

const isFromOutside = (error: unknown): error is Error =>
  error instanceof Error &&
  "errcode" in error &&
  typeof error.errcode === "number" &&
  outsideCodes.has(error.errcode & 0xff);

/**
 * A store in one SQLite file, for a server whose world survives a restart. `:memory:` keeps it in memory. `pages` of 4 KiB are the most
 * that it may have; the disk decides when absent.
 */
export const createSqliteStore = (path: string, { pages }: { readonly pages?: number } = {}): SqliteStore => {
  const database = open(path);
  if (pages !== undefined) database.exec(`PRAGMA max_page_count = ${pages}`);
  const entries = new Map<string, TableEntry>();
  let depth = 0;

  const sql = {
    get: database.prepare("SELECT json FROM entry WHERE collection = ? AND id = ?"),
    put: database.prepare(
      `INSERT INTO entry (collection, id, json) VALUES (?, ?, ?)
       ON CONFLICT (collection, id) DO UPDATE SET json = excluded.json RETURNING position`,
    ),
    delete: database.prepare("DELETE FROM entry WHERE collection = ? AND id = ?"),
    all: database.prepare("SELECT position, json FROM entry WHERE collection = ? ORDER BY position"),
    where: database.prepare(
      `SELECT entry.json FROM entry_key JOIN entry USING (position)
       WHERE entry_key.collection = ? AND name = ? AND value = ? ORDER BY position`,
    ),
    dropKeys: database.prepare("DELETE FROM entry_key WHERE position = ?"),
    dropIndex: database.prepare("DELETE FROM entry_key WHERE collection = ? AND name = ?"),
    addKey: database.prepare("INSERT INTO entry_key (position, collection, name, value) VALUES (?, ?, ?, ?)"),
    names: database.prepare("SELECT DISTINCT collection FROM entry ORDER BY collection"),
  };

  const transaction = <Value>(work: () => Value): Value => {
    const isOuter = depth === 0;
    const name = `level_${depth}`;
    database.exec(isOuter ? "BEGIN IMMEDIATE" : `SAVEPOINT ${name}`);
    depth += 1;
    try {
      const value = work();
      database.exec(isOuter ? "COMMIT" : `RELEASE ${name}`);
      return value;
    } catch (error) {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the reason.
      if (database.isTransaction) database.exec(isOuter ? "ROLLBACK" : `ROLLBACK TO ${name}; RELEASE ${name}`);
      throw isFromOutside(error) ? new StoreFailure(error) : error;
    } finally {
      depth -= 1;
    }
  };

  const tableOf = (collection: string, keptIn = createHeldRows()): Table => ({
    declare: (index, keyOf) =>
      transaction(() => {
        // What an older build indexed otherwise is indexed anew.
        sql.dropIndex.run(collection, index);
        for (const row of sql.all.all(collection)) {
          const value = keyOf(textOf(row["json"]));
          if (value !== undefined) sql.addKey.run(Number(row["position"]), collection, index, value);
        }
      }),
    get: (id) => {
      const row = sql.get.get(collection, id);
      return row === undefined ? undefined : keptIn(row);
    },
    put: (id, json, keys) => {
      const named = Object.entries(keys);
      if (named.length === 0) {
        sql.put.get(collection, id, json);
        return;
      }
      transaction(() => {
        const position = Number(sql.put.get(collection, id, json)?.["position"]);
        sql.dropKeys.run(position);
        for (const [name, value] of named) if (value !== undefined) sql.addKey.run(position, collection, name, value);
      });
    },
    delete: (id) => {
      sql.delete.run(collection, id);
    },
    all: () => sql.all.all(collection).map(keptIn),
    where: (index, value) => sql.where.all(collection, index, value).map(keptIn),
  });

  return {
    collection: (name, options) => {
      const entry = entries.get(name) ?? { table: tableOf(name), indexes: new Map() };
      entries.set(name, entry);
      return viewOf(name, entry, options);
    },
    transaction,
    names: () => sql.names.all().map((row) => textOf(row["collection"])),
    reset: () => {
      database.exec("DELETE FROM entry");
    },
    isWritable: () => {
      try {
        transaction(() => {
          sql.put.get("sandbox_probe", "probe", probe);
          sql.delete.run("sandbox_probe", "probe");
        });
        return true;
      } catch {
        return false;
      }
    },
    close: () => database.close(),
  };
};
