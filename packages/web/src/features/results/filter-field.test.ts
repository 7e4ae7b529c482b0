import { expect, test, vi } from "vitest";
import { manyOf, mostPrice, oneStepOf, onOff } from "./filter-field.ts";

const from = { minor: 100, currency: "PKR" } as const;
const facets = [
  { value: "a", count: 2, from },
  { value: "b", count: 1, from: null },
];
const label = (value: string) => value.toUpperCase();

test("default: choices are ticked and unticked, each with what it is called and counted", () => {
  const change = vi.fn();
  const [one, other] = manyOf({ name: "letters", facets, chosen: ["b"], label, first: ["a"], change });
  expect(one).toMatchObject({ name: "letters", value: "a", label: "A", chip: "A", isOn: false, isFirst: true });
  expect(one?.counted).toEqual(facets[0]);
  one?.toggle();
  expect(change).toHaveBeenLastCalledWith(["b", "a"]);
  other?.toggle();
  expect(change).toHaveBeenLastCalledWith([]);
});

test("behavior: one choice alone tells nothing apart, unless it is wanted", () => {
  const given = { name: "letters", facets: facets.slice(0, 1), label, change: () => undefined };
  expect(manyOf({ ...given, chosen: [] })).toEqual([]);
  expect(manyOf({ ...given, chosen: ["a"] })).toHaveLength(1);
});

test("behavior: what an address asks for and no result has can be taken away again", () => {
  const options = manyOf({ name: "letters", facets, chosen: ["z"], label, change: () => undefined });
  expect(options.map(({ counted, isOn, value }) => [value, isOn, counted === null])).toEqual([
    ["a", false, false],
    ["b", false, false],
    ["z", true, true],
  ]);
});

test("default: of steps one is wanted at most", () => {
  const change = vi.fn();
  const steps = [9, 8].map((value) => ({ value, count: 1, from }));
  const [nine, eight] = oneStepOf({ name: "score", facets: steps, chosen: 8, label: String, change });
  nine?.toggle();
  expect(change).toHaveBeenLastCalledWith(9);
  eight?.toggle();
  expect(change).toHaveBeenLastCalledWith(null);
});

test("behavior: what no result has is not offered, and stays while it is wanted", () => {
  const given = { name: "bag", label: "Bag", counted: null, isFirst: true, change: () => undefined };
  expect(onOff({ ...given, isOn: false })).toEqual([]);
  expect(onOff({ ...given, isOn: true })).toHaveLength(1);
});

test("default: a price slider goes in round steps; without a price there is none", () => {
  const given = { title: "Price", chosen: null, write: () => "", change: () => undefined } as const;
  expect(mostPrice({ ...given, currency: null, facets: null })).toEqual([]);
  const [price] = mostPrice({ ...given, currency: "PKR", facets: [10_000, 99_000] });
  expect(price?.kind === "most" && price.step([10_000, 99_000])).toBe(1000);
});
