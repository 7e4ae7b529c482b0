// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { serverClock } from "./server-clock.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

const serverTime = 1_800_000_000_000;

function Left({ until }: { until: number }) {
  return <p role="timer">{useSecondsUntil(until)}</p>;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([-26, 0, 5])("default: a device that is %i hours ahead counts the same seconds", (hours) => {
  const deviceTime = serverTime + hours * 3_600_000;
  vi.useFakeTimers({ now: deviceTime });
  serverClock.hear({ at: serverTime, askedAt: deviceTime, heardAt: deviceTime });
  render(<Left until={serverTime + 90_000} />);
  expect(screen.getByRole("timer").textContent).toBe("90");
  act(() => {
    vi.advanceTimersByTime(30_000);
  });
  expect(screen.getByRole("timer").textContent).toBe("60");
});

test("behavior: the countdown comes to zero, and stays there", () => {
  vi.useFakeTimers({ now: serverTime });
  serverClock.hear({ at: serverTime, askedAt: serverTime, heardAt: serverTime });
  render(<Left until={serverTime + 2000} />);
  const left = () => screen.getByRole("timer").textContent;
  const seen = [left()];
  for (let second = 0; second < 4; second += 1) {
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    seen.push(left());
  }
  expect(seen).toEqual(["2", "1", "0", "0", "0"]);
});
