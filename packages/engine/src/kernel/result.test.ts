import { expect, test } from "vitest";
import { fail, ok } from "./result.ts";

test("default: a value and a failure are told apart by `ok`", () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(fail("no")).toEqual({ ok: false, error: "no" });
});
