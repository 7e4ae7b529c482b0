import { describe, expect, test } from "vitest";
import { locales, pathIn } from "../language/locale.ts";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { inTurn } from "../product/in-turn.ts";
import { visiting } from "../product/visit.ts";

describe.each(locales)("%s", (locale) => {
  const behavior = inTurn(locale, "en");
  const usual = inTurn(locale, "ar");

  usual("default: a link shows its page from the top without another document, and back is where one was", async () => {
    await visiting({ locale }, async ({ page, go, complaints }) => {
      const { say } = handsOn(page, locale);
      await go("/");
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const isSameDocument = () => page.evaluate(() => "sameDocument" in window);
      const top = () => page.evaluate(() => Math.round(window.scrollY));
      const footerLink = (name: string) =>
        page.getByRole("contentinfo").getByRole("link", { name: say(name), exact: true });
      await footerLink("About us").scrollIntoViewIfNeeded();
      const before = await top();
      expect(before).toBeGreaterThan(300);
      // Its script comes with the move of the page; before that a press loads a document, as links do.
      const isAwake = () =>
        footerLink("About us").evaluate((link) => Object.keys(link).some((key) => key.startsWith("__reactFiber$")));
      await expect.poll(isAwake).toBe(true);
      await footerLink("About us").click();
      await page.waitForURL((url) => url.pathname === pathIn("/about-us", locale));
      await expect.poll(top).toBe(0);
      expect(await isSameDocument()).toBe(true);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      await footerLink("Contact us").click();
      await page.waitForURL((url) => url.pathname === pathIn("/contact-us", locale));
      await page.goBack();
      await page.waitForURL((url) => url.pathname === pathIn("/about-us", locale));
      await page.goBack();
      await page.waitForURL((url) => url.pathname === pathIn("/", locale));
      await expect.poll(top).toBe(before);
      await page.goForward();
      await page.waitForURL((url) => url.pathname === pathIn("/about-us", locale));
      expect(await isSameDocument()).toBe(true);
      expect(complaints).toEqual([]);
    });
  });

  behavior("behavior: a reader of screens is where the new page begins", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      const { say } = handsOn(page, locale);
      await go("/");
      await page
        .getByRole("banner")
        .getByRole("link", { name: say("Help"), exact: true })
        .focus();
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.pathname === pathIn("/contact-us", locale));
      await expect
        .poll(() =>
          page.evaluate(() => {
            const { activeElement } = document;
            return activeElement?.id === "main" || activeElement?.tagName === "H1";
          }),
        )
        .toBe(true);
    });
  });

  behavior("behavior: the first Tab offers the way past the header", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      await go("/about-us");
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: handsOn(page, locale).say("Skip to the content"), exact: true });
      expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press("Enter");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    });
  });

  behavior(
    "behavior: an open menu closes when the page changes, and by Escape with focus back on its button",
    async () => {
      await visiting({ locale }, async ({ page, go }) => {
        const { button, heading, say } = handsOn(page, locale);
        await go("/login");
        await signInAs(page, locale, people.ayesha);
        await go("/about-us");
        const menu = page.getByRole("menu");
        await button("Your account").click();
        await menu.waitFor();
        await page.keyboard.press("Escape");
        await menu.waitFor({ state: "hidden" });
        await expect
          .poll(() => button("Your account").evaluate((element) => element === document.activeElement))
          .toBe(true);
        await button("Your account").click();
        await page.getByRole("menuitem", { name: say("Account"), exact: true }).click();
        await heading("Settings");
        await menu.waitFor({ state: "hidden" });
        await button("Your account").click();
        await menu.waitFor();
        await page.goBack();
        await page.waitForURL((url) => url.pathname === pathIn("/about-us", locale));
        await menu.waitFor({ state: "hidden" });
      });
    },
  );

  behavior("behavior: without a connection a form says so, keeps what was typed, and goes on afterwards", async () => {
    await visiting({ locale }, async ({ page, context, go }) => {
      const { fill, press, sees, field, button } = handsOn(page, locale);
      await go("/login");
      await fill({ "Email or mobile number": people.noura.email, Password: "safar-2026" });
      await context.setOffline(true);
      await press("Sign in");
      await sees("No Internet Connection");
      expect(await field("Email or mobile number").inputValue()).toBe(people.noura.email);
      await context.setOffline(false);
      await press("Sign in");
      await button("Your account").waitFor();
    });
  });
});

test("behavior: back, before the script of a page that was loaded anew is there, shows the page of the address", async () => {
  await visiting({}, async ({ page, go, complaints }) => {
    await go("/contact-us");
    await page.getByRole("contentinfo").getByRole("link", { name: "About us", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/about-us");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, (route) => held.then(() => route.continue()));
    await page.reload({ waitUntil: "commit" });
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    await page.evaluate(() => window.history.back());
    await page.waitForURL((url) => url.pathname === "/contact-us", { waitUntil: "commit" });
    release();
    await page.getByRole("heading", { level: 1, name: "How can we help?" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/contact-us");
    expect(complaints).toEqual([]);
  });
});

test("behavior: a page whose code is gone after a deployment is loaded anew once", async () => {
  await visiting({}, async ({ page, go }) => {
    await go("/");
    let refused = 0;
    await page.route(/\/assets\/(?:about-us|content)[^/]*\.js$/, async (route) => {
      refused += 1;
      if (refused === 1) await route.fulfill({ status: 404, body: "" });
      else await route.continue();
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "About us", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: /about/i }).waitFor();
  });
});

test("behavior: storage that is full or forbidden stops nobody", async () => {
  await visiting({ fresh: true }, async ({ page, context, go, complaints }) => {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("QuotaExceededError");
      };
      Storage.prototype.setItem = refuse;
      Storage.prototype.getItem = refuse;
    });
    for (const path of ["/", "/preferences", "/login"]) await go(path);
    await signInAs(page, "en", people.noura);
    expect(complaints).toEqual([]);
  });
});
