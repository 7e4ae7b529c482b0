import fc from "fast-check";
import { expect, test } from "vitest";
import { sheetSide, sheetsIn } from "./sheets.ts";

test("default: a window on one sheet wants that one", () => {
  expect(sheetsIn({ x: 1, y: sheetSide + 1 }, { x: 90, y: 2 * sheetSide })).toEqual([
    { key: "0 1", column: 0, row: 1 },
  ]);
});

test("behavior: what lies in the middle of the window is drawn first", () => {
  const [first] = sheetsIn({ x: -10, y: -10 }, { x: 3 * sheetSide - 10, y: 3 * sheetSide - 10 });
  expect(first).toMatchObject({ column: 1, row: 1 });
});

const edge = fc.integer({ min: -50_000, max: 50_000 });
const length = fc.integer({ min: 1, max: 3000 });

test("property: every spot of a window lies on exactly one of its sheets, and none is beside it", () => {
  fc.assert(
    fc.property(
      edge,
      edge,
      length,
      length,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (x, y, width, height, at) => {
        const sheets = sheetsIn({ x, y }, { x: x + width, y: y + height });
        const spot = { x: x + at * width, y: y + at * height };
        const holding = sheets.filter(
          ({ column, row }) => Math.floor(spot.x / sheetSide) === column && Math.floor(spot.y / sheetSide) === row,
        );
        expect(holding).toHaveLength(1);
        for (const { column, row } of sheets) {
          expect(column * sheetSide).toBeLessThan(x + width);
          expect((column + 1) * sheetSide).toBeGreaterThan(x);
          expect(row * sheetSide).toBeLessThan(y + height);
          expect((row + 1) * sheetSide).toBeGreaterThan(y);
        }
      },
    ),
  );
});
