import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Combobox } from "./combobox.tsx";

const places = [
  { id: "KHI", label: "Karachi" },
  { id: "RUH", label: "Riyadh" },
];

function Sample({ onChange, isLoading = false }: { onChange: (id: string | null) => void; isLoading?: boolean }) {
  const [text, setText] = useState("");
  return (
    <Combobox
      locale="en-GB"
      label="From"
      loading="Looking"
      empty="Nothing found"
      isLoading={isLoading}
      options={isLoading ? [] : places.filter(({ label }) => label.startsWith(text))}
      inputValue={text}
      onInputChange={setText}
      value={null}
      onChange={onChange}
    />
  );
}

const type = (text: string) => {
  const input = screen.getByRole("combobox", { name: "From" });
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
  return input;
};

test("default: typing narrows, arrow and Enter choose", () => {
  const changed = vi.fn<(id: string | null) => void>();
  render(<Sample onChange={changed} />);
  const input = type("Ri");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Riyadh"]);
  fireEvent.keyDown(input, { key: "ArrowDown" });
  fireEvent.keyDown(input, { key: "Enter" });
  expect(changed).toHaveBeenLastCalledWith("RUH");
});

test("behavior: says that options are on their way, and that none fits", () => {
  const { rerender } = render(<Sample onChange={() => undefined} isLoading />);
  type("Zz");
  expect(screen.getByText("Looking")).toBeDefined();
  rerender(<Sample onChange={() => undefined} />);
  expect(screen.getByText("Nothing found")).toBeDefined();
});
