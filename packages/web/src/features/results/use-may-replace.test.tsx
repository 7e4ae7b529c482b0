// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useMayReplace } from "./use-may-replace.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function List({ hasCome }: { hasCome: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const name = useMayReplace(hasCome, place) ? "live" : "plain";
  return (
    <div ref={place}>
      <a key={name} href="/offers/1:a">
        {name}
      </a>
    </div>
  );
}

const { matches } = Element.prototype;
/** jsdom presses nothing by itself. */
const press = (isPressed: boolean) =>
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
    return selector === ":active" ? isPressed : matches.call(this, selector);
  });

test("default: what has come takes the place at once, and before that it does not", () => {
  press(false);
  const { rerender } = render(<List hasCome={false} />);
  expect(screen.getByRole("link").textContent).toBe("plain");
  rerender(<List hasCome />);
  expect(screen.getByRole("link").textContent).toBe("live");
});

test("behavior: a press that has begun ends on the link it began on", async () => {
  press(true);
  render(<List hasCome />);
  expect(screen.getByRole("link").textContent).toBe("plain");
  fireEvent.pointerUp(window);
  // Its click is heard before the link is gone.
  expect(screen.getByRole("link").textContent).toBe("plain");
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole("link").textContent).toBe("live");
});

test("behavior: who was at a link with the keyboard is at the same one afterwards", () => {
  press(false);
  const { rerender } = render(<List hasCome={false} />);
  screen.getByRole("link").focus();
  rerender(<List hasCome />);
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "live" }));
});
