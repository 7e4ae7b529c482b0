// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PricedDay } from "./date-sheet.tsx";
import DayBars from "./day-bars.tsx";
import { pageOf } from "./search-form.harness.tsx";

afterEach(cleanup);

const priced = (amount: number, isLow = false): PricedDay => ({
  text: String(amount / 100),
  spoken: `Rs ${amount / 100}`,
  isLow,
  amount,
});
const prices = { "2026-11-29": priced(50_000), "2026-11-30": priced(100_000), "2026-12-01": priced(25_000, true) };

const lastPrices = { "2026-12-01": priced(70_000), "2026-12-02": priced(40_000) };

const draw = async (chosen: readonly string[] = [], isHalfway = false) => {
  const [onShow, onChoose] = [vi.fn<(first: string, last: string) => void>(), vi.fn<(day: string) => void>()];
  const { tree } = await pageOf(
    <DayBars
      label="When"
      min="2026-11-29"
      max="2027-01-03"
      chosen={chosen}
      prices={prices}
      lastPrices={lastPrices}
      isHalfway={isHalfway}
      write={(minor) => `Rs ${minor / 100}`}
      onShow={onShow}
      onChoose={onChoose}
    />,
    {},
  );
  await act(async () => void render(tree));
  return { onShow, onChoose };
};
/** A day is written so that no line ends within it. */
const dayCalled = (name: string) =>
  screen.getByRole("button", { name: new RegExp(`^${name.replaceAll(" ", "\\s")}$`) });

test("default: each day that is sold of two months is a button that says its fare; a press chooses it", async () => {
  const { onChoose, onShow } = await draw(["2026-12-01"]);
  expect(onShow).toHaveBeenLastCalledWith("2026-12-01", "2027-01-03");
  fireEvent.click(dayCalled("Previous month"));
  expect(onShow).toHaveBeenLastCalledWith("2026-11-29", "2026-12-31");
  expect(screen.getAllByRole("button", { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s/ })).toHaveLength(33);
  expect(dayCalled("Tue 1 Dec, Rs 250").getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(dayCalled("Wed 2 Dec, no fare known"));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("2026-12-02");
});

test("default: bars stand over a scale that says where it begins, and the day that costs least is named", async () => {
  await draw();
  const heights = ["Sun 29 Nov, Rs 500", "Mon 30 Nov, Rs 1000", "Tue 1 Dec, Rs 250"].map((name) =>
    dayCalled(name).querySelector("span")?.style.getPropertyValue("--share"),
  );
  expect(heights).toEqual(["0.5", "1", "0.25"]);
  expect(screen.getByText("The higher a bar, the dearer its day.")).toBeDefined();
  expect(screen.getByText(/^Cheapest: .Tue 1\sDec., .Rs 250.$/)).toBeDefined();
});

test("behavior: of two days that are chosen each has its own way's fare; while the last is chosen, all others have that way's", async () => {
  await draw(["2026-12-01", "2026-12-02"]);
  expect(screen.getByText(/^.Tue 1\sDec., out: .Rs 250. · .Wed 2\sDec., back: .Rs 400.$/)).toBeDefined();
  cleanup();
  await draw(["2026-11-30"], true);
  // Nearer together than they are to nought.
  expect(screen.getByText(/^.Mon 30\sNov., out: .Rs 1000.$/)).toBeDefined();
  expect(dayCalled("Tue 1 Dec, Rs 700")).toBeDefined();
  expect(screen.getByText(/^Cheapest: .Wed 2\sDec., .Rs 400.$/)).toBeDefined();
});

test("default: Tab comes to one day; arrows lead to the others, in both months", async () => {
  await draw();
  const first = dayCalled("Sun 29 Nov, Rs 500");
  expect(screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0)).toContain(first);
  first.focus();
  for (const _ of [1, 2]) fireEvent.keyDown(document.activeElement ?? first, { key: "ArrowRight" });
  expect(document.activeElement).toBe(dayCalled("Tue 1 Dec, Rs 250"));
  fireEvent.keyDown(document.activeElement ?? first, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(dayCalled("Mon 30 Nov, Rs 1000"));
});
