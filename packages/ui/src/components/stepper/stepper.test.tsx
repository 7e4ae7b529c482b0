import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Stepper } from "./stepper.tsx";

function Sample({ start = 1, error }: { start?: number; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label="Adults"
      hint="12 and over"
      name="adults"
      value={value}
      min={1}
      max={3}
      onChange={setValue}
      less="One adult fewer"
      more="One adult more"
      error={error}
    />
  );
}

const value = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Adults" }).value;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("default: buttons step between the least and the most, and stay where they are at an end", () => {
  render(<Sample />);
  press("One adult fewer");
  expect(value()).toBe("1");
  expect(screen.getByRole("button", { name: "One adult fewer" }).getAttribute("aria-disabled")).toBe("true");
  // Keys go past what leads nowhere.
  expect(screen.getByRole("button", { name: "One adult fewer" }).tabIndex).toBe(-1);
  expect(screen.getByRole("button", { name: "One adult more" }).tabIndex).toBe(0);
  for (let step = 0; step < 4; step += 1) press("One adult more");
  expect(value()).toBe("3");
  expect(screen.getByRole("status").textContent).toBe("3");
});

test("behavior: a number can be typed, what is none is not taken", () => {
  render(<Sample />);
  const field = screen.getByRole("spinbutton", { name: "Adults" });
  fireEvent.change(field, { target: { value: "2" } });
  expect(value()).toBe("2");
  fireEvent.change(field, { target: { value: "" } });
  expect(value()).toBe("2");
});

test("behavior: hint and error are read with the field", () => {
  render(<Sample error="At most 3" />);
  const field = screen.getByRole("spinbutton", { name: "Adults" });
  const told = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual(["12 and over", "At most 3"]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
});
