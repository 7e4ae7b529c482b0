import { describe, expect, test } from "vitest";
import { locales, pathIn } from "../language/locale.ts";
import { handsOn } from "../product/hands.ts";
import { visiting } from "../product/visit.ts";

const trains = "/train/karachi-to-lahore?date=2026-12-21&adults=2";

describe.each(locales)("%s", (locale) => {
  test("default: a guest saves an offer and has a price remembered, finds both again, and has back what they removed", async () => {
    await visiting({ locale, device: locale === "ar" ? "phone" : "desktop" }, async ({ page, go, complaints }) => {
      const { button, heading, press, say } = handsOn(page, locale);
      await go(trains);
      const hearts = page.getByRole("button", { name: new RegExp(`^${say("Save: {name}", { name: "" }).trim()}`) });
      await hearts.nth(1).click();
      await page.getByText(say("Saved on this device.")).waitFor();
      await press("Remember this price");
      await page.getByRole("link", { name: say("See saved") }).click();
      await page.waitForURL((url) => url.pathname === pathIn("/saved", locale));
      await heading("Saved");
      for (const name of ["Saved offers", "Remembered prices"])
        await page.getByRole("heading", { name: say(name) }).waitFor();
      const removing = page.getByRole("button", { name: new RegExp(`^${say("Remove: {name}", { name: "" }).trim()}`) });
      expect(await removing.count()).toBe(2);
      await removing.last().click();
      await expect.poll(() => removing.count()).toBe(1);
      await button("Undo").click();
      await expect.poll(() => removing.count()).toBe(2);
      await page
        .getByRole("region", { name: say("Remembered prices") })
        .getByRole("link")
        .first()
        .click();
      await page.waitForURL(({ pathname }) => pathname === pathIn("/train/karachi-to-lahore", locale));
      await page.getByText(say("the same as when you saved it")).waitFor();
      expect(complaints).toEqual([]);
    });
  });
});
