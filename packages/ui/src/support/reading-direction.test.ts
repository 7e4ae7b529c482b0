import { afterEach, expect, test } from "vitest";
import { moveByKey } from "./reading-direction.ts";

const row = document.createElement("div");
document.body.append(row);
afterEach(() => row.style.removeProperty("direction"));

const move = (key: string, from: number) => moveByKey({ key, currentTarget: row }, from, 3);

test("default: right goes on, both ends meet", () => {
  expect([move("ArrowRight", 0), move("ArrowRight", 2), move("ArrowLeft", 0)]).toEqual([1, 0, 2]);
  expect([move("Home", 2), move("End", 0), move("a", 1)]).toEqual([0, 2, undefined]);
});

test("behavior: in right-to-left text left goes on, up and down stay", () => {
  row.style.direction = "rtl";
  expect([move("ArrowLeft", 0), move("ArrowRight", 0)]).toEqual([1, 2]);
  expect([move("ArrowDown", 0), move("ArrowUp", 0)]).toEqual([1, 2]);
});
