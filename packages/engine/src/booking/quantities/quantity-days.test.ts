import { expect, test } from "vitest";
import { daysOf } from "./quantity-days.ts";

const pkr = (minor: number) => ({ minor, currency: "PKR" as const });

test("default: a day is as the best of its moments, from the least that one of them costs, with what all of them have left", () => {
  expect(
    daysOf([
      { date: "2026-12-03", state: "sold_out", left: 0, from: null },
      { date: "2026-12-03", state: "few", left: 3, from: pkr(200_000) },
      { date: "2026-12-03", state: "few", left: 2, from: pkr(150_000) },
      { date: "2026-12-04", state: "closed", left: 9, from: null },
    ]),
  ).toEqual([
    { date: "2026-12-03", state: "few", left: 5, from: pkr(150_000) },
    { date: "2026-12-04", state: "closed", left: 9, from: null },
  ]);
});
