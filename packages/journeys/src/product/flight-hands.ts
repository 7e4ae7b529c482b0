import type { Page } from "playwright-core";
import { handsOn } from "./hands.ts";
import type { Locale } from "./visit.ts";

/** A card that the sandbox's bank takes; others, by their last digits, bring a scenario about. */
const goodCard = "4000056655665556";
/** The bank takes the money and the answer is lost on its way. */
export const lostCard = "4000000000000119";

/** What a traveller does on the way from results to a ticket. */
export const flightHands = (page: Page, locale: Locale) => {
  const { button, field, fill, heading, press, say } = handsOn(page, locale);

  /** A button that carries an amount. */
  const amountButton = (words: string) => page.getByRole("button", { name: say(words).split("<0/>")[0] ?? "" });

  /** Asks for the price of the first flight of a list. */
  const choosePrice = async (): Promise<void> => {
    const results = page.getByRole("main").getByRole("listitem");
    // A press while the list is still being put together may meet the one that it takes the place of.
    await page.waitForLoadState("networkidle");
    await results.getByText(say("View flight"), { exact: true }).first().click();
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

  const toReview = async (): Promise<void> => {
    await press("Continue");
    await heading("Is everything right?");
    await page.waitForURL(/review-booking/);
  };

  const reserve = async (): Promise<void> => {
    await page.getByRole("main").getByRole("checkbox").last().check();
    await amountButton("Reserve for <0/>").click();
  };

  const toPayment = async (): Promise<void> => {
    await reserve();
    await heading("Payment");
  };

  return {
    choosePrice,
    chooseFlight,
    fillPassenger,
    toExtras,
    toReview,
    toPayment,

    /** From the results to where the seats are asked for, or on to the payment. */
    bookTo: async (end: "reservation" | "payment"): Promise<void> => {
      await chooseFlight();
      await fillPassenger();
      await toExtras();
      await toReview();
      await (end === "payment" ? toPayment() : reserve());
    },

    acceptPrice: (): Promise<void> => amountButton("Go on for <0/>").click(),

    payByCard: async (number: string = goodCard): Promise<void> => {
      await page.getByRole("radio").first().check({ force: true });
      await fill({ "Card number": number, "Expiry date": "12/29", "Security code": "123" });
      await fill({ "Name on the card": "HAMZA KHAN" });
      await page
        .getByRole("main")
        .getByRole("button", { name: new RegExp(`^${say("Pay <0/>").split("<0/>")[0]}`) })
        .click();
    },

    /** Waits for the confirmation, and gives the booking's uuid. */
    bookingPaid: async (): Promise<string> => {
      await page.waitForURL(/\/payments\/flight\/confirmation\//);
      return new URL(page.url()).pathname.split("/").at(-1) ?? "";
    },
  };
};
