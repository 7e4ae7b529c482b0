import type { ShownPlace } from "@safar/engine";
import type { SeatCell } from "@safar/ui/seat-map";
import { expect, test, vi } from "vitest";
import { createStableRows } from "./stable-rows.ts";

const place = (more: Partial<ShownPlace> = {}): ShownPlace => ({
  id: "A1",
  label: "A1",
  kind: "seat",
  status: "available",
  deck: 0,
  row: 0,
  column: 0,
  category: "standard",
  fare: { minor: 100, currency: "PKR" },
  only: null,
  look: "free",
  mine: null,
  refusal: null,
  price: { minor: 100, currency: "PKR" },
  ...more,
});

const made = (look: ShownPlace["look"]): SeatCell => ({ kind: "seat", id: "A1", look, label: look });

test("default: a place that is as it was is neither said nor drawn again", () => {
  const stable = createStableRows();
  const make = vi.fn(() => made("free"));
  const first = stable.cell(place(), "en", make);
  expect(stable.cell(place(), "en", make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ["its look", place({ look: "taken", status: "booked" }), "en"],
  ["its price", place({ price: { minor: 90, currency: "PKR" } }), "en"],
  ["why it cannot be had", place({ refusal: { code: "limit", max: 5 } }), "en"],
  ["the language", place(), "ar"],
] as const)("behavior: a place is drawn again once %s has changed", (_, changed, locale) => {
  const stable = createStableRows();
  const first = stable.cell(place(), "en", () => made("free"));
  expect(stable.cell(changed, locale, () => made(changed.look))).not.toBe(first);
});

test("default: a row is the same as long as all of its places are", () => {
  const stable = createStableRows();
  const [free, taken] = [made("free"), made("taken")];
  const row = stable.row({ id: "0", label: "A", cells: [free, { kind: "aisle" }] });
  expect(stable.row({ id: "0", label: "A", cells: [free, { kind: "aisle" }] })).toBe(row);
  expect(stable.row({ id: "0", label: "A", cells: [taken, { kind: "aisle" }] })).not.toBe(row);
});
