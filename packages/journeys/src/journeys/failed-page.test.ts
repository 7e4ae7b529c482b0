import { describe, expect, test } from "vitest";
import { locales } from "../language/locale.ts";
import { handsOn } from "../product/hands.ts";
import { visiting } from "../product/visit.ts";

describe.each(locales)("%s", (locale) => {
  test("behavior: a page that cannot be read says so, with the site around it and the way home", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      const { heading, link, say } = handsOn(page, locale);
      await go("/about-us");
      await page.route(/\/_serverFn\//, (route) => route.fulfill({ status: 500, body: "" }));
      await page
        .getByRole("banner")
        .getByRole("link", { name: say("Hotels"), exact: true })
        .first()
        .click();
      await heading("Something went wrong!");
      await page.getByRole("contentinfo").waitFor();
      expect(
        await page
          .getByRole("main")
          .getByRole("link", { name: say("Home"), exact: true })
          .count(),
      ).toBe(1);
      await page.unroute(/\/_serverFn\//);
      await link("Home").first().click();
      await page.waitForURL((url) => /^\/(?:ar)?$/.test(url.pathname));
    });
  });
});
