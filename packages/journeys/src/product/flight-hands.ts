import type { Page } from "playwright-core";
import type { Locale } from "../language/locale.ts";
import { checkoutHands } from "./checkout-hands.ts";
import { handsOn } from "./hands.ts";

/** What a traveller does on the way from results to a ticket. */
export const flightHands = (page: Page, locale: Locale) => {
  const { button, field, fill, heading, press, say } = handsOn(page, locale);
  const checkout = checkoutHands(page, locale, "flight");
  const { reserve, toPayment, toReview } = checkout;

  /** Asks for the price of the first flight of a list. */
  const choosePrice = async (): Promise<void> => {
    const results = page.getByRole("main").getByRole("listitem");
    await results.getByText(say("Choose"), { exact: true }).first().click();
    await page.waitForURL(/itinerary-details/);
    await button("Continue").first().click();
  };

  const chooseFlight = async (): Promise<void> => {
    await choosePrice();
    await heading("Who is travelling?");
  };

  const fillPassenger = async (): Promise<void> => {
    await field("Title").selectOption({ index: 1 });
    await field("Gender").selectOption("male");
    await fill({ "First name": "Hamza", "Last name": "Khan", "Date of birth": "12/05/1990" });
    await field("Nationality").selectOption("PK");
    await field("Document").selectOption("cnic");
    await fill({ "CNIC number": "4210112345671", Email: "hamza@example.com" });
    await page.getByRole("textbox", { name: say("Mobile number") }).fill("03001234567");
  };

  const toExtras = async (): Promise<void> => {
    await press("Continue");
    await heading("Seats, bags and meals");
  };

  return {
    ...checkout,
    choosePrice,
    chooseFlight,
    fillPassenger,
    toExtras,

    /** From the results to where the seats are asked for, or on to the payment. */
    bookTo: async (end: "reservation" | "payment"): Promise<void> => {
      await chooseFlight();
      await fillPassenger();
      await toExtras();
      await toReview();
      await (end === "payment" ? toPayment() : reserve());
    },
  };
};
