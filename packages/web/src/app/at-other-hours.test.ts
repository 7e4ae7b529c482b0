import { expect, test } from "vitest";
import { atOtherHours } from "./at-other-hours.ts";

test("default: a city that comes again has a picture of its own", () => {
  expect(atOtherHours(["Lahore", "Dubai", "Lahore", "Lahore"])).toEqual(["Lahore", "Dubai", "Lahore 2", "Lahore 3"]);
});
