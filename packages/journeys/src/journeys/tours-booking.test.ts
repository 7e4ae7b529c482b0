import { describe, expect, test } from "vitest";
import { checkoutHands } from "../product/checkout-hands.ts";
import { handsOn } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { casesInTurn } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

const cases = casesInTurn("ar", [
  { locale: "en", device: "desktop" },
  { locale: "ar", device: "phone" },
] as const);

describe.each(cases)("$locale", ({ locale, device }) => {
  test("default: from the home page to a voucher without an account, reloaded on every step", async () => {
    await visiting({ locale, device, origin: product().origin }, async ({ complaints, go, page }) => {
      const { button, fill, findPlace, heading, press, say, sees } = handsOn(page, locale);
      const hands = checkoutHands(page, locale, "tour");
      await go("/tours-online");
      await findPlace(device, "Where", { typed: "لاهور", shown: locale === "en" ? /Lahore/ : /لاهور/ });
      await press("Search tours");
      await page.waitForURL(/\/tours\/lahore\?from=/);
      const main = page.getByRole("main");
      await main.locator('a[href*="/walled-city-on-foot"]').first().click();
      await page
        .getByRole("heading", { level: 1, name: locale === "en" ? "The Walled City on Foot" : /المدينة/ })
        .waitFor();

      // A day, then a start of it, then two adults.
      const day = main.locator('input[name="tour-day"]:enabled').nth(2);
      await day.check({ force: true });
      await page.waitForURL(`**?date=${await day.getAttribute("value")}`);
      await main.locator("[aria-busy=true]").waitFor({ state: "detached" });
      await main.locator('input[name="tour-start"]:enabled').first().check({ force: true });
      await main.getByRole("spinbutton").first().fill("2");
      await button("Continue").click();
      await heading("Whose name does the guide ask for?");
      await fill({ "First name": "Hamza", "Last name": "Khan", Email: "hamza@example.com" });
      await page.getByRole("textbox", { name: say("Mobile number") }).fill("03001234567");

      const uuid = await hands.payReloading("Whose name does the guide ask for?");
      await sees("Voucher issued");
      expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
      await go(`/tours/booking-detail/${uuid}`);
      await sees("One voucher for all of you");
      await sees("Language of the guide");
      await sees("How to get there");
      expect(complaints).toEqual([]);
    });
  });
});
