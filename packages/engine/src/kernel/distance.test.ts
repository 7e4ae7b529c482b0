import { expect, test } from "vitest";
import { kmBetween } from "./distance.ts";

const karachi = { latitude: 24.8607, longitude: 67.0011 };
const lahore = { latitude: 31.5497, longitude: 74.3436 };

test("default: from Karachi to Lahore a crow flies some 1,030 kilometres, and as many back", () => {
  expect(Math.round(kmBetween(karachi, lahore) / 10)).toBe(103);
  expect(kmBetween(lahore, karachi)).toBe(kmBetween(karachi, lahore));
  expect(kmBetween(karachi, karachi)).toBe(0);
});
