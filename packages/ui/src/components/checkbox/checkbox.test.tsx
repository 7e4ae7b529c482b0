import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Checkbox } from "./checkbox.tsx";

test("behavior: a fault is read with the box", () => {
  render(<Checkbox label="I accept" error="Accept to go on" />);
  const box = screen.getByLabelText("I accept");
  expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Accept to go on");
  expect(box.getAttribute("aria-invalid")).toBe("true");
});
