// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { SeatList } from "./seat-list.tsx";

afterEach(cleanup);

test.each([
  ["en", "1, 5, 12C"],
  ["ar", "1، 5، 12C"],
] as const)(
  "default: in %s seats read %j, each set apart so that the page's direction orders them",
  async (locale, words) => {
    const { container } = await renderResults(<SeatList of={["1", "5", "12C"]} />, locale);
    const listed = [...container.querySelectorAll("bdi")].map((seat) => seat.textContent);
    expect(listed).toEqual(["1", "5", "12C"]);
    expect(container.textContent).toContain(words);
  },
);
