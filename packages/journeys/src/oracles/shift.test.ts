// @vitest-environment jsdom
import { expect, test } from "vitest";
import { lookAt, well } from "./page.fixture.ts";
import { shift } from "./shift.ts";

test("default: a page whose parts hardly move", () => {
  expect(lookAt(shift, "", { coming: "opened", shift: 0.0299 })).toEqual(well);
});

test("plant: a footer that jumps is caught, and named", () => {
  const { faults } = lookAt(shift, "", { coming: "opened", shift: 0.0301, movedParts: ["footer from 0 to 400"] });
  expect(faults).toEqual([expect.stringContaining("footer from 0 to 400")]);
});

test("boundary: a browser that does not count has nothing to hold to", () => {
  expect(lookAt(shift, "", { coming: "opened" }).watched).toBe(false);
});
