// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { afterPress } from "./after-press.ts";

const held = (isHeld: boolean) =>
  vi.spyOn(document, "querySelector").mockReturnValue(isHeld ? document.documentElement : null);
const turn = () => vi.advanceTimersByTime(0);

vi.useFakeTimers();
afterEach(() => void vi.restoreAllMocks());

test("default: nothing moves before the click that comes right after", () => {
  held(false);
  const run = vi.fn();
  afterPress(run);
  expect(run).not.toHaveBeenCalled();
  turn();
  expect(run).toHaveBeenCalledOnce();
});

test.each(["pointerup", "pointercancel"])(
  "behavior: nothing moves under a press until its %s, and then once",
  (end) => {
    held(true);
    const run = vi.fn();
    afterPress(run);
    turn();
    expect(run).not.toHaveBeenCalled();
    for (const _ of [1, 2]) window.dispatchEvent(new Event(end));
    expect(run).not.toHaveBeenCalled();
    turn();
    expect(run).toHaveBeenCalledOnce();
  },
);

test("behavior: what is given up meanwhile is not done", () => {
  const run = vi.fn();
  for (const isHeld of [true, false]) {
    held(isHeld);
    afterPress(run)();
    window.dispatchEvent(new Event("pointerup"));
  }
  turn();
  expect(run).not.toHaveBeenCalled();
});
