import { expect, test } from "vitest";
import { holdReload, watchBusy } from "./busy.ts";

test("default: tells what holds the page, and when nothing does any more", () => {
  const told: string[] = [];
  const first = holdReload("form");
  const end = watchBusy((by, isBusy) => told.push(`${by} ${isBusy}`));
  const second = holdReload("form");
  first();
  first();
  expect(told).toEqual(["form true", "form true", "form true"]);
  second();
  expect(told.at(-1)).toBe("form false");
  end();
  holdReload("otp")();
  expect(told).toHaveLength(4);
});
