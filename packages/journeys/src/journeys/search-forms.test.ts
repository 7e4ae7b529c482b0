import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dayIn } from "../product/days.ts";
import { handsOn } from "../product/hands.ts";
import { inTurn } from "../product/in-turn.ts";
import type { Locale } from "../product/locale.ts";
import { type Device, visiting } from "../product/visit.ts";

const cases: readonly { locale: Locale; device: Device; typed: string; city: RegExp }[] = [
  { locale: "en", device: "desktop", typed: "lahor", city: /^Lahore/ },
  { locale: "ar", device: "phone", typed: "لاهو", city: /^لاهور/ },
];

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Whether a part of the page lies wholly in the window. */
const isInSight = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

const dayButton = (page: Page, name: string): Locator => page.getByRole("button", { name: new RegExp(`^${name}:`) });

/** A day of a calendar that is open, by its number of days from now. */
const dayOf = (page: Page, days: number): Locator =>
  page.getByRole("dialog").getByRole("button", {
    name: new RegExp(
      `(?<!\\d)${new Date(`${dayIn(days)}T00:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })}`,
    ),
  });

describe.each(cases)("$locale", ({ locale, device, typed, city }) => {
  const behavior = inTurn(locale, "en");

  test("default: the home page's search is the flights' own, and leads to results", async () => {
    await visiting({ locale, device }, async ({ page, go, complaints }) => {
      const { button, choose, findPlace, say } = handsOn(page, locale);
      await go("/");
      await choose("One way");
      await findPlace(device, "To", { typed, shown: city });
      await dayButton(page, say("Departure")).click();
      const calendar = page.getByRole("dialog");
      // The days that can be chosen are buttons, and the last of a month in sight is ahead.
      await calendar.getByRole("gridcell").getByRole("button", { disabled: false }).last().click();
      await calendar.waitFor({ state: "hidden" });
      expect(await hasFocus(dayButton(page, say("Departure")))).toBe(true);
      await button("Search flights").click();
      await page.waitForURL(/flights\/search\?trip=one_way&legs=KHI-LHE\./);
      expect(complaints).toEqual([]);
    });
  });

  behavior("behavior: what was searched for last is filled in at the next visit of the home page", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      const { button, field } = handsOn(page, locale);
      await go(
        `/book-flights-online?trip=one_way&legs=LHE-DXB.${dayIn(30)}&adults=2&children=0&infants=0&cabin=economy`,
      );
      await button("Search flights").click();
      await page.waitForURL(/flights\/search/);
      await go("/");
      await expect.poll(() => field("To").inputValue()).toBe("Dubai (DXB)");
      expect(await field("From").inputValue()).toBe("Lahore (LHE)");
    });
  });
});

test("behavior: what is typed on the home page before its script has come is what is looked for", async () => {
  await visiting({}, async ({ page, go }) => {
    const { button, field } = handsOn(page, "en");
    const late = Promise.withResolvers<void>();
    await go("/");
    // What somebody's first touch asks for comes late.
    await page.route("**/assets/*.js", async (route) => {
      await late.promise;
      await route.continue();
    });
    await field("To").click();
    await page.keyboard.type("isl");
    expect(await field("To").inputValue()).toBe("isl");
    late.resolve();
    await page
      .getByRole("option", { name: /^Islamabad/ })
      .first()
      .waitFor();
    expect(await page.getByRole("option").allInnerTexts()).not.toContainEqual(expect.stringContaining("Nawabshah"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await field("To").inputValue()).toBe("Islamabad (ISB)");
    expect(await button("Search flights").isVisible()).toBe(true);
  });
});

test.each([800, 560])(
  "behavior: in a window %i high the calendar covers none of its fields, gives the focus back, and knows no way back before the way out",
  async (height) => {
    await visiting({ context: { viewport: { width: 1280, height } } }, async ({ page, go, complaints }) => {
      const { button, choose, field } = handsOn(page, "en");
      await go("/book-flights-online?trip=return&legs=KHI-LHE._LHE-KHI.&adults=1&children=0&infants=0&cabin=economy");
      const departure = dayButton(page, "Departure");
      await departure.click();
      await dayOf(page, 30).waitFor();
      const box = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const calendar = await box(page.getByRole("dialog"));
      expect(await isInSight(page.getByRole("dialog"))).toBe(true);
      for (const part of [field("From"), field("To"), departure, dayButton(page, "Return")])
        expect((await box(part)).y + (await box(part)).height).toBeLessThanOrEqual(calendar.y);
      await dayOf(page, 30).click();
      expect(await dayOf(page, 29).getAttribute("aria-disabled")).toBe("true");
      await dayOf(page, 33).click();
      await button("Done").click();
      expect(await hasFocus(departure)).toBe(true);
      await choose("One way");
      await departure.click();
      await dayOf(page, 31).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      expect(await hasFocus(departure)).toBe(true);
      expect(complaints).toEqual([]);
    });
  },
);

test("behavior: many rooms stay in the window, and an error about one leads to its field", async () => {
  await visiting({}, async ({ page, go }) => {
    const { button, field, press } = handsOn(page, "en");
    await go(`/book-hotels-online?place=karachi&in=${dayIn(30)}&out=${dayIn(33)}&rooms=2`);
    await page.locator("summary").filter({ hasText: "1 room" }).click();
    for (let rooms = 1; rooms < 4; rooms += 1) await press("Add a room");
    expect(await isInSight(button("Done"))).toBe(true);
    await page.getByRole("group", { name: "Room 4" }).getByRole("button", { name: "One child more" }).click();
    await press("Done");
    await press("Search hotels");
    await page.getByRole("link", { name: "Choose the age of child 1 in room 4" }).click();
    const age = field("Age of child 1");
    expect(await hasFocus(age)).toBe(true);
    expect(await age.getAttribute("aria-invalid")).toBe("true");
    expect(await isInSight(age)).toBe(true);
  });
});

test("behavior: where people are going leads to the flights of the day that it names, and what is not sold leads nowhere", async () => {
  await visiting({}, async ({ page, go }) => {
    await go("/");
    const going = page.getByRole("group", { name: "Where people are going" });
    const links = await going.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.length).toBe(await going.getByRole("article").count());
    for (const link of links)
      expect(link).toMatch(/^\/flights\/search\?trip=one_way&legs=[A-Z]{3}-[A-Z]{3}\.\d{4}-\d\d-\d\d&/);
    await going.getByRole("article").first().click();
    await page.waitForURL(/flights\/search/);
    await go("/");
    expect(await page.getByRole("group", { name: "Coming up" }).getByRole("link").count()).toBe(0);
  });
});
