import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SlotsCard, type TimeSlot, TimeSlots } from "./time-slots.tsx";

afterEach(cleanup);

const slot: TimeSlot = { id: "a", time: "18:30", note: "Screen 1", price: "Rs 983", gone: 0.94, state: "Almost full" };

test("default: an hour is a link that says what it does, when, where, from which price and how full it is", () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<TimeSlots label="2D" slots={[{ ...slot, press: { href: "/seats/a", label: "Choose seats", onClick } }]} />);
  const link = screen.getByRole("link", { name: "Choose seats 18:30 Rs 983 Screen 1 Almost full" });
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

test("behavior: what all groups have in common is said once, and what they do not with each", () => {
  const group = (tag: string, words: string) => ({ id: tag, tag, words, slots: [{ ...slot, id: tag }] });
  const { rerender } = render(
    <SlotsCard name="Regal" note="Saddar" groups={[group("2D", "Urdu"), group("3D", "Urdu")]} />,
  );
  expect(screen.getAllByText(/Urdu/)).toHaveLength(1);
  expect(screen.getByRole("list", { name: "3D Urdu" })).toBeDefined();
  rerender(<SlotsCard name="Regal" note="Saddar" groups={[group("2D", "Urdu"), group("3D", "English")]} />);
  expect(screen.getAllByText(/Urdu|English/)).toHaveLength(2);
});
