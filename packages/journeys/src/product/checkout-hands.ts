import type { ServiceType } from "@safar/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Locale } from "../language/locale.ts";
import { handsOn } from "./hands.ts";
import { pressOn } from "./touch.ts";

/** A card that the sandbox's bank takes; others, by their last digits, bring a scenario about. */
export const goodCard = "4000056655665556";
/** The bank takes the money and the answer is lost on its way. */
export const lostCard = "4000000000000119";

/** What everybody does from the travellers' names to a ticket, whatever is booked. */
export const checkoutHands = (page: Page, locale: Locale, service: ServiceType) => {
  const { button, field, fill, heading, say } = handsOn(page, locale);
  const main = page.getByRole("main");

  /** A button that carries an amount. */
  const amountButton = (words: string) => page.getByRole("button", { name: say(words).split("<0/>")[0] ?? "" });

  const reserve = async (): Promise<void> => {
    await main.getByRole("checkbox").last().check();
    await pressOn(amountButton("Reserve now\u00a0· <0/>"));
  };

  const toReview = async (): Promise<void> => {
    // Extras of which nothing is chosen are skipped.
    await pressOn(button("Continue").or(button("Skip this step")));
    await heading("Is everything right?");
    await page.waitForURL(/review-booking/);
  };

  /** Opens the step of the bags, and gives the first bag on it, after none. */
  const openBags = async () => {
    await page.locator("#open-extras-bag").click();
    return page.getByRole("dialog").getByRole("radio").nth(1);
  };

  const toPayment = async (): Promise<void> => {
    await reserve();
    await heading("Payment");
  };

  const fillCard = async (number: string = goodCard): Promise<void> => {
    await page.locator('input[name="method"][value="card"]').check({ force: true });
    await fill({ "Card number": number, "Expiry date": "12/29", "Security code": "123" });
    await fill({ "Name on the card": "HAMZA KHAN" });
  };

  const payByCard = async (number: string = goodCard): Promise<void> => {
    await fillCard(number);
    await pressOn(main.getByRole("button", { name: new RegExp(`^${say("Pay <0/>").split("<0/>")[0]}`) }));
  };

  /** Waits for the confirmation, and gives the booking's uuid. */
  const bookingPaid = async (): Promise<string> => {
    await page.waitForURL(new RegExp(`/payments/${service}/confirmation/`));
    return new URL(page.url()).pathname.split("/").at(-1) ?? "";
  };

  return {
    openBags,
    toReview,
    reserve,
    toPayment,
    acceptPrice: (): Promise<void> => pressOn(amountButton("Continue at <0/>")),
    payByCard,
    bookingPaid,

    /** From the names that are typed to the booking that is paid, reloaded on every step; gives its uuid. `who` heads the people's step. */
    payReloading: async (who: string): Promise<string> => {
      await page.reload();
      await heading(who);
      await expect.poll(() => field("Last name").first().inputValue()).toBe("Khan");
      await toReview();
      await page.reload();
      await heading("Is everything right?");
      await toPayment();
      await page.reload();
      await heading("Payment");
      await payByCard();
      return bookingPaid();
    },
  };
};
