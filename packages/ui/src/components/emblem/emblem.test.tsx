import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Emblem } from "./emblem.tsx";

afterEach(cleanup);

const drawn = (of: string): string => render(<Emblem of={of} />).container.innerHTML;

/** Codes of the invented airlines and coach firms. */
const firms = ["M7", "V3", "N7", "Y7", "R7", "K4", "SND", "RVI", "HJZ", "BRJ", "PPY", "SDU", "RML", "CHN"];

test("default: a firm has the same mark everywhere, and no two firms have the same", () => {
  const marks = firms.map(drawn);
  expect(firms.map(drawn)).toEqual(marks);
  expect(new Set(marks).size).toBe(firms.length);
});

test("default: it is silent, and no letters: its name stands beside it", () => {
  const { container } = render(<Emblem of="M7" />);
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  expect(container.textContent).toBe("");
});
