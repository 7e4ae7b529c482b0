import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Calendar, DayCalendar, type DayRange } from "./calendar.tsx";

const draw = (extra: Partial<Parameters<typeof Calendar>[0]> = {}) => {
  const changed = vi.fn<(range: DayRange) => void>();
  render(
    <Calendar
      label="Dates"
      locale="en-GB"
      second="islamic-umalqura"
      value={{ start: "2026-12-03", end: "2026-12-10" }}
      onChange={changed}
      min="2026-12-02"
      prices={{ "2026-12-03": "740" }}
      {...extra}
    />,
  );
  return changed;
};
const day = (name: RegExp) => screen.getByRole("button", { name });

test("default: a day shows both calendars and its price", () => {
  draw();
  // 3 December 2026 is 23 Jumada II 1448 by Umm al-Qura.
  const [number, ...drawn] = day(/(?<!\d)3 December 2026/).querySelectorAll("span, bdi");
  expect(number?.textContent).toBe("3");
  expect(drawn.map((part) => part.getAttribute("data-text"))).toEqual(["23", "740"]);
  expect(day(/(?<!\d)3 December 2026/).getAttribute("aria-label")).toMatch(/23 Jumada II.*, 740$/);
});

test("behavior: two presses give ISO days", () => {
  const changed = draw();
  fireEvent.click(day(/14 December 2026/));
  fireEvent.click(day(/17 December 2026/));
  expect(changed).toHaveBeenCalledExactlyOnceWith({ start: "2026-12-14", end: "2026-12-17" });
});

test("behavior: led by Umm al-Qura, the answer is the same ISO days", () => {
  const changed = draw({
    calendar: "islamic-umalqura",
    second: "gregory",
    value: null,
    min: "2026-12-10",
    max: "2027-01-08",
  });
  const first = within(screen.getByRole("grid"))
    .getAllByRole("button")
    .find((cell) => !cell.hasAttribute("aria-disabled"));
  if (!first) throw new Error("No day can be chosen.");
  fireEvent.click(first);
  fireEvent.click(first);
  expect(changed).toHaveBeenCalledExactlyOnceWith({ start: "2026-12-10", end: "2026-12-10" });
});

test("behavior: a day before the first that may be chosen is refused", () => {
  const changed = draw();
  const tooEarly = day(/(?<!\d)1 December 2026/);
  expect(tooEarly.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(tooEarly);
  fireEvent.click(tooEarly);
  expect(changed).not.toHaveBeenCalled();
});

test("behavior: in Arabic the left arrow goes to the next day", () => {
  draw({ locale: "ar-SA-u-nu-latn" });
  const focused = day(/(?<!\d)3 ديسمبر 2026/);
  focused.focus();
  fireEvent.keyDown(focused, { key: "ArrowLeft" });
  expect(document.activeElement?.firstElementChild?.textContent).toBe("4");
});

test("default: one day alone", () => {
  const changed = vi.fn<(day: string) => void>();
  render(<DayCalendar label="Date" locale="en-GB" value="2026-12-03" onChange={changed} min="2026-12-02" />);
  fireEvent.click(day(/14 December 2026/));
  expect(changed).toHaveBeenCalledExactlyOnceWith("2026-12-14");
});

test("behavior: each day has its price, and the first that is chosen is told of", () => {
  const started = vi.fn<(first: string | null) => void>();
  draw({ prices: { "2026-12-14": { text: "7", spoken: "7 riyals", isLow: true } }, onStart: started });
  expect(day(/14 December 2026/).getAttribute("aria-label")).toMatch(/, 7 riyals$/);
  fireEvent.click(day(/12 December 2026/));
  expect(started).toHaveBeenLastCalledWith("2026-12-12");
  fireEvent.click(day(/14 December 2026/));
  expect(started).toHaveBeenLastCalledWith(null);
});

test("behavior: while the last day is chosen, no day before the first can be, nor one too far after it", () => {
  const changed = draw({ value: null, most: 3 });
  fireEvent.click(day(/12 December 2026/));
  const refused = (name: RegExp) => day(name).getAttribute("aria-disabled");
  expect([/11 December/, /12 December/, /15 December/, /16 December/].map(refused)).toEqual([
    "true",
    null,
    null,
    "true",
  ]);
  fireEvent.click(day(/11 December/));
  fireEvent.click(day(/15 December/));
  expect(changed).toHaveBeenCalledExactlyOnceWith({ start: "2026-12-12", end: "2026-12-15" });
});

test("behavior: each of several months has its own name", () => {
  draw({ months: 2 });
  expect(screen.getByText("December 2026")).toBeDefined();
  expect(screen.getByText("January 2027")).toBeDefined();
});

test("behavior: scrolling, every month between the bounds is there, from the first", () => {
  const shown = vi.fn<(first: string, last: string) => void>();
  const scrolled = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrolled;
  draw({ isScrolling: true, min: "2026-11-21", max: "2027-02-10", onShow: shown });
  expect(screen.getAllByRole("grid").map((grid) => grid.getAttribute("aria-label"))).toEqual([
    expect.stringContaining("November 2026"),
    expect.stringContaining("December 2026"),
    expect.stringContaining("January 2027"),
    expect.stringContaining("February 2027"),
  ]);
  expect(shown.mock.calls).toContainEqual(["2026-12-01", "2026-12-31"]);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test("behavior: scrolling, weeks that are over are told apart, and stay so while the last day is chosen", () => {
  draw({ isScrolling: true, value: null, min: "2026-11-21", max: "2026-12-31" });
  const over = () =>
    screen.getAllByRole("row", { hidden: true }).filter((row) => {
      const days = [...row.querySelectorAll("td > [role=button]")];
      return days.length > 0 && days.every((cell) => cell.hasAttribute("data-past"));
    }).length;
  expect(over()).toBe(3);
  fireEvent.click(day(/(?<!\d)23 November 2026/));
  expect(over()).toBe(3);
});

test("behavior: a press beside the days, or focus that leaves them, does not take the first day for the last", () => {
  const started = vi.fn<(first: string | null) => void>();
  const changed = draw({ value: null, onStart: started });
  const first = day(/12 December 2026/);
  first.focus();
  fireEvent.click(first);
  const beside = { pointerType: "touch", width: 20, height: 20 };
  fireEvent.pointerDown(document.body, beside);
  fireEvent.pointerUp(document.body, beside);
  day(/12 December 2026/).blur();
  expect(changed).not.toHaveBeenCalled();
  expect(started).toHaveBeenLastCalledWith("2026-12-12");
});

test("behavior: a first day that was chosen before the calendar came is kept, and the next press is the last", () => {
  const started = vi.fn<(first: string | null) => void>();
  const changed = draw({ value: null, begun: "2026-12-12", onStart: started });
  expect(started).not.toHaveBeenCalledWith(null);
  expect(day(/11 December/).getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(day(/14 December/));
  expect(changed).toHaveBeenCalledExactlyOnceWith({ start: "2026-12-12", end: "2026-12-14" });
  expect(started).toHaveBeenLastCalledWith(null);
});
