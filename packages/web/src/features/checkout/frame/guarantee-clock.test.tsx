// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderResults } from "../../results/results.harness.tsx";
import { GuaranteeClock } from "./guarantee-clock.tsx";

const now = Date.UTC(2026, 10, 21, 9);

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  [0, ""],
  [30, "The price is guaranteed for less than one more minute"],
  [270, "The price is guaranteed for less than 5 more minutes"],
  [301, ""],
] as const)("behavior: with %i seconds left what is said aloud is true: %s", async (seconds, words) => {
  await renderResults(<GuaranteeClock until={now + seconds * 1000} />, "en", "/");
  expect(screen.getByRole("status").textContent).toBe(words);
});
