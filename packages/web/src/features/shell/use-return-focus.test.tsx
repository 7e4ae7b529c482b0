// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { useReturnFocus } from "./use-return-focus.ts";

afterEach(cleanup);

function Part({ isOpen }: { isOpen: boolean }) {
  const place = useRef<HTMLHeadingElement>(null);
  useReturnFocus(place, isOpen);
  return (
    <>
      <h2 ref={place} tabIndex={-1}>
        Trip
      </h2>
      {isOpen && <button type="button">Inside</button>}
    </>
  );
}

test("default: whoever closes what they had opened is back at its place", () => {
  const { rerender } = render(<Part isOpen />);
  screen.getByRole("button").focus();
  rerender(<Part isOpen={false} />);
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("behavior: what was never open takes the focus from nobody", () => {
  const { rerender } = render(<Part isOpen={false} />);
  rerender(<Part isOpen={false} />);
  expect(document.activeElement).toBe(document.body);
});
