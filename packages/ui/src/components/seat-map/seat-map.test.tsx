import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { SeatMap, type SeatMapRow } from "./seat-map.tsx";
import { stepByKey } from "./seat-steps.ts";

const held = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ["ArrowUp", {}, "forward"],
  ["ArrowDown", {}, "backward"],
  ["ArrowLeft", {}, "left"],
  ["ArrowRight", {}, "right"],
  ["Home", {}, "rowStart"],
  ["End", {}, "rowEnd"],
  ["Home", { ctrlKey: true }, "first"],
  ["End", { ctrlKey: true }, "last"],
  ["ArrowLeft", { altKey: true }, undefined],
  ["ArrowLeft", { metaKey: true }, undefined],
  ["ArrowUp", { ctrlKey: true }, undefined],
  ["toString", {}, undefined],
  ["a", {}, undefined],
] as const)("default: %s with %o asks for %s", (key, more, step) => {
  expect(stepByKey({ key, ...held, ...more })).toBe(step);
});

const rows: readonly SeatMapRow[] = [
  {
    id: "1",
    label: "1",
    isExit: true,
    cells: [
      { kind: "seat", id: "1A", look: "free", label: "1A, window, available" },
      { kind: "aisle" },
      { kind: "seat", id: "1B", look: "taken", label: "1B, window, taken" },
    ],
  },
];

test("default: a bay of berths has its window between them, over which a door reaches", () => {
  const berth = (id: string) => ({ kind: "seat", id, look: "free", label: id, form: "berthLower" }) as const;
  const bay: readonly SeatMapRow[] = [
    { id: "door", label: null, cells: [{ kind: "place", label: "Door", span: 2 }, { kind: "aisle" }] },
    { id: "1", label: null, cells: [berth("1"), berth("2"), { kind: "aisle" }] },
  ];
  const deck = { id: "b1", label: "Coach", columns: ["seat", "seat", "aisle"], rows: bay } as const;
  const { unmount } = render(
    <SeatMap id="berth" exit="Exit" decks={[deck]} current="1" onMove={String} onCurrent={String} onChoose={String} />,
  );
  expect(screen.getByText("Door").style.gridColumn).toBe("span 3");
  const [, row] = screen.getAllByRole("row");
  expect(Array.from(row?.children ?? []).map(({ ariaHidden }) => ariaHidden)).toEqual([null, "true", null, "true"]);
  unmount();
});

const choose = vi.fn();

function Sample() {
  const [current, setCurrent] = useState("1A");
  return (
    <SeatMap
      id="seat"
      exit="Exit"
      decks={[{ id: "main", label: "Seats", columns: ["seat", "aisle", "seat"], letters: ["A", "", "B"], rows }]}
      current={current}
      onMove={(from, step) => (step === "right" ? "1B" : step === "left" ? "1A" : from)}
      onCurrent={setCurrent}
      onChoose={choose}
    />
  );
}

test("default: one stop for the Tab key, which follows the focus", () => {
  render(<Sample />);
  expect(screen.getAllByRole("button").map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  screen.getByRole("button", { name: "1A, window, available" }).focus();
  fireEvent.keyDown(screen.getByRole("button", { name: "1A, window, available" }), { key: "ArrowRight" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "1B, window, taken" }));
  expect(screen.getAllByRole("button").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
});

test("behavior: a seat that is taken can be read and not chosen", () => {
  render(<Sample />);
  fireEvent.click(screen.getByRole("button", { name: "1B, window, taken" }));
  expect(choose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "1A, window, available" }));
  expect(choose).toHaveBeenCalledExactlyOnceWith("1A");
});

test("behavior: in right-to-left text the map and its keys stay as the place is", () => {
  render(
    <div dir="rtl">
      <Sample />
    </div>,
  );
  expect(screen.getByRole("grid", { name: "Seats" }).parentElement?.dir).toBe("ltr");
  fireEvent.keyDown(screen.getByRole("button", { name: "1A, window, available" }), { key: "ArrowRight" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "1B, window, taken" }));
});
