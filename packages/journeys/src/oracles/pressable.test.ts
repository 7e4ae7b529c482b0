// @vitest-environment jsdom
import { expect, test } from "vitest";
import { lookAgain, lookAt, well } from "./page.fixture.ts";
import { pressable } from "./pressable.ts";

const tabs = (selected: "one" | "two", shown: "one" | "two") => `<div role="tablist">
    ${["one", "two"].map((id) => `<a role="tab" href="?tab=${id}" id="t-${id}" aria-controls="${id}" aria-selected="${id === selected}">${id}</a>`).join("")}
  </div>
  ${["one", "two"].map((id) => `<div role="tabpanel" id="${id}" ${id === shown ? "" : "hidden"}>${id}</div>`).join("")}`;

const press = (page: string) => {
  lookAt(pressable, page);
  return lookAgain(pressable, { pressedTab: document.getElementById("t-two") });
};

test("default: links, buttons, labels and what is in them look pressable and are", () => {
  const page = `<style>.p { cursor: pointer }</style><button class="p"><span class="p">Go</span></button>
    <label class="p"><input type="checkbox"> <span class="p">Yes</span></label><article class="p"><a href="/x">A card</a></article>
    <a href="#main">Skip</a>`;
  expect(lookAt(pressable, page, { coming: "opened" })).toEqual(well);
});

test("plant: a card that looks pressable and is not is caught", () => {
  const page = `<style>.p { cursor: pointer }</style><article class="p"><h3>Karachi to Lahore</h3></article>`;
  expect(lookAt(pressable, page, { coming: "opened" }).faults).toEqual([
    expect.stringContaining('article "Karachi to Lahore" looks pressable'),
  ]);
});

test("plant: a link into the page that leads nowhere is caught", () => {
  expect(lookAt(pressable, `<a href="#price">Price</a>`).faults).toEqual([expect.stringContaining("leads to #price")]);
});

test("default: a pressed tab shows its panel", () => {
  expect(press(tabs("two", "two"))).toEqual(well);
});

test("plant: a pressed tab that stays as it was, and one whose panel does, are caught", () => {
  expect(press(tabs("one", "one")).faults).toEqual([expect.stringContaining("is not selected")]);
  expect(press(tabs("two", "one")).faults).toEqual([expect.stringContaining("its panel is not shown")]);
});
