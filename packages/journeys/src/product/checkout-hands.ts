import type { ServiceType } from "@safar/engine";
import type { Page } from "playwright-core";
import { handsOn } from "./hands.ts";
import type { Locale } from "./locale.ts";

/** A card that the sandbox's bank takes; others, by their last digits, bring a scenario about. */
const goodCard = "4000056655665556";
/** The bank takes the money and the answer is lost on its way. */
export const lostCard = "4000000000000119";

/** What everybody does from the travellers' names to a ticket, whatever is booked. */
export const checkoutHands = (page: Page, locale: Locale, service: ServiceType) => {
  const { fill, heading, press, say } = handsOn(page, locale);
  const main = page.getByRole("main");

  /** A button that carries an amount. */
  const amountButton = (words: string) => page.getByRole("button", { name: say(words).split("<0/>")[0] ?? "" });

  const reserve = async (): Promise<void> => {
    await main.getByRole("checkbox").last().check();
    await amountButton("Reserve for <0/>").click();
  };

  return {
    toReview: async (): Promise<void> => {
      await press("Continue");
      await heading("Is everything right?");
      await page.waitForURL(/review-booking/);
    },

    reserve,

    toPayment: async (): Promise<void> => {
      await reserve();
      await heading("Payment");
    },

    acceptPrice: (): Promise<void> => amountButton("Go on for <0/>").click(),

    payByCard: async (number: string = goodCard): Promise<void> => {
      await page.getByRole("radio").first().check({ force: true });
      await fill({ "Card number": number, "Expiry date": "12/29", "Security code": "123" });
      await fill({ "Name on the card": "HAMZA KHAN" });
      await main.getByRole("button", { name: new RegExp(`^${say("Pay <0/>").split("<0/>")[0]}`) }).click();
    },

    /** Waits for the confirmation, and gives the booking's uuid. */
    bookingPaid: async (): Promise<string> => {
      await page.waitForURL(new RegExp(`/payments/${service}/confirmation/`));
      return new URL(page.url()).pathname.split("/").at(-1) ?? "";
    },
  };
};
