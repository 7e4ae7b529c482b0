import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { KeyValueStore } from "./key-value-store.ts";

// What was written stands before anybody is told so, also when the machine stops. Processes may share a file.
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 2000;
  CREATE TABLE IF NOT EXISTS entry (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entry_expires_at ON entry (expires_at);
`;

const open = (path: string): DatabaseSync => {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const database = new DatabaseSync(path);
    database.exec(schema);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The state file ${path} cannot be opened for writing (${reason}). Make it and its folder writable and leave room on the disk, or name another with STATE_FILE.`,
      { cause: error },
    );
  }
};

/** How much a probe writes: as much as many small entries, so that a disk that is nearly full is found out before it is. */
const probe = "·".repeat(8 * 1024);

const sweepEvery = 1000;

/** The store of a single server whose entries outlive its process, in one SQLite file. A write that fails leaves what was there. */
export const createFileStore = (path: string, now: () => number = Date.now): KeyValueStore => {
  const database = open(path);
  const sql = {
    get: database.prepare("SELECT value FROM entry WHERE key = ? AND expires_at > ?"),
    set: database.prepare("INSERT OR REPLACE INTO entry (key, value, expires_at) VALUES (?, ?, ?)"),
    take: database.prepare(
      `INSERT INTO entry (key, value, expires_at) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at WHERE expires_at <= ?`,
    ),
    delete: database.prepare("DELETE FROM entry WHERE key = ?"),
    release: database.prepare("DELETE FROM entry WHERE key = ? AND value = ?"),
    sweep: database.prepare("DELETE FROM entry WHERE expires_at <= ?"),
  };
  let writes = 0;
  /** What has run out goes when the file is opened, and with one write in many: nobody asks for it again. */
  const sweep = () => {
    if (writes % sweepEvery === 0) sql.sweep.run(now());
    writes += 1;
  };
  sweep();

  return {
    get: async (key) => {
      const row = sql.get.get(key, now());
      return row === undefined ? null : String(row["value"]);
    },
    set: async (key, value, ttlMs) => {
      sweep();
      sql.set.run(key, value, now() + ttlMs);
    },
    delete: async (key) => void sql.delete.run(key),
    acquire: async (key, ttlMs) => {
      const holder = randomUUID();
      sweep();
      if (sql.take.run(key, holder, now() + ttlMs, now()).changes === 0) return null;
      return { release: async () => void sql.release.run(key, holder) };
    },
    /** Whether it can be written to. */
    ready: async () => {
      try {
        sql.set.run("probe", probe, now());
        return true;
      } catch {
        return false;
      }
    },
    close: async () => database.close(),
  };
};
