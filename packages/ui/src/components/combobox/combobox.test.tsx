import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Combobox, ComboboxList } from "./combobox.tsx";

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

test("behavior: options stand under the headings of their groups", () => {
  render(
    <Combobox
      locale="en-GB"
      label="From"
      loading="Looking"
      empty="Nothing found"
      options={[
        { id: "LHE", label: "Lahore", group: "Recent" },
        { id: "KHI", label: "Karachi", group: "Popular" },
      ]}
      inputValue=""
      onInputChange={() => undefined}
      value={null}
      onChange={() => undefined}
    />,
  );
  act(() => screen.getByRole("combobox", { name: "From" }).focus());
  expect(screen.getAllByRole("group").map((group) => group.textContent)).toEqual(["RecentLahore", "PopularKarachi"]);
});

test("behavior: at the top of a sheet, the first arrow and Enter choose without leaving the field", () => {
  const changed = vi.fn<(id: string) => void>();
  render(
    <ComboboxList
      locale="en-GB"
      label="From"
      clear="Clear"
      loading="Looking"
      empty="Nothing found"
      options={places}
      inputValue=""
      onInputChange={() => undefined}
      value={null}
      onChange={changed}
    />,
  );
  const input = screen.getByRole("searchbox", { name: "From" });
  expect(document.activeElement).toBe(input);
  fireEvent.keyDown(input, { key: "ArrowDown" });
  fireEvent.keyDown(input, { key: "Enter" });
  fireEvent.keyUp(input, { key: "Enter" });
  expect(changed).toHaveBeenCalledExactlyOnceWith("KHI");
});

test.each([
  ["another", ["ArrowDown", "ArrowDown"], "RUH"],
  ["the same", ["ArrowDown"], "KHI"],
])("behavior: where something is chosen already, %s can be chosen", (_, keys, expected) => {
  const changed = vi.fn<(id: string | null) => void>();
  render(
    <ComboboxList
      locale="en-GB"
      label="From"
      clear="Clear"
      loading="Looking"
      empty="Nothing found"
      options={places}
      inputValue=""
      onInputChange={() => undefined}
      value="KHI"
      onChange={changed}
    />,
  );
  const input = screen.getByRole("searchbox", { name: "From" });
  for (const key of keys) fireEvent.keyDown(input, { key });
  fireEvent.keyDown(input, { key: "Enter" });
  fireEvent.keyUp(input, { key: "Enter" });
  expect(changed).toHaveBeenCalledExactlyOnceWith(expected);
});
