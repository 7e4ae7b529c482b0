import fc from "fast-check";
import { expect, test } from "vitest";
import { dateOfText, readDate, textOfDate } from "./date-text.ts";

test.each([
  ["2019-02-01", "01/02/2019"],
  ["1/2/2019", "01/02/2019"],
  ["1.2.2019", "01/02/2019"],
  ["19900512", "12/05/1990"],
  ["20/01/0512", "12/05/2001"],
  ["19101990", "19101990"],
  ["19/90-3-12", "12/03/1990"],
  ["19/90-3-1", "19/90-3-1"],
  ["18/04/19", "18/04/19"],
  ["1/", "01/"],
  ["18/4/", "18/04/"],
  ["18/04/", "18/04/"],
  ["1", "1"],
  ["", ""],
])("default: %s is read as %s", (typed, shown) => {
  expect(readDate(typed)).toBe(shown);
});

test("behavior: what is kept comes back as it was shown, whole or not, day or no day", () => {
  const digits = fc.stringMatching(/^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/);
  fc.assert(
    fc.property(digits, (shown) => {
      expect(textOfDate(dateOfText(shown))).toBe(shown);
    }),
  );
  expect(dateOfText("31/02/2019")).toBe("2019-02-31");
});
