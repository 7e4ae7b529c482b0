import type { QuantityDay, SlotState } from "@safar/engine";
import { expect, test } from "vitest";
import { dayWhens } from "./day-whens.ts";

const days = (...states: readonly SlotState[]): readonly QuantityDay[] =>
  states.map((state, at) => ({ date: `2026-12-0${at + 1}`, from: null, left: null, state }));

test("default: days that are closed before the first that is not are left out, and no other", () => {
  const whens = dayWhens(days("closed", "sold_out", "closed", "few"));
  expect(whens.map(({ date, state }) => [date, state])).toEqual([
    ["2026-12-02", "soldOut"],
    ["2026-12-03", "closed"],
    ["2026-12-04", "few"],
  ]);
});

test("behavior: where all are closed they say so", () => {
  expect(dayWhens(days("closed", "closed"))).toHaveLength(2);
});
