// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { arrival } from "./arrival.ts";
import { lookAgain, lookAt, well } from "./page.fixture.ts";

afterEach(() => vi.unstubAllGlobals());

const page = `<a href="/back">Back</a><h1 tabindex="-1">Payment</h1><button>Pay</button>`;
const arrive = (at: string, y = 0) => {
  lookAt(arrival, page);
  vi.stubGlobal("scrollY", y);
  document.querySelector<HTMLElement>(at)?.focus();
  return lookAgain(arrival, { coming: "went" });
};

test.each(["h1", "main"])("default: a step begins at the top with the focus on %s", (at) => {
  expect(arrive(at)).toEqual(well);
});

test("plant: a step that is shown from its middle is caught", () => {
  expect(arrive("h1", 506).faults).toEqual([expect.stringContaining("506 px below")]);
  expect(lookAgain(arrival, { coming: "went", isAsItCame: false }).faults).toEqual([]);
});

test("plant: a step without the focus, or with it behind the heading, is caught", () => {
  expect(arrive("nothing").faults).toEqual(["after the step nothing has the focus"]);
  expect(arrive("button").faults).toEqual([expect.stringContaining('button "Pay" has the focus')]);
});

test("plant: what goes away with the focus is caught, unless something else has it", () => {
  lookAt(arrival, page);
  expect(lookAgain(arrival, { lostFocus: 'button "Done"' }).faults).toEqual(['button "Done" went away with the focus']);
  document.querySelector("button")?.focus();
  expect(lookAgain(arrival, { lostFocus: 'button "Done"' }).faults).toEqual([]);
});
