import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { QuantityLines } from "./quantity-lines.tsx";

/** A pass of which there are two to four, sold in pairs. */
function Sample() {
  const [value, setValue] = useState(0);
  return (
    <QuantityLines
      lines={[
        {
          item: "day",
          label: "Day pass",
          detail: "Rs 1,200",
          value,
          stops: { more: value === 4 ? "At most 4 in one order" : undefined, fewer: value === 0 ? "None" : undefined },
          less: "Fewer day passes",
          more: "More day passes",
        },
      ]}
      total={{ label: "Total", amount: `Rs ${value * 1200}` }}
      onStep={(_, way) => setValue(value + (way === "more" ? 2 : -2))}
      onType={(_, typed) => setValue(typed)}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Day pass" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("default: a press leads as far as the caller says, and the sum follows", () => {
  render(<Sample />);
  press("More day passes");
  expect(field().value).toBe("2");
  expect(screen.getByText("Rs 2400")).toBeDefined();
});

test("behavior: a line that stops says why, and is not pressed beyond", () => {
  render(<Sample />);
  for (let times = 0; times < 4; times += 1) press("More day passes");
  expect(field().value).toBe("4");
  expect(screen.getByText("At most 4 in one order").getAttribute("role")).toBe("status");
  const told = field().getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual(["Rs 1,200At most 4 in one order"]);
  expect(screen.getByRole("button", { name: "More day passes" }).getAttribute("aria-disabled")).toBe("true");
});

test("behavior: of a line that is gone that is said in the place of its buttons", () => {
  const line = { item: "vip", label: "Near the stage", detail: "Rs 9,000", value: 0, stops: {}, less: "-", more: "+" };
  render(<QuantityLines lines={[{ ...line, gone: "Sold out" }]} onStep={vi.fn()} onType={vi.fn()} />);
  expect(screen.getByText("Near the stage").closest("div")?.textContent).toBe("Near the stageRs 9,000Sold out");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("spinbutton")).toBeNull();
});

test("behavior: a number that is typed is told as it is", () => {
  render(<Sample />);
  fireEvent.change(field(), { target: { value: "4" } });
  expect(field().value).toBe("4");
});
