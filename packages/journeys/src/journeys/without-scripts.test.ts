import { describe, expect, test } from "vitest";
import { locales, pathIn } from "../language/locale.ts";
import { dayIn } from "../product/days.ts";
import { handsOn } from "../product/hands.ts";
import { inTurn } from "../product/in-turn.ts";
import { addressOf, type Visit, visiting } from "../product/visit.ts";

const [inAMonth, aDayLater] = [dayIn(30), dayIn(31)];
const scriptless = { javaScriptEnabled: false };

describe.each(locales)("%s", (locale) => {
  const behavior = inTurn(locale, "en");

  behavior("behavior: the days of a tour are links, and the one that is looked at says when it sets out", async () => {
    await visiting({ locale, context: scriptless }, async ({ page, go }) => {
      await go("/tours/detail/lahore/walled-city-on-foot");
      const days = page.getByRole("main").locator('a[href^="?date="]');
      expect(await days.count()).toBeGreaterThan(20);
      await days.nth(5).click();
      const date = new URL(page.url()).searchParams.get("date") ?? "";
      expect(await page.locator(`a[href^="?date=${date}"]`).getAttribute("aria-current")).toBe("true");
      expect(await page.locator("#choice").innerText()).toMatch(/\d\d:\d\d/);
    });
  });

  behavior(
    "behavior: the dates of an event are links, and the one that is looked at has its price and its way on",
    async () => {
      await visiting({ locale, context: scriptless }, async ({ page, go }) => {
        await go("/events/the-locked-room");
        const dates = page.getByRole("main").locator('a[href^="?show="]');
        const shown = () => page.getByRole("complementary").getByRole("status").innerText();
        const first = await shown();
        await dates.nth(1).click();
        const show = new URL(page.url()).searchParams.get("show") ?? "";
        expect(await dates.nth(1).getAttribute("aria-current")).toBe("true");
        expect(await shown()).not.toBe(first);
        const onward = page.getByRole("complementary").getByRole("link");
        expect(await onward.getAttribute("href")).toBe(pathIn(`/events/select-pass/${show}`, locale));
      });
    },
  );

  test("default: everything there is to read can be read, and links lead on", async () => {
    await visiting({ locale, context: scriptless }, async ({ page, go }) => {
      await go("/");
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: handsOn(page, locale).say("Blog"), exact: true })
        .click();
      expect(new URL(page.url()).pathname).toBe(pathIn("/blogs", locale));
      await page.getByRole("main").getByRole("article").getByRole("link").first().click();
      expect(new URL(page.url()).pathname).toContain(pathIn("/blog/", locale));
      expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(500);
      for (const path of [
        "/about-us",
        "/privacy-policy",
        "/terms-conditions",
        "/contact-us",
        "/dammam-to-riyadh-flights",
      ]) {
        await go(path);
        expect((await page.getByRole("main").innerText()).length, path).toBeGreaterThan(200);
      }
    });
  });

  behavior("behavior: language, currency, appearance and edition are plain links and forms", async () => {
    await visiting({ locale, context: scriptless }, async ({ page, context, go }) => {
      const { press, choose } = handsOn(page, locale);
      await go("/preferences");
      await page.getByRole("radio", { name: /SAR/ }).check({ force: true });
      await press("Show prices in this currency");
      expect(new URL(page.url()).pathname).toBe(pathIn("/", locale));
      expect(await page.getByRole("banner").getByText("SAR").filter({ visible: true }).count()).toBe(1);
      await go("/preferences");
      await choose("Dark");
      await press("Save the appearance");
      expect(new URL(page.url()).pathname).toBe(pathIn("/preferences", locale));
      expect(await page.locator("html").getAttribute("data-mode")).toBe("dark");
      await press("Show the Saudi edition");
      expect(await page.locator("html").getAttribute("data-edition")).toBe("SA");
      expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
        "currency",
        "edition",
        "locale",
        "mode",
      ]);
    });
  });

  const typed = {
    flights: {
      values: { from1: locale === "ar" ? "كراتشي" : "karachi", to1: "lahor", date1: inAMonth },
      leads: `/flights/search?trip=one_way&legs=KHI-LHE.${inAMonth}`,
    },
    hotels: {
      values: { place: locale === "ar" ? "جده" : "jeda", in: inAMonth, out: aDayLater },
      leads: `/hotels/jeddah?in=${inAMonth}&out=${aDayLater}`,
    },
    buses: {
      values: { from: locale === "ar" ? "لاهور" : "Lahore", to: "multan", date: inAMonth },
      leads: `/bus/lahore-to-multan?date=${inAMonth}`,
    },
  } as const;
  const named = { flights: "Flights", hotels: "Hotels", buses: "Buses" } as const;
  type What = keyof typeof named;

  /** Fills in one of the home page's searches as it stands, and sends it; the browser is then on its way. */
  const searchAtHome = async ({ page, go }: Visit, what: What, values: Readonly<Record<string, string>>) => {
    const { say, choose } = handsOn(page, locale);
    await go("/");
    await choose(named[what]);
    if (what === "flights") await choose("One way");
    const form = page.getByRole("form", { name: say(`Search ${what}`), exact: true });
    for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
    await form.getByRole("button", { name: say(`Search ${what}`), exact: true }).click();
    // The page that is left still stands there while the next one is asked for.
    await page.waitForURL(({ pathname }) => pathname !== pathIn("/", locale));
  };

  test.each(["flights", "hotels", "buses"] as const)(
    "default: the home page searches for %s, as somebody spells it",
    async (what) => {
      await visiting({ locale, context: scriptless }, async (visit) => {
        await searchAtHome(visit, what, typed[what].values);
        const { pathname, search } = new URL(visit.page.url());
        expect(pathname + search).toContain(pathIn(typed[what].leads, locale));
        // Results lead on to their plain page before they are all there.
        await visit.page.getByRole("heading", { level: 1 }).waitFor();
      });
    },
  );

  behavior(
    "behavior: a place that nobody knows leads back to the form, which names it and keeps what was typed",
    async () => {
      await visiting({ locale, context: scriptless }, async (visit) => {
        const { page } = visit;
        const unknown = [
          ["hotels", { place: "nowhere", in: inAMonth, out: aDayLater }, "place"],
          ["flights", { from1: "karachi", to1: "nowhere", date1: inAMonth }, "to1"],
        ] as const;
        for (const [what, values, wrong] of unknown) {
          await searchAtHome(visit, what, values);
          const trouble = page.getByRole("alert").getByRole("link");
          expect(await trouble.allInnerTexts(), what).toEqual([expect.stringContaining("nowhere")]);
          const field = page.locator(`[name=${wrong}]`);
          expect(await field.inputValue(), what).toBe("nowhere");
          expect(await trouble.getAttribute("href"), what).toBe(`#${await field.getAttribute("id")}`);
        }
      });
    },
  );

  behavior("behavior: the account says that it needs scripts, and leaks nothing typed into an address", async () => {
    await visiting({ locale, context: scriptless }, async ({ page, go }) => {
      const { say, fill, press } = handsOn(page, locale);
      for (const path of ["/login", "/signup", "/forgot-password"]) {
        await go(path);
        expect((await page.locator("noscript").allInnerTexts()).join(" "), path).toContain(
          say("JavaScript is switched off"),
        );
      }
      await go("/login");
      await fill({ "Email or mobile number": "ayesha@safar.example", Password: "hush-hush" });
      await press("Sign in");
      expect(page.url()).not.toContain("hush");
    });
  });

  behavior("behavior: a missing page moves nobody", async () => {
    await visiting({ locale, context: scriptless }, async ({ page, go }) => {
      const { say } = handsOn(page, locale);
      await go("/no/such/page");
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(say("Page not found"));
      expect(await page.getByText(say("You are being taken home.")).count()).toBe(0);
      await page
        .getByRole("main")
        .getByRole("link", { name: say("Home"), exact: true })
        .click();
      expect(new URL(page.url()).pathname).toBe(pathIn("/", locale));
    });
  });
});

test("behavior: the home page's controls act while its scripts are still on their way", async () => {
  await visiting({}, async ({ page }) => {
    // Held for good: the page never comes alive.
    await page.route("**/assets/*.js", () => undefined);
    await page.goto(addressOf("/", "en"), { waitUntil: "commit" });
    const { press } = handsOn(page, "en");
    await press("Show the Saudi edition");
    await page.waitForFunction(() => document.documentElement.dataset["edition"] === "SA");
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
    await page.waitForURL("**/blogs", { waitUntil: "commit" });
  });
});
