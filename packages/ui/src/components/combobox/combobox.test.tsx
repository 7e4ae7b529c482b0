import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ChoiceSearch, Choices, Combobox, type ComboboxOption } from "./combobox.tsx";

const places: readonly ComboboxOption[] = [
  { id: "KHI", label: "Karachi" },
  { id: "RUH", label: "Riyadh" },
];
const words = { label: "From", loading: "Looking", empty: "Nothing found", count: "2 places" };

type Told = {
  readonly onChoose?: (id: string) => void;
  readonly onLeave?: () => void;
  readonly onAccept?: () => boolean;
};

const nothing = () => undefined;
const refused = () => false;

function Sample({
  begun = "",
  isLoading = false,
  isPlain = false,
  options = places,
  onChoose = nothing,
  onLeave = nothing,
  onAccept = refused,
}: Told & { begun?: string; isLoading?: boolean; isPlain?: boolean; options?: readonly ComboboxOption[] }) {
  const [text, setText] = useState(begun);
  const [isOpen, setOpen] = useState(false);
  const fitting = options.filter(({ label }) => text === begun || label.startsWith(text));
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Combobox
        {...{ isOpen, isPlain, onLeave, onAccept }}
        label="From"
        name="from"
        value={text}
        onOpen={setOpen}
        onType={setText}
      >
        {isOpen && (
          <Choices
            {...words}
            isLoading={isLoading}
            options={fitting}
            value={null}
            onChoose={(id) => {
              onChoose(id);
              setText(id);
              setOpen(false);
            }}
          />
        )}
      </Combobox>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "From" });
const type = (text: string) => {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: text } });
};
const press = (...keys: readonly string[]) => keys.map((key) => fireEvent.keyDown(field(), { key }));
const shown = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("default: typing narrows, arrow and Enter choose, and the focus stays", () => {
  const chosen = vi.fn<(id: string) => void>();
  render(<Sample onChoose={chosen} />);
  type("Ri");
  expect(shown()).toEqual(["Riyadh"]);
  press("ArrowDown");
  expect(field().getAttribute("aria-activedescendant")).toBe(screen.getByRole("option").id);
  press("Enter");
  expect(chosen.mock.calls).toEqual([["RUH"]]);
  expect([field().value, field().getAttribute("aria-expanded")]).toEqual(["RUH", "false"]);
  expect(document.activeElement).toBe(field());
});

test("behavior: a press into a filled field selects its words, and opens the list", () => {
  render(<Sample begun="Karachi" />);
  expect(fireEvent.mouseDown(field())).toBe(false);
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, "Karachi".length]);
  expect(shown()).toEqual(["Karachi", "Riyadh"]);
  // A second press puts the caret where it was made.
  expect(fireEvent.mouseDown(field())).toBe(true);
});

test("behavior: arrows go round, Escape closes and keeps what was typed, an arrow opens again", () => {
  render(<Sample />);
  type("");
  press("ArrowUp");
  expect(field().getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[1]?.id);
  press("ArrowDown");
  expect(field().getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[0]?.id);
  press("Escape");
  expect(shown()).toEqual([]);
  press("ArrowDown");
  expect(shown()).toHaveLength(2);
});

test("behavior: options of an older question are left alone by the keys, and Enter is the caller's", () => {
  const [chosen, accepted] = [vi.fn<(id: string) => void>(), vi.fn<() => boolean>(() => true)];
  render(<Sample isLoading onChoose={chosen} onAccept={accepted} />);
  type("Ri");
  press("ArrowDown");
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  expect([chosen.mock.calls.length, accepted.mock.calls.length]).toEqual([0, 1]);
});

test("behavior: an Enter that means nothing to the list sends the form", () => {
  render(<Sample />);
  type("Ri");
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
});

test("behavior: who leaves closes the list and is told of; a press on the list is no leaving", () => {
  const left = vi.fn<() => void>();
  render(
    <>
      <Sample onLeave={left} />
      <button type="button">Next</button>
    </>,
  );
  type("K");
  expect(fireEvent.mouseDown(screen.getByRole("option"))).toBe(false);
  act(() => screen.getByRole("button", { name: "Next" }).focus());
  expect(left).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

test("behavior: says that options are on their way, and that none fits", () => {
  const { rerender } = render(<Sample isLoading options={[]} />);
  type("Zz");
  expect(screen.getByText("Looking")).toBeDefined();
  rerender(<Sample options={[]} />);
  expect(screen.getByText("Nothing found")).toBeDefined();
});

test("behavior: options stand under the headings of their groups", () => {
  render(
    <Sample
      options={[
        { id: "LHE", label: "Lahore", group: "Recent" },
        { id: "KHI", label: "Karachi", group: "Near you" },
      ]}
    />,
  );
  type("");
  expect(screen.getByRole("group", { name: "Recent" }).textContent).toBe("RecentLahore");
  expect(screen.getByRole("group", { name: "Near you" }).textContent).toBe("Near youKarachi");
});

test("behavior: before its page is alive it is a plain field, and the same one afterwards", () => {
  const { rerender } = render(<Sample isPlain />);
  const plain = screen.getByRole("textbox", { name: "From" });
  act(() => plain.focus());
  fireEvent.change(plain, { target: { value: "Ri" } });
  rerender(<Sample />);
  expect(field()).toBe(plain);
  expect([field().value, document.activeElement]).toEqual(["Ri", plain]);
});

const search = (onChoose: (id: string) => void, onAccept = () => undefined) => {
  render(
    <ChoiceSearch label="From" clear="Clear" value="Ka" onType={() => undefined} onAccept={onAccept}>
      <Choices {...words} options={places} value="KHI" onChoose={onChoose} />
    </ChoiceSearch>,
  );
  const input = screen.getByRole("searchbox", { name: "From" });
  return (...keys: readonly string[]) => {
    for (const key of keys) fireEvent.keyDown(input, { key });
  };
};

test.each([
  ["another", ["ArrowDown", "ArrowDown"], "RUH"],
  ["the same", ["ArrowDown"], "KHI"],
])("behavior: over an open list, where something is chosen already, %s can be chosen", (_, keys, expected) => {
  const chosen = vi.fn<(id: string) => void>();
  search(chosen)(...keys, "Enter");
  expect(chosen).toHaveBeenCalledExactlyOnceWith(expected);
});

test("behavior: over an open list, Enter without an arrow is the caller's", () => {
  const [chosen, accepted] = [vi.fn<(id: string) => void>(), vi.fn<() => undefined>()];
  search(chosen, accepted)("Enter");
  expect([chosen.mock.calls.length, accepted.mock.calls.length]).toEqual([0, 1]);
});
