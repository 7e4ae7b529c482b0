import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { routeWords, wordScript } from "./word-script.ts";

const routes = new URL("../routes/", import.meta.url);
const ids = readdirSync(routes, { recursive: true, encoding: "utf8" }).flatMap((file) => {
  if (!file.endsWith(".tsx")) return [];
  const [, id] = readFileSync(new URL(file, routes), "utf8").match(/createFileRoute\("([^"]+)"\)/) ?? [];
  return id ?? [];
});

test("default: the words of every route have a name of their own, which an address can have", () => {
  expect(ids.length).toBeGreaterThan(70);
  const names = ids.map(routeWords);
  expect(new Set(names).size).toBe(ids.length);
  expect(names.filter((name) => !/^p\.[\w-]*$/.test(name))).toEqual([]);
});

test("default: an address names the language and the build", () => {
  expect(wordScript(routeWords("/flights/search"), "ar", "0abc123")).toBe("assets/ar/p.flights-search-0abc123.js");
});
