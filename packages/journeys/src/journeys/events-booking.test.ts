import { describe, expect, test } from "vitest";
import { checkoutHands } from "../product/checkout-hands.ts";
import { dayIn } from "../product/days.ts";
import { handsOn } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

describe.each([
  { locale: "en", device: "desktop" },
  { locale: "ar", device: "phone" },
] as const)("$locale", ({ locale, device }) => {
  test("default: from the home page to a ticket without an account, reloaded on every step", async () => {
    await visiting({ locale, device, origin: product().origin }, async ({ complaints, go, page }) => {
      const { button, field, fill, heading, press, say, sees } = handsOn(page, locale);
      const hands = checkoutHands(page, locale, "event");
      await go(`/event-tickets-online?date=${dayIn(10)}`);
      await button("Search events").click();
      await page.waitForURL(/\/events\/search\?date=/);
      await page.getByRole("link", { name: say("Choose {name}", { name: "" }).trim() }).click();
      await heading("Look at the offer");
      await page.reload();
      await heading("Look at the offer");
      await press("Continue with this offer");
      await heading("Who is travelling?");
      await field("Title").selectOption({ index: 1 });
      await fill({ "First name": "Hamza", "Last name": "Khan", Email: "hamza@example.com" });
      await page.getByRole("textbox", { name: say("Mobile number") }).fill("03001234567");
      await page.reload();
      await heading("Who is travelling?");
      await expect.poll(() => field("Last name").inputValue()).toBe("Khan");
      await hands.toReview();
      await page.reload();
      await heading("Is everything right?");
      await hands.toPayment();
      await page.reload();
      await heading("Payment");
      await hands.payByCard();
      const uuid = await hands.bookingPaid();
      await sees("Ticket issued");
      expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
      await go(`/events/booking-detail/${uuid}`);
      await sees("In the name of");
      expect(complaints).toEqual([]);
    });
  });
});
