// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PriceBars } from "./price-bars.tsx";

afterEach(cleanup);

const pathsOf = (days: readonly (number | null)[]) => {
  const { container } = render(<PriceBars of={days} />);
  return Array.from(container.querySelectorAll("path"), (path) => path.getAttribute("d"));
};

test("default: the dearer a day, the higher its bar; the cheapest is drawn once more, and a day without a price is left free", () => {
  expect(pathsOf([200, null, 100, 150])).toEqual(["M0.5 20v-20M2.5 20v-5M3.5 20v-13", "M2.5 20v-5"]);
});

test("behavior: where every day costs the same, every bar is as high as the cheapest", () => {
  expect(pathsOf([100, 100])).toEqual(["M0.5 20v-5M1.5 20v-5", "M0.5 20v-5"]);
});
