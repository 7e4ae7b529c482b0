import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Locale } from "../language/locale.ts";
import { dayIn } from "../product/days.ts";
import { handsOn } from "../product/hands.ts";
import { inTurn } from "../product/in-turn.ts";
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

/** A day of a calendar that is open, by its number of days from now: at most 28, since it opens on this month and the next. */
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

test("behavior: on the home page places stand below their field from the first touch on, and a town without an airport is told by the nearest one", async () => {
  await visiting({ context: { viewport: { width: 1280, height: 800 } } }, async ({ page, go, complaints }) => {
    const { field } = handsOn(page, "en");
    await go("/");
    await field("To").click();
    const list = page.getByRole("listbox");
    await list.getByRole("option").first().waitFor();
    const [under, box] = [await field("To").boundingBox(), await list.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((under?.y ?? Number.POSITIVE_INFINITY) + (under?.height ?? 0));
    await field("To").pressSequentially("makkah");
    await list.getByRole("option", { name: /^Jeddah ?Nearest airport to .?Makkah.?, \d+ km/ }).waitFor();
    expect(complaints).toEqual([]);
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
      await dayOf(page, 10).waitFor();
      const box = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const calendar = await box(page.getByRole("dialog"));
      expect(await isInSight(page.getByRole("dialog"))).toBe(true);
      for (const part of [field("From"), field("To"), departure, dayButton(page, "Return")])
        expect((await box(part)).y + (await box(part)).height).toBeLessThanOrEqual(calendar.y);
      await dayOf(page, 10).click();
      expect(await dayOf(page, 9).getAttribute("aria-disabled")).toBe("true");
      await dayOf(page, 13).click();
      await button("Done").click();
      expect(await hasFocus(departure)).toBe(true);
      await choose("One way");
      await departure.click();
      await dayOf(page, 11).focus();
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
    await page.getByRole("group", { name: "Room 4" }).getByRole("button", { name: "Add a child" }).click();
    await press("Done");
    await press("Search hotels");
    await page.getByRole("link", { name: "Choose the age of child 1 in room 4" }).click();
    const age = field("Age of child 1");
    expect(await hasFocus(age)).toBe(true);
    expect(await age.getAttribute("aria-invalid")).toBe("true");
    expect(await isInSight(age)).toBe(true);
  });
});

test("behavior: all that the front page shows with a price leads to the search of it, flights from where the form begins", async () => {
  await visiting({}, async ({ page, go }) => {
    await go("/");
    const tilesOf = (name: string | RegExp) => page.getByRole("region", { name }).getByRole("list").getByRole("link");
    const pricesOf = async (name: string | RegExp) =>
      (await tilesOf(name).allInnerTexts()).map((words) => /Rs\s[\d,]+/.exec(words)?.[0] ?? "");
    const shown = [
      [/^Fly from .Karachi/, /^\/flights\/search\?trip=one_way&legs=KHI-[A-Z]{3}\.\d{4}-\d\d-\d\d&/],
      ["Hotels for two nights", /^\/hotels\/[a-z]+\?in=\d{4}-\d\d-\d\d&out=\d{4}-\d\d-\d\d&rooms=2$/],
      ["By coach tomorrow", /^\/bus\/[a-z-]+-to-[a-z-]+\?date=\d{4}-\d\d-\d\d$/],
      ["Upcoming events", /^\/events\/[a-z0-9-]+$/],
    ] as const;
    for (const [name, address] of shown) {
      const ways = await tilesOf(name).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(ways.length).toBeGreaterThanOrEqual(3);
      for (const way of ways) expect(way).toMatch(address);
      expect(await pricesOf(name)).not.toContain("");
    }
    for (const name of ["Hotels for two nights", "By coach tomorrow"]) {
      const [price = ""] = await pricesOf(name);
      await tilesOf(name).first().click();
      await page.waitForURL(/\/(?:hotels|bus)\//);
      await page.getByRole("main").getByText(price, { exact: false }).first().waitFor();
      await go("/");
    }
  });
});

test("behavior: an offer's code is a press away, even before its script has come", async () => {
  await visiting({ fresh: true }, async ({ page, go }) => {
    await go("/");
    // Whatever the page asks for from here on comes late.
    await page.route("**/*.js", async (route) => {
      await page.waitForFunction(() => document.activeElement?.matches("button"));
      await route.continue();
    });
    await page.getByRole("button", { name: "Use EID10" }).click();
    await page.getByText("EID10 is put into your next booking.").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("safar.wished-voucher"))).toContain("EID10");
  });
});

const edited = [
  ["flights", () => `/flights/search?trip=one_way&legs=LHE-DXB.${dayIn(30)}`, "Search flights", /^Departure/],
  ["hotels", () => `/hotels/makkah?in=${dayIn(30)}&out=${dayIn(33)}&rooms=2`, "Search hotels", /^Check-in/],
  ["buses", () => `/bus/lahore-to-islamabad?date=${dayIn(3)}`, "Search buses", /^Day/],
] as const;

test.each(edited)(
  "behavior: a search for %s is changed over its results, which stay until another is sent",
  async (_, address, search, day) => {
    await visiting({}, async ({ page, go, complaints }) => {
      await go(address());
      const found = page.getByRole("main").getByRole("list", { name: /found$/ });
      await found.first().waitFor();
      const before = page.url();
      await page.getByRole("link", { name: "Change search" }).first().click();
      const sheet = page.getByRole("dialog", { name: "Change search" });
      await sheet.getByRole("button", { name: day }).waitFor();
      expect(page.url()).toBe(before);
      await sheet.getByRole("button", { name: day }).click();
      const calendar = page.getByRole("dialog").last();
      await calendar.getByRole("gridcell").getByRole("button", { disabled: false }).last().click();
      const done = calendar.getByRole("button", { name: "Done" });
      // One day closes the calendar by itself; of two, the last one follows from the first.
      if (await done.isVisible()) {
        await page.keyboard.press("Escape");
      }
      await sheet.getByRole("button", { name: search }).click();
      await sheet.waitFor({ state: "hidden" });
      expect(complaints).toEqual([]);
    });
  },
);

test("behavior: what the server drew below the searches stays while the page comes alive, and comes alive itself", async () => {
  await visiting({}, async ({ page, go }) => {
    await go("/");
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    const drawn = await headings.allTextContents();
    expect(drawn.length).toBeGreaterThan(2);
    await page.mouse.move(200, 200);
    await page.waitForLoadState("networkidle");
    expect(await headings.allTextContents()).toEqual(drawn);
    await page.mouse.wheel(0, 900);
    await page.waitForLoadState("networkidle");
    expect(await headings.allTextContents()).toEqual(drawn);
  });
});
