import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastRegion } from "./toast.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draw = (onClose: (id: string) => void, lasts?: number) => (
  <ToastRegion
    label="Notices"
    close="Close"
    onClose={onClose}
    toasts={[{ id: "saved", message: "Saved", ...(lasts !== undefined && { lasts }) }]}
  />
);

test("default: the region is there and polite even while empty", () => {
  render(<ToastRegion label="Notices" close="Close" toasts={[]} onClose={() => undefined} />);
  expect(screen.getByRole("region", { name: "Notices" }).getAttribute("aria-live")).toBe("polite");
});

test("behavior: leaves after its time, not while it is pointed at", () => {
  const closed = vi.fn<(id: string) => void>();
  render(draw(closed, 5000));
  const toast = screen.getByRole("listitem");
  fireEvent.pointerEnter(toast);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(closed).not.toHaveBeenCalled();
  fireEvent.pointerLeave(toast);
  act(() => {
    vi.advanceTimersByTime(5000);
  });
  expect(closed).toHaveBeenCalledExactlyOnceWith("saved");
});

test("behavior: without a time it stays until closed", () => {
  const closed = vi.fn<(id: string) => void>();
  render(draw(closed));
  act(() => {
    vi.advanceTimersByTime(3_600_000);
  });
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(closed).toHaveBeenCalledExactlyOnceWith("saved");
});

test("behavior: on top it is placed otherwise than at the foot", () => {
  const { rerender } = render(draw(() => undefined));
  const atFoot = screen.getByRole("list").className;
  rerender(<ToastRegion label="Notices" close="Close" toasts={[]} onClose={() => undefined} isOnTop />);
  expect(screen.getByRole("list").className).not.toBe(atFoot);
});
