import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { closeAllDialogs, Dialog, Drawer } from "./dialog.tsx";

const draw = (open: boolean, onClose: () => void) => (
  <Dialog open={open} onClose={onClose} title="Cancel?" close="Close">
    Body
  </Dialog>
);

test("default: named by its title, closed by its button", () => {
  const closed = vi.fn<() => void>();
  render(draw(true, closed));
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Cancel?" });
  expect(dialog.open).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test("behavior: a press beside it closes, a press on it does not", () => {
  const closed = vi.fn<() => void>();
  render(draw(true, closed));
  fireEvent.click(screen.getByText("Body"));
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("dialog"));
  expect(closed).toHaveBeenCalledTimes(1);
});

test("behavior: a route change closes all that is open, and only that", () => {
  const [first, second, shut] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <>
      {draw(true, first)}
      <Drawer open onClose={second} title="Filters" close="Close">
        Body
      </Drawer>
      {draw(false, shut)}
    </>,
  );
  act(closeAllDialogs);
  expect([first, second, shut].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test("behavior: taken away while it is open, it is closed first, while the page can still give the focus back", () => {
  const wasThere: boolean[] = [];
  const close = vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function note(
    this: HTMLDialogElement,
  ) {
    wasThere.push(this.isConnected);
  });
  const { unmount } = render(draw(true, () => undefined));
  unmount();
  close.mockRestore();
  expect(wasThere).toEqual([true]);
});

test("behavior: closed by its owner, it asks for nothing", () => {
  const closed = vi.fn<() => void>();
  const { rerender } = render(draw(true, closed));
  rerender(draw(false, closed));
  expect(closed).not.toHaveBeenCalled();
  expect(screen.queryByText("Body")).toBeNull();
  act(closeAllDialogs);
  expect(closed).not.toHaveBeenCalled();
});
