import { expect, test } from "vitest";
import { refId } from "../../kernel/ids.ts";
import { createResultsStore } from "./results-store.ts";

test("behavior: the store forgets the session that was written to longest ago", () => {
  const store = createResultsStore<string>(2);
  for (const name of ["one", "two", "one", "three"]) store.write(refId(name), `results of ${name}`);
  expect(["one", "two", "three"].map((name) => store.read(refId(name)))).toEqual([
    "results of one",
    null,
    "results of three",
  ]);
  expect(store.newest()).toBe("results of three");
  expect(createResultsStore().newest()).toBeNull();
});
