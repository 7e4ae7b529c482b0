// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useNear } from "./use-near.ts";

function Part() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useNear(ref, "400px 0px") ? "here" : "to come"}</p>;
}

/** An observer that tells what the test says. */
const observed = () => {
  const seen: { margin: string | undefined; tell: (isIntersecting: boolean) => void; isOver: boolean }[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #own: (typeof seen)[number];
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void, options: { rootMargin?: string }) {
        this.#own = {
          margin: options.rootMargin,
          tell: (isIntersecting) => report([{ isIntersecting }]),
          isOver: false,
        };
      }
      observe() {
        seen.push(this.#own);
      }
      disconnect() {
        this.#own.isOver = true;
      }
    },
  );
  return seen;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("default: a part is to come until it is near, and stays from then on", () => {
  const watch = observed();
  render(<Part />);
  expect(screen.getByText("to come")).toBeDefined();
  expect(watch[0]?.margin).toBe("400px 0px");
  act(() => watch[0]?.tell(false));
  expect(screen.getByText("to come")).toBeDefined();
  act(() => watch[0]?.tell(true));
  expect(screen.getByText("here")).toBeDefined();
  expect(watch[0]?.isOver).toBe(true);
});

test("boundary: where no observer is known, it is near at once", () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  render(<Part />);
  expect(screen.getByText("here")).toBeDefined();
});
