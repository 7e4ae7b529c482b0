import { expect, test } from "vitest";
import type { ExtraOffer } from "./extras.types.ts";
import { savedBy } from "./saved-by.ts";

const sold = (serviceId: string, minor: number, contains: ExtraOffer["contains"] = []): ExtraOffer => ({
  serviceId,
  kind: "meal",
  title: serviceId,
  detail: null,
  travellerIds: [],
  segmentIds: [],
  price: { minor, currency: "PKR" },
  maxQuantity: 2,
  isIncluded: false,
  contains,
});

const box = sold("box", 185_900, [
  { serviceId: "snack", count: 2 },
  { serviceId: "nachos", count: 1 },
]);
const [snack, nachos] = [sold("snack", 67_600), sold("nachos", 81_700)];

test("default: a box saves what its parts cost more one by one", () => {
  expect(savedBy(box, [snack, box, nachos])).toEqual({ minor: 31_000, currency: "PKR" });
  expect(savedBy(snack, [snack, box, nachos])).toBeNull();
});

test("edge: nothing is said where a part is not sold alone, or the box costs more", () => {
  expect(savedBy(box, [snack, box])).toBeNull();
  expect(savedBy(box, [sold("snack", 100), box, nachos])).toBeNull();
});
