import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { addDays, ageBandOf, ageOn, parseCalendarDate } from "./calendar-date.ts";

fc.configureGlobal({ seed: 20_261_121 });

test("default: a day in any digits", () => {
  expect(parseCalendarDate("٢٠٢٦-١١-٢١")).toBe("2026-11-21");
});

test.each(["2025-02-29", "1900-02-29", "2026-13-01", "2026-04-31", "2026-00-10", "21-11-2026", "", "2026-1-1"])(
  "behavior: %j is no day",
  (text) => {
    expect(parseCalendarDate(text)).toBeUndefined();
  },
);

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("behavior: knows exactly the days that Temporal knows", () => {
  const texts = fc.tuple(fc.integer({ min: 1890, max: 2110 }), fc.nat({ max: 13 }), fc.nat({ max: 32 }));
  fc.assert(
    fc.property(texts, ([year, month, date]) => {
      const text = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
      const exists = (() => {
        try {
          return Temporal.PlainDate.from(text).toString() === text;
        } catch {
          return false;
        }
      })();
      expect(parseCalendarDate(text) === text).toBe(exists);
    }),
  );
});

test("behavior: ages are those that Temporal reckons, except that a leap-day birthday falls on 1 March", () => {
  fc.assert(
    fc.property(day, day, (birth, on) => {
      fc.pre(birth <= on && !birth.endsWith("02-29"));
      expect(ageOn(birth, on)).toBe(
        Temporal.PlainDate.from(birth).until(Temporal.PlainDate.from(on), { largestUnit: "years" }).years,
      );
    }),
  );
  expect(ageOn("2012-02-29", "2024-02-28")).toBe(11);
  expect(ageOn("2013-02-28", "2026-02-28")).toBe(13);
  expect(ageOn("2012-02-29", "2025-02-28")).toBe(12);
  expect(ageOn("2012-02-29", "2025-03-01")).toBe(13);
});

test("behavior: bands turn at 2 and at 12", () => {
  expect([0, 1, 2, 11, 12, 90].map(ageBandOf)).toEqual(["infant", "infant", "child", "child", "adult", "adult"]);
});

test("behavior: days are added over months, years and leap days, and taken away again", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays(addDays("2026-11-21", 361), -361)).toBe("2026-11-21");
});
