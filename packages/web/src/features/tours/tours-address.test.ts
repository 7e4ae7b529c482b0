import { expect, test } from "vitest";
import { isAtTours } from "./tours-address.ts";

const at = (pathname: string, searchStr = "") => ({ pathname, searchStr });

test("default: a place is at its days, however its tours are filtered", () => {
  const address = "/tours/hunza?from=2026-12-03&to=2026-12-09";
  expect(isAtTours(address, at("/tours/hunza", "?from=2026-12-03&to=2026-12-09&kinds=sea"))).toBe(true);
  expect(isAtTours(address, at("/tours/hunza"))).toBe(true);
  expect(isAtTours(address, at("/tours/hunza", "?from=2026-12-04&to=2026-12-09"))).toBe(false);
  expect(isAtTours(address, at("/tours/skardu", "?from=2026-12-03&to=2026-12-09"))).toBe(false);
});

test("behavior: a tour is the same by its place and by a search", () => {
  expect(isAtTours("/tours/detail/S-1/khunjerab-pass", at("/tours/detail/hunza/khunjerab-pass"))).toBe(true);
  expect(isAtTours("/tours/detail/S-1/khunjerab-pass?date=2026-12-04", at("/tours/detail/S-1/khunjerab-pass"))).toBe(
    true,
  );
  expect(isAtTours("/tours/detail/S-1/khunjerab-pass", at("/tours/detail/S-1/baltit-and-altit"))).toBe(false);
});
