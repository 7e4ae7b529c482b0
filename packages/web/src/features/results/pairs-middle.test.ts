import { expect, test } from "vitest";
import { middleOf } from "./pairs-middle.ts";

const pair = (first: number, last: number) => ({ first: `2026-11-${first}`, last: `2026-11-${last}` });

test("behavior: days stay where they are while pairs of them are chosen, and begin anew around another pair or route", () => {
  expect(middleOf("KHI-DOH", pair(20, 24))).toEqual(pair(20, 24));
  expect(middleOf("KHI-DOH", pair(17, 27))).toEqual(pair(20, 24));
  expect(middleOf("KHI-DOH", pair(20, 28))).toEqual(pair(20, 28));
  expect(middleOf("KHI-IST", pair(20, 27))).toEqual(pair(20, 27));
});
