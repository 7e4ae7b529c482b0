// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StillToChoose } from "./still-to-choose.tsx";

afterEach(cleanup);

const group = (tries: number) => (
  <div>
    <StillToChoose tries={tries}>How many of you?</StillToChoose>
    <input aria-label="Students" disabled />
    <input aria-label="Adults" />
  </div>
);

test("behavior: who tries to go on is told at the fields what is still to be chosen, and led to the first of them each time", () => {
  const { rerender } = render(group(0));
  expect(screen.queryByRole("alert")).toBeNull();
  const adults = screen.getByRole("textbox", { name: "Adults" });
  for (const tries of [1, 2]) {
    rerender(group(tries));
    expect(screen.getByRole("alert").textContent).toBe("How many of you?");
    expect(document.activeElement).toBe(adults);
    adults.blur();
  }
});
