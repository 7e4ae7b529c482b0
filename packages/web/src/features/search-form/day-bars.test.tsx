// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PricedDay } from "./date-sheet.tsx";
import DayBars from "./day-bars.tsx";
import { pageOf } from "./search-form.harness.tsx";

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const priced = (amount: number, isLow = false): PricedDay => ({
  text: String(amount / 100),
  spoken: `Rs ${amount / 100}`,
  isLow,
  amount,
});
const prices = { "2026-11-29": priced(50_000), "2026-11-30": priced(100_000), "2026-12-01": priced(25_000, true) };

const draw = async (chosen: readonly string[] = [], isHalfway = false, isWide = true) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const [onShow, onChoose] = [vi.fn<(first: string, last: string) => void>(), vi.fn<(day: string) => void>()];
  const { tree } = await pageOf(
    <DayBars
      label="When"
      min="2026-11-29"
      max="2027-02-03"
      chosen={chosen}
      prices={prices}
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

test("default: each of 31 days from a week before the chosen one is a button that says its fare; a press chooses it", async () => {
  const { onChoose, onShow } = await draw(["2026-12-08"]);
  expect(onShow).toHaveBeenLastCalledWith("2026-12-01", "2026-12-31");
  expect(screen.getAllByRole("button", { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s/ })).toHaveLength(31);
  expect(dayCalled("Tue 8 Dec, no fare known").getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(dayCalled("Tue 1 Dec, Rs 250"));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("2026-12-01");
  fireEvent.click(dayCalled("Later days"));
  expect(onShow).toHaveBeenLastCalledWith("2027-01-01", "2027-01-31");
  for (const _ of [1, 2]) fireEvent.click(dayCalled("Earlier days"));
  expect(onShow).toHaveBeenLastCalledWith("2026-11-29", "2026-12-29");
});

test("default: bars stand over a scale that says where it begins, and the day that costs least is named", async () => {
  const { onChoose } = await draw();
  const heights = ["Sun 29 Nov, Rs 500", "Mon 30 Nov, Rs 1000", "Tue 1 Dec, Rs 250"].map((name) =>
    dayCalled(name).querySelector("span")?.style.getPropertyValue("--share"),
  );
  expect(heights).toEqual(["0.5", "1", "0.25"]);
  expect(screen.getByText(/^The higher a bar, the dearer its day\.\s+Cheapest of these days\.$/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: /^Cheapest: .Tue 1\sDec., .Rs 250.$/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("2026-12-01");
});

test("behavior: where the cheapest day is the chosen one its bar is not green, and the legend names none", async () => {
  await draw(["2026-12-01"]);
  expect(screen.queryByText(/Cheapest of these days/)).toBeNull();
});

test("behavior: while the last of two days is chosen, no day before the first is there, nor is it the cheapest", async () => {
  const { onShow } = await draw(["2026-11-30"], true);
  expect(onShow).toHaveBeenLastCalledWith("2026-11-30", "2026-12-30");
  expect(screen.queryByRole("button", { name: /^Sun\s29\sNov/ })).toBeNull();
  expect(dayCalled("Earlier days").hasAttribute("disabled")).toBe(true);
  cleanup();
  await draw(["2026-12-02"], true);
  expect(screen.queryByRole("button", { name: /^Cheapest/ })).toBeNull();
});

test("behavior: of two days that are chosen each says which way it is for", async () => {
  await draw(["2026-12-01", "2026-12-02"]);
  const waysOf = (name: string) => dayCalled(name).lastElementChild?.textContent;
  expect([waysOf("Tue 1 Dec, Rs 250"), waysOf("Wed 2 Dec, back")]).toEqual(["out", "back"]);
  cleanup();
  await draw(["2026-11-30"], true);
  expect(waysOf("Mon 30 Nov, Rs 1000")).toBe("out");
});

test("default: Tab comes to one day; arrows lead to the others", async () => {
  await draw();
  const first = dayCalled("Sun 29 Nov, Rs 500");
  expect(screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0)).toContain(first);
  first.focus();
  for (const _ of [1, 2]) fireEvent.keyDown(document.activeElement ?? first, { key: "ArrowRight" });
  expect(document.activeElement).toBe(dayCalled("Tue 1 Dec, Rs 250"));
  fireEvent.keyDown(document.activeElement ?? first, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(dayCalled("Mon 30 Nov, Rs 1000"));
});

test("behavior: a return that is far off is in sight with its departure", async () => {
  const { onShow } = await draw(["2026-12-08", "2027-01-05"]);
  expect(onShow).toHaveBeenLastCalledWith("2026-12-08", "2027-01-07");
  cleanup();
  const longer = await draw(["2026-12-08", "2027-01-20"]);
  expect(longer.onShow).toHaveBeenLastCalledWith("2026-12-21", "2027-01-20");
});

test("behavior: on a narrow window all days are read with one finger, and the one that is read is chosen by a button", async () => {
  const { onChoose } = await draw([], false, false);
  const slider = screen.getByRole("slider", { name: "When" });
  const read = () => slider.getAttribute("aria-valuetext")?.replaceAll("\u00a0", " ");
  expect(read()).toBe("Tue 1 Dec, Rs 250");
  fireEvent.change(slider, { target: { value: "1" } });
  expect(read()).toBe("Mon 30 Nov, Rs 1000");
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Choose this day" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("2026-11-30");
  cleanup();
  const half = await draw(["2026-11-30"], true, false);
  fireEvent.click(screen.getByRole("button", { name: "Return on this day" }));
  expect(half.onChoose).toHaveBeenCalledExactlyOnceWith("2026-12-01");
  cleanup();
  const whole = await draw(["2026-11-30", "2026-12-02"], false, false);
  fireEvent.click(screen.getByRole("button", { name: "Change the return" }));
  expect(whole.onChoose).toHaveBeenCalledExactlyOnceWith("2026-11-30");
  cleanup();
  await draw(["2026-11-30"], false, false);
  expect(screen.getByRole("button", { name: "Keep this day" })).toBeDefined();
});
