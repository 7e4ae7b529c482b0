// @vitest-environment jsdom
import { expect, test } from "vitest";
import { lookAt, well } from "./page.fixture.ts";
import { writing } from "./writing.ts";

const line = (amount: string) => `<p>Discount <bdi>${amount}</bdi></p>`;

test.each(["\u2212Rs 1,013", "Rs 4,986", "SAR 182.75", "\u200f\u200e\u22121,013 روبية", "12.50 ر.س"])(
  "default: %s is written as amounts are",
  (amount) => {
    expect(lookAt(writing, line(amount))).toEqual(well);
  },
);

test.each([
  ["Rs -1,013", "a hyphen"],
  ["-Rs 1,013", "a hyphen"],
  ["-1,013 روبية", "a hyphen"],
  ["Rs 4,986.37", "decimals"],
  ["4,986.00 روبية", "decimals"],
])("plant: %s has %s", (amount, fault) => {
  expect(lookAt(writing, line(amount)).faults).toEqual([expect.stringContaining(fault)]);
});

test("boundary: a flight's number and a day are no amounts", () => {
  expect(lookAt(writing, "<p><bdi>PK-301</bdi> on <bdi>2026-12-03</bdi></p>").faults).toEqual([]);
});

test.each(["until 6:00 pm", "leaves at 9 a.m.", "حتى 6:00 م", "حتى الساعة 11 ص"])(
  "plant: %s is another clock",
  (text) => {
    expect(lookAt(writing, `<p>${text}</p>`).faults).toEqual([expect.stringContaining("clock of twelve hours")]);
  },
);

test.each(["until 18:00", "Booking reference Q3PM", "30 م²", "على بُعد 300 م", "12 مسافرًا"])(
  "boundary: %s is not",
  (text) => {
    expect(lookAt(writing, `<p>${text}</p>`).faults).toEqual([]);
  },
);
