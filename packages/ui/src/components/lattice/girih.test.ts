import { expect, test } from "vitest";
import { girihStar, girihTile } from "./girih.ts";

const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test("default: a star has a point and a notch for each side", () => {
  expect(pointsOf(girihStar([0, 0], 8, 10, 0, 1))).toHaveLength(16);
});

test("behavior: at 45 degrees eight sides give two crossed squares", () => {
  const far = pointsOf(girihStar([0, 0], 8, 10, 0, Math.PI / 4)).map(([x, y]) => Math.hypot(x, y));
  expect(Math.max(...far)).toBeCloseTo(10, 1);
  // Where two crossed squares of apothem a meet: a / cos 22.5° in from corners at a √2, here with corners at 10.
  expect(Math.min(...far)).toBeCloseTo(10 / Math.SQRT2 / Math.cos(Math.PI / 8), 1);
});

test("behavior: lines leave one tile where they enter the next", () => {
  const edge = (axis: 0 | 1, at: number) =>
    pointsOf(girihTile(100))
      .filter((point) => point[axis] === at)
      .map((point) => point[axis ? 0 : 1])
      .sort((a, b) => a - b);
  expect(edge(0, 0)).toEqual(edge(0, 100));
  expect(edge(1, 0)).toEqual(edge(1, 100));
  expect(edge(0, 0)).toContain(50);
});
