import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { locales, pathIn } from "../language/locale.ts";
import { handsOn, stopTime } from "../product/hands.ts";
import { visiting } from "../product/visit.ts";

const missing = [
  { path: "/no/such/page", title: "Page not found" },
  { path: "/car-rental/search-results", title: "Page Not Found" },
] as const;
/** Who has not asked for stillness is taken home. */
const moved = { reducedMotion: "no-preference" } as const;

/** A count begins when nobody has moved for ten seconds; what counts may still be on its way. */
const untilItCounts = async (page: Page, words: string): Promise<void> => {
  const counting = page.getByText(words);
  await page.waitForLoadState("networkidle");
  for (let second = 0; second < 30 && (await counting.count()) === 0; second += 1) {
    await page.clock.runFor(1_000);
  }
  await counting.waitFor();
};

describe.each(locales)("%s", (locale) => {
  test.each(missing)(
    "default: $path, looked at by nobody, goes home by itself after five seconds",
    async ({ path, title }) => {
      await visiting({ locale, context: moved }, async ({ page, go }) => {
        const { heading, link, say } = handsOn(page, locale);
        await stopTime(page);
        await go(path);
        await heading(title);
        expect(await page.title()).toMatch(new RegExp(`^${say("Page not found")} · `));
        await untilItCounts(page, say("You are being taken home."));
        expect(await link("Home").first().getAttribute("href")).toBe(pathIn("/", locale));
        await page.clock.runFor(3_000);
        expect(new URL(page.url()).pathname).not.toBe(pathIn("/", locale));
        await page.clock.runFor(3_000);
        await page.waitForURL((url) => url.pathname === pathIn("/", locale));
      });
    },
  );

  const engagements = {
    "a key": async (page) => page.keyboard.press("ArrowDown"),
    "a touch of the pointer": async (page) => page.mouse.click(5, 300),
    "a move of focus": async (page) => page.keyboard.press("Tab"),
    "asking to stay": async (page) => handsOn(page, locale).press("Stay here"),
  } satisfies Record<string, (page: Parameters<typeof handsOn>[0]) => Promise<void>>;

  test.each(Object.entries(engagements))("behavior: %s stops the count for good", async (_, engage) => {
    await visiting({ locale, context: moved }, async ({ page, go }) => {
      const { say } = handsOn(page, locale);
      await stopTime(page);
      await go("/no/such/page");
      await untilItCounts(page, say("You are being taken home."));
      await page.clock.runFor(2_000);
      await engage(page);
      await page.getByText(say("You are being taken home.")).waitFor({ state: "detached" });
      await page.clock.runFor(60_000);
      expect(new URL(page.url()).pathname).toContain("/no/such/page");
    });
  });

  test("behavior: whoever shows that they read is not counted down", async () => {
    await visiting({ locale, context: moved }, async ({ page, go }) => {
      const { heading, say } = handsOn(page, locale);
      await stopTime(page);
      await go("/no/such/page");
      await heading("Page not found");
      // What listens comes after the page itself, and is drawn within half a second of the page's own time.
      const listening = page.getByRole("main").getByRole("status");
      await expect.poll(() => page.clock.runFor(500).then(() => listening.count())).toBe(1);
      await page.clock.runFor(4_000);
      await page.mouse.move(200, 300);
      await page.clock.runFor(60_000);
      expect(await page.getByText(say("You are being taken home.")).count()).toBe(0);
    });
  });

  test("behavior: nobody who asked for stillness is moved", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      const { heading, say } = handsOn(page, locale);
      await stopTime(page);
      await go("/no/such/page");
      await heading("Page not found");
      await page.clock.runFor(60_000);
      expect(await page.getByText(say("You are being taken home.")).count()).toBe(0);
      expect(new URL(page.url()).pathname).toContain("/no/such/page");
    });
  });

  test("behavior: the Home button leads home", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      await go("/no/such/page");
      await page
        .getByRole("main")
        .getByRole("link", { name: handsOn(page, locale).say("Home"), exact: true })
        .click();
      await page.waitForURL((url) => url.pathname === pathIn("/", locale));
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    });
  });
});
