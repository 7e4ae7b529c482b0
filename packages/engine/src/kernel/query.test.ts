import { expect, test } from "vitest";
import { readQuery, writeQuery } from "./query.ts";

test("default: names with their values, unescaped, the first one first", () => {
  const query = readQuery("?place=Rahim+Yar%20Khan&stars=4&stars=5&flag");
  expect(query.get("place")).toBe("Rahim Yar Khan");
  expect(query.get("stars")).toBe("4");
  expect(query.getAll("stars")).toEqual(["4", "5"]);
  expect(query.get("flag")).toBe("");
});

test("behavior: what is not there is undefined, and what is broken is empty", () => {
  const query = readQuery("name=%E0%A4%A");
  expect(query.get("other")).toBeUndefined();
  expect(query.getAll("other")).toEqual([]);
  expect(query.get("name")).toBe("");
});

test("default: what is written is read again, and what has no value is left out", () => {
  const text = writeQuery([
    ["sort", "cheapest"],
    ["stars", ""],
    ["price", "100-200"],
  ]);
  expect(text).toBe("sort=cheapest&price=100-200");
  expect(["sort", "stars", "price"].map((name) => readQuery(text).get(name))).toEqual([
    "cheapest",
    undefined,
    "100-200",
  ]);
});
