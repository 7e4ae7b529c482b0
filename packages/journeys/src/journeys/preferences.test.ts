import { describe, expect, test } from "vitest";
import { type Locale, locales, pathIn } from "../language/locale.ts";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { visiting } from "../product/visit.ts";

describe.each(locales)("%s", (locale) => {
  test("default: another currency leads home, and stays", async () => {
    await visiting(
      { locale, device: locale === "ar" ? "phone" : "desktop" },
      async ({ page, context, go, complaints }) => {
        const { press, say } = handsOn(page, locale);
        await go("/preferences");
        await page.getByRole("radio", { name: /KWD/ }).check({ force: true });
        await press("Show prices in this currency");
        await page.waitForURL((url) => url.pathname === pathIn("/", locale));
        // On a phone it stands in the menu of all pages.
        const told = say("Currency and appearance: {0}", { 0: "KWD" });
        if (locale === "ar") await press("All pages");
        await page
          .getByRole("banner")
          .getByRole(locale === "ar" ? "menuitem" : "link", { name: told })
          .waitFor();
        expect((await context.cookies()).find(({ name }) => name === "currency")).toMatchObject({
          value: "KWD",
          sameSite: "Lax",
          secure: true,
        });
        await go("/blogs");
        expect(await page.getByRole("banner").getByText(/KWD/).count()).toBeGreaterThan(0);
        expect(complaints).toEqual([]);
      },
    );
  });

  test("default: a colour mode shows at once, and after a reload from the first byte", async () => {
    await visiting({ locale, mode: "light" }, async ({ page, context, go }) => {
      const { choose } = handsOn(page, locale);
      const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await go("/preferences");
      const light = await colour();
      await choose("Dark");
      await expect.poll(colour).not.toBe(light);
      const dark = await colour();
      expect((await context.cookies()).find(({ name }) => name === "mode")?.value).toBe("dark");
      const response = await page.goto(page.url());
      expect(await response?.text()).toMatch(/<html[^>]* data-mode="dark"/);
      expect(await colour()).toBe(dark);
      await go("/preferences");
      await choose("System");
      await expect.poll(colour).toBe(light);
    });
  });

  test("default: the language is changed in place, query and all", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      const other: Locale = locale === "en" ? "ar" : "en";
      await go("/blogs?category=food");
      await page
        .getByRole("banner")
        .getByRole("link", { name: other === "ar" ? "العربية" : "English" })
        .click();
      await page.waitForURL((url) => url.pathname === pathIn("/blogs", other));
      expect(new URL(page.url()).search).toBe("?category=food");
      expect(await page.locator("html").getAttribute("lang")).toBe(other);
      expect(await page.locator("html").getAttribute("dir")).toBe(other === "ar" ? "rtl" : "ltr");
    });
  });

  test("default: the other edition has its own currency and offers", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      const { press, button } = handsOn(page, locale);
      await go("/about-us");
      await press("Show the Saudi edition");
      await page.waitForURL((url) => url.pathname === pathIn("/", locale));
      expect(await page.locator("html").getAttribute("data-edition")).toBe("SA");
      expect(await page.getByRole("banner").getByText("SAR").filter({ visible: true }).count()).toBe(1);
      await button("Show the Pakistani edition").waitFor();
    });
  });

  test("default: the country is chosen among the preferences too", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      await go("/preferences");
      await handsOn(page, locale).press("Saudi Arabia");
      await page.waitForURL((url) => url.pathname === pathIn("/", locale));
      expect(await page.locator("html").getAttribute("data-edition")).toBe("SA");
    });
  });

  test("behavior: whoever reads Arabic is offered the Saudi edition before they search", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      const { say } = handsOn(page, locale);
      const offer = page.getByRole("main").getByRole("button", { name: say("Show the Saudi edition") });
      await go("/");
      expect(await offer.count()).toBe(locale === "ar" ? 1 : 0);
      if (locale === "en") return;
      await offer.click();
      await expect.poll(() => page.locator("html").getAttribute("data-edition")).toBe("SA");
      expect(await offer.count()).toBe(0);
    });
  });

  test("behavior: whose number is of the other country is asked once which edition they want", async () => {
    await visiting({ locale, device: "desktop" }, async ({ page, context, go }) => {
      const { press, button } = handsOn(page, locale);
      const edition = () => page.locator("html").getAttribute("data-edition");
      await go("/login?return=%2F");
      await signInAs(page, locale, people.noura);
      await press("Keep rupees");
      await button("Keep rupees").waitFor({ state: "detached" });
      expect([new URL(page.url()).pathname, await edition()]).toEqual([pathIn("/", locale), "PK"]);
      // The question goes away at once; the answer is kept when it has arrived, and can be taken away only then.
      await expect.poll(async () => (await context.cookies()).some(({ name }) => name === "edition")).toBe(true);
      await context.clearCookies({ name: "edition" });
      await go("/");
      await press("Show riyals");
      await expect.poll(edition).toBe("SA");
      expect([await edition(), await button("Keep rupees").count()]).toEqual(["SA", 0]);
    });
  });
});
