import { expect, test } from "vitest";
import { directionOf, visualRuns } from "./visual-runs.ts";

const drawn = (text: string, direction: "ltr" | "rtl") => visualRuns(text, direction).map((run) => run.text);

test("default: Arabic stands from the right, and what is Latin in it from the left", () => {
  expect(drawn("الرحلة M7 741", "rtl")).toEqual(["M7 741 ", "الرحلة"]);
  expect(drawn("المقعد 12A، جدة", "rtl")).toEqual(["جدة", " ", "،", "12A ", "المقعد"]);
});

test("behavior: brackets open towards what they hold", () => {
  expect(drawn("كراتشي (KHI)", "rtl").join("")).toBe("(KHI) كراتشي");
  expect(drawn("Hamza (السيد)", "ltr").join("")).toBe("Hamza (السيد)");
});

test("behavior: marks that say how a line runs keep a minus at its number, and are not drawn", () => {
  expect(drawn("\u200f\u200e\u22121,013 روبية", "rtl").join("")).toBe("روبية \u22121,013");
});

test.each([
  ["سفر", "ltr", "rtl"],
  ["Safar", "rtl", "ltr"],
  ["3 ليالٍ", "ltr", "rtl"],
  ["08:15", "rtl", "rtl"],
] as const)("default: %s on a page that runs %s runs %s", (text, page, direction) => {
  expect(directionOf(text, page)).toBe(direction);
});

test("behavior: letters beyond the common Latin ones are another font's", () => {
  expect(visualRuns("Şafak", "ltr")).toEqual([
    { script: "latinExtended", text: "Ş" },
    { script: "latin", text: "afak" },
  ]);
});
