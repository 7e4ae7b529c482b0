import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { createFileStore } from "./file-store.ts";
import { describeStore } from "./key-value-store.contract.ts";

const directory = mkdtempSync(join(tmpdir(), "file-store-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let files = 0;
const nextFile = () => {
  files += 1;
  return join(directory, `${files}.sqlite`);
};

describeStore("file store", async () => {
  let now = 0;
  return {
    store: createFileStore(nextFile(), () => now),
    pass: async (ms) => {
      now += ms;
    },
  };
});

test("default: what was kept is there when the file is opened again, also for another process meanwhile", async () => {
  const path = nextFile();
  const first = createFileStore(path);
  await first.set("payer", "u-1", 60_000);
  const beside = createFileStore(path);
  expect(await beside.get("payer")).toBe("u-1");
  // As after a crash: nothing was closed.
  expect(await createFileStore(path).get("payer")).toBe("u-1");
});

test("behavior: what has run out is not kept for ever", async () => {
  const path = nextFile();
  await createFileStore(path, () => 0).set("old", "1", 10);
  const later = createFileStore(path, () => 100);
  expect(await createFileStore(path, () => 5).get("old")).toBeNull();
  expect(await later.get("old")).toBeNull();
});

test("behavior: what has run out leaves the file while it is in use, and what has not stays", async () => {
  const path = nextFile();
  let now = 0;
  const store = createFileStore(path, () => now);
  await store.set("payer", "u-1", 1_000_000);
  for (let visit = 0; visit < 1100; visit += 1) {
    now += 10;
    await store.set(`visit-${visit}`, "1", 5);
  }
  const beside = new DatabaseSync(path, { readOnly: true });
  expect(beside.prepare("SELECT count(*) AS rows FROM entry").get()?.["rows"]).toBeLessThan(200);
  beside.close();
  expect(await store.get("payer")).toBe("u-1");
});

test("behavior: a place that cannot be written to is named with what to do", () => {
  const inTheWay = join(directory, "file");
  writeFileSync(inTheWay, "");
  expect(() => createFileStore(join(inTheWay, "web.sqlite"))).toThrow(/file\/web\.sqlite cannot be opened.*STATE_FILE/);
  const locked = join(directory, "locked");
  mkdirSync(join(locked, "web.sqlite"), { recursive: true });
  chmodSync(locked, 0o500);
  expect(() => createFileStore(join(locked, "web.sqlite"))).toThrow(/locked\/web\.sqlite cannot be opened.*writable/);
});
