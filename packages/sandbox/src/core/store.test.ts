import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { createMemoryStore } from "./memory-store.ts";
import { createSqliteStore } from "./sqlite-store.ts";
import type { Store } from "./store.ts";

type Row = { readonly id: string; readonly city?: string | undefined; readonly n?: number };

const indexes = { city: ({ city }: Row) => city };

const makers: readonly (readonly [string, () => Store])[] = [
  ["memory", createMemoryStore],
  ["sqlite", () => createSqliteStore(":memory:")],
];

describe.each(makers)("%s store", (_name, create) => {
  const rowsOf = (store: Store) => store.collection<Row>("rows", { indexes });
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

  test("default: keeps rows by id in insertion order, and gives what nobody can change", () => {
    const rows = rowsOf(create());
    const row = { id: "b", n: 1 };
    rows.put(row);
    rows.put({ id: "a" });
    row.n = 2;
    expect(rows.get("b")).toEqual({ id: "b", n: 1 });
    const read: { n?: number } | undefined = rows.get("b");
    expect(() => Object.assign(read ?? {}, { n: 3 })).toThrow(TypeError);
    expect(rows.get("none")).toBeUndefined();
    expect(idsOf(rows.all())).toEqual(["b", "a"]);
  });

  test("behavior: a row put again keeps its place, one deleted and put again goes last", () => {
    const rows = rowsOf(create());
    for (const id of ["a", "b", "c"]) rows.put({ id });
    rows.put({ id: "a", n: 1 });
    rows.delete("b");
    rows.put({ id: "b" });
    rows.delete("none");
    expect(idsOf(rows.all())).toEqual(["a", "c", "b"]);
  });

  test("behavior: an index finds rows, follows their changes and leaves out what has no value", () => {
    const rows = rowsOf(create());
    rows.put({ id: "a", city: "KHI" });
    rows.put({ id: "b", city: "LHE" });
    rows.put({ id: "c", city: "KHI" });
    rows.put({ id: "d", city: undefined });
    expect(idsOf(rows.where("city", "KHI"))).toEqual(["a", "c"]);
    rows.put({ id: "a", city: "LHE" });
    rows.delete("c");
    expect(idsOf(rows.where("city", "KHI"))).toEqual([]);
    expect(idsOf(rows.where("city", "LHE"))).toEqual(["a", "b"]);
    expect(idsOf(rows.where("city", "undefined"))).toEqual([]);
  });

  test("behavior: an index declared later covers the rows that are there", () => {
    const store = create();
    store.collection<Row>("rows").put({ id: "a", city: "KHI" });
    expect(idsOf(rowsOf(store).where("city", "KHI"))).toEqual(["a"]);
    store.collection<Row>("rows").put({ id: "b", city: "KHI" });
    expect(idsOf(rowsOf(store).where("city", "KHI"))).toEqual(["a", "b"]);
  });

  test("behavior: an index nobody declared is an error that names those there are", () => {
    expect(() => rowsOf(create()).where("town", "KHI")).toThrow(
      'Collection "rows" has no index "town". Declared: city.',
    );
  });

  test("behavior: a transaction that throws leaves no write, neither rows nor order nor index", () => {
    const store = create();
    const rows = rowsOf(store);
    for (const id of ["a", "b", "c"]) rows.put({ id, city: "KHI" });
    expect(() =>
      store.transaction(() => {
        rows.delete("a");
        rows.put({ id: "b", city: "LHE" });
        rows.put({ id: "d", city: "KHI" });
        rows.delete("d");
        throw new Error("undone");
      }),
    ).toThrow("undone");
    expect(rows.all()).toEqual(["a", "b", "c"].map((id) => ({ id, city: "KHI" })));
    expect(idsOf(rows.where("city", "KHI"))).toEqual(["a", "b", "c"]);
    expect(rows.where("city", "LHE")).toEqual([]);
  });

  test("behavior: a transaction inside another is undone alone", () => {
    const store = create();
    const rows = rowsOf(store);
    const result = store.transaction(() => {
      rows.put({ id: "a" });
      expect(() =>
        store.transaction(() => {
          rows.put({ id: "b" });
          throw new Error("inner");
        }),
      ).toThrow("inner");
      store.transaction(() => rows.put({ id: "c" }));
      return "kept";
    });
    expect(result).toBe("kept");
    expect(idsOf(rows.all())).toEqual(["a", "c"]);
  });

  test("behavior: an inner transaction that ended well is undone with the outer one", () => {
    const store = create();
    const rows = rowsOf(store);
    expect(() =>
      store.transaction(() => {
        store.transaction(() => rows.put({ id: "a" }));
        throw new Error("outer");
      }),
    ).toThrow("outer");
    expect(rows.all()).toEqual([]);
  });

  test("behavior: reset empties every collection, and names lists those that hold something", () => {
    const store = create();
    rowsOf(store).put({ id: "a", city: "KHI" });
    store.collection<Row>("others").put({ id: "a" });
    store.collection<Row>("empty");
    expect(store.names()).toEqual(["others", "rows"]);
    store.reset();
    expect(store.names()).toEqual([]);
    expect(rowsOf(store).where("city", "KHI")).toEqual([]);
  });
});

const id = fc.constantFrom("a", "b", "c", "__proto__", "constructor");
const action = fc.oneof(
  fc.record({ type: fc.constant("put" as const), id, city: fc.constantFrom("KHI", "LHE", undefined) }),
  fc.record({ type: fc.constant("delete" as const), id }),
  fc.record({ type: fc.constantFrom("begin" as const, "commit" as const, "rollback" as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer Type> ? Type : never;

/** Plays the actions up to the end of the current transaction; a rollback throws through it. */
const play = (store: Store, actions: Action[]): void => {
  const rows = store.collection<Row>("rows", { indexes });
  for (let next = actions.shift(); next !== undefined; next = actions.shift()) {
    if (next.type === "put") rows.put({ id: next.id, city: next.city });
    if (next.type === "delete") rows.delete(next.id);
    if (next.type === "commit") return;
    if (next.type === "rollback") throw new Error("rollback");
    if (next.type === "begin") {
      try {
        store.transaction(() => play(store, actions));
      } catch {
        // Undone on purpose; the actions after it go on.
      }
    }
  }
};

test("behavior: both stores hold the same after any sequence of writes and transactions", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const contents = makers.map(([, create]) => {
        const store = create();
        const rest = [...actions];
        while (rest.length > 0) {
          try {
            store.transaction(() => play(store, rest));
          } catch {
            // As above.
          }
        }
        const rows = store.collection<Row>("rows", { indexes });
        return { all: rows.all(), karachi: rows.where("city", "KHI"), lahore: rows.where("city", "LHE") };
      });
      expect(contents[1]).toEqual(contents[0]);
    }),
    { numRuns: 60, seed: 7 },
  );
});

describe("sqlite file", () => {
  const directory = mkdtempSync(join(tmpdir(), "sandbox-store-"));
  const path = join(directory, "deep", "sandbox.sqlite");
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  test("behavior: what was written is there after it was closed, and its file is one process's", () => {
    const first = createSqliteStore(path);
    first.collection<Row>("rows", { indexes }).put({ id: "a", city: "KHI" });
    expect(() => createSqliteStore(path)).toThrow(
      "is in use by another process. Stop that process, or name another file.",
    );
    first.close();
    const second = createSqliteStore(path);
    expect(second.collection<Row>("rows", { indexes }).where("city", "KHI")).toEqual([{ id: "a", city: "KHI" }]);
    second.close();
  });

  test("behavior: a file that is full takes nothing more, loses nothing, and goes on once there is room", () => {
    const first = createSqliteStore(path, { pages: 40 });
    const rows = first.collection<Row>("rows", { indexes });
    rows.put({ id: "a", city: "KHI" });
    expect(first.isWritable()).toBe(true);
    const long = "x".repeat(40_000);
    expect(() =>
      first.transaction(() => {
        for (let n = 0; n < 10; n += 1) rows.put({ id: `b${n}`, city: long });
      }),
    ).toThrow(/full/);
    const filler = first.collection<{ readonly id: string; readonly text: string }>("filler");
    filler.put({ id: "c", text: "x".repeat(90_000) });
    expect(first.isWritable()).toBe(false);
    filler.delete("c");
    expect(first.isWritable()).toBe(true);
    expect(rows.all()).toEqual([{ id: "a", city: "KHI" }]);
    first.close();
  });

  test("behavior: a place that cannot be written to is named with what to do", () => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, "file"), "");
    const inTheWay = join(directory, "file", "sandbox.sqlite");
    expect(() => createSqliteStore(inTheWay)).toThrow(/database .*file\/sandbox\.sqlite cannot be opened.*writable/);
    mkdirSync(path, { recursive: true });
    expect(() => createSqliteStore(path)).toThrow(/deep\/sandbox\.sqlite cannot be opened.*leave room/);
  });
});

test("behavior: a copied world goes its own way, and so does the one that it was copied from", () => {
  const store = createMemoryStore();
  const rows = store.collection<Row>("rows", { indexes });
  rows.put({ id: "a", city: "KHI" });
  const copy = store.copy();
  const copied = copy.collection<Row>("rows", { indexes });
  copied.put({ id: "b", city: "KHI" });
  rows.delete("a");
  expect(rows.where("city", "KHI")).toEqual([]);
  expect(copied.where("city", "KHI").map(({ id }) => id)).toEqual(["a", "b"]);
});
