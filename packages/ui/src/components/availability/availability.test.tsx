import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AvailabilityRow, AvailabilityWeeks, type AvailableOption } from "./availability.tsx";

afterEach(cleanup);

const options: readonly AvailableOption[] = [
  { value: "a", text: "Fri 4 Dec", note: "20:00", state: "3 left", isFew: true },
  { value: "b", text: "Sat 5 Dec", note: "20:00", state: "Sold out", isOff: true },
];

test("default: a day is chosen, and is heard with its hour and what is left", () => {
  const onChange = vi.fn();
  render(<AvailabilityRow label="Date" name="show" value={null} options={options} onChange={onChange} />);
  fireEvent.click(screen.getByRole("radio", { name: /Fri 4 Dec.*20:00.*3 left/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith("a");
});

test("behavior: a day that is sold out says so and cannot be chosen", () => {
  render(<AvailabilityRow label="Date" name="show" value="a" options={options} onChange={() => undefined} />);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Sold out/ }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Fri/ }).checked).toBe(true);
});

const days = {
  label: "Date",
  name: "show",
  weekdays: [{ short: "M", long: "Monday" }],
  weeks: [["1", { value: "2026-12-02", text: "2", over: "Dec" }]],
  later: [[{ value: "2026-12-09", text: "9" }]],
  laterWords: { open: "More days", close: "Fewer days" },
  onChange: () => undefined,
};

test("default: in a week a day stands under its weekday, and one that nothing is on is no choice", () => {
  render(<AvailabilityWeeks {...days} later={[]} value={null} />);
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  expect(screen.getByRole("radio", { name: /Dec\s*2/ })).toBeDefined();
  expect(screen.getByText("Monday")).toBeDefined();
  expect(screen.queryByText("More days")).toBeNull();
});

test("behavior: later weeks wait behind their words, and lie open where one of their days is chosen", () => {
  const { container, rerender } = render(<AvailabilityWeeks {...days} value="2026-12-02" />);
  expect(container.querySelector("details")?.open).toBe(false);
  rerender(<AvailabilityWeeks {...days} key="again" value="2026-12-09" />);
  expect(container.querySelector("details")?.open).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "9" }).checked).toBe(true);
});

test("behavior: without script a day leads to where it is shown", () => {
  const led = [{ value: "a", text: "Fri 4 Dec", href: "?date=2026-12-04" }];
  render(<AvailabilityRow label="Date" name="show" value="a" options={led} onChange={() => undefined} />);
  expect(screen.queryByRole("radio")).toBeNull();
  const link = screen.getByRole("link", { name: "Fri 4 Dec" });
  expect([link.getAttribute("href"), link.getAttribute("aria-current")]).toEqual(["?date=2026-12-04", "true"]);
});
