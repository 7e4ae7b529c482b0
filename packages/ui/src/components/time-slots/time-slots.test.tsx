import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SlotsCard, type TimeSlot, TimeSlots } from "./time-slots.tsx";

afterEach(cleanup);

const slot: TimeSlot = { id: "a", time: "18:30", tag: "IMAX", price: "Rs 983", gone: 0.94, state: "Almost full" };

test("default: an hour is a link that says what it does, when, where, from which price and how full it is", () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<TimeSlots label="2D" slots={[{ ...slot, press: { href: "/seats/a", label: "Choose seats", onClick } }]} />);
  const link = screen.getByRole("link", { name: "Choose seats 18:30 Rs 983 IMAX Almost full" });
  expect(link.getAttribute("href")).toBe("/seats/a");
  fireEvent.click(link);
  expect(onClick).toHaveBeenCalledOnce();
});

test("behavior: an hour that is full is there, says so, and is not pressed", () => {
  render(<TimeSlots label="2D" slots={[{ ...slot, gone: 1, state: "Full" }]} />);
  const list = screen.getByRole("list", { name: "2D" });
  expect(within(list).getByText("Full")).toBeDefined();
  expect(within(list).getByText("18:30")).toBeDefined();
  expect(within(list).queryByRole("link")).toBeNull();
});

test("behavior: why hours cannot be had is seen once, and heard of each", () => {
  const full = (id: string) => ({ ...slot, id, time: id, state: "Full" });
  render(<TimeSlots label="Urdu" slots={[full("18:00"), full("19:00")]} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Full 18:00 IMAX",
    "Full 19:00 IMAX",
  ]);
  const seen = screen.getAllByText("Full").map(({ className }) => className === "");
  expect(seen).toEqual([true, false]);
});

test("behavior: what a place's hours have in common is said of the place, and of each group where they differ", () => {
  const group = (words: string) => ({ id: words, words, slots: [{ ...slot, id: words }] });
  const { rerender } = render(<SlotsCard name="Regal" note="Saddar" groups={[group("Urdu")]} />);
  expect(screen.getAllByText("Urdu")).toHaveLength(1);
  expect(screen.getByRole("list", { name: "Urdu" })).toBeDefined();
  rerender(<SlotsCard name="Regal" note="Saddar" groups={[group("Urdu"), group("English")]} />);
  expect(screen.getAllByText(/Urdu|English/)).toHaveLength(2);
});
