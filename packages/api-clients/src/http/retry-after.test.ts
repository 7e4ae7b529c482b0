import fc from "fast-check";
import { expect, test } from "vitest";
import { retryAfterMsOf } from "./retry-after.ts";

const now = Date.UTC(2026, 10, 24, 12);
const dayMs = 24 * 60 * 60_000;

test.each([
  ["seconds", "120", 120_000],
  ["seconds with blanks around them", " 3 ", 3000],
  ["an instant", "Tue, 24 Nov 2026 12:01:00 GMT", 60_000],
  ["an instant that is past", "Tue, 24 Nov 2026 11:00:00 GMT", 0],
])("default: %s are a wait", (_, header, waitMs) => {
  expect(retryAfterMsOf(header, now)).toBe(waitMs);
});

test.each([null, "", "soon", "-5", "1.5", "5 minutes", "2026-11-24"])("boundary: %j says nothing", (header) => {
  expect(retryAfterMsOf(header, now)).toBeUndefined();
});

test.each(["86401", "9".repeat(40), "Fri, 31 Dec 2100 00:00:00 GMT"])(
  "behavior: %s puts nobody to sleep for more than a day",
  (header) => {
    expect(retryAfterMsOf(header, now)).toBe(dayMs);
  },
);

test("invariant: whatever a service writes, a wait is between nothing and a day", () => {
  const headers = fc.oneof(
    fc.string(),
    fc.nat().map(String),
    fc.date({ noInvalidDate: true }).map((at) => at.toUTCString()),
  );
  fc.assert(
    fc.property(headers, (header) => {
      const waitMs = retryAfterMsOf(header, now) ?? 0;
      expect(waitMs >= 0 && waitMs <= dayMs).toBe(true);
    }),
  );
});
