import { expect, test } from "vitest";
import { formatDistance } from "./distance.ts";

test.each([
  [0, "100 m", "100 م"],
  [0.43, "450 m", "450 م"],
  [0.8, "800 m", "800 م"],
  [0.98, "1 km", "1 كم"],
  [1.54, "1.5 km", "1.5 كم"],
  [3, "3 km", "3 كم"],
  [12.4, "12 km", "12 كم"],
])("default: %d km is said in one way in each language", (km, en, ar) => {
  const said = (locale: "en" | "ar") => formatDistance(km, locale).replaceAll("\u00a0", " ");
  expect([said("en"), said("ar")]).toEqual([en, ar]);
});
