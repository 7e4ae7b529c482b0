import type { Page } from "playwright-core";
import { handsOn } from "./hands.ts";
import type { Locale } from "./visit.ts";

/** Somebody who flies. The sandbox goes by the last name: some of them bring a scenario about. */
export type Flyer = { readonly firstName: string; readonly lastName: string };

export const usualFlyer: Flyer = { firstName: "Hamza", lastName: "Khan" };

/** A card that the sandbox's bank takes. Others, by their last digits, bring a scenario about. */
export const goodCard = "4000056655665556";

/** What a traveller does on the way from results to a ticket, in words of the page. */
export const flightHands = (page: Page, locale: Locale) => {
  const { button, field, fill, heading, press, say } = handsOn(page, locale);

  const steps = {
    /** The first flight of a list of results. */
    chooseFlight: async () => {
      const first = page.getByRole("main").getByRole("listitem").getByText(say("View flight"), { exact: true }).first();
      await first.click();
      await page.waitForURL(/itinerary-details/);
      await button("Continue").first().click();
      await heading("Who is travelling?");
    },

    fillPassenger: async ({ firstName, lastName }: Flyer = usualFlyer) => {
      await field("Title").selectOption({ index: 1 });
      await field("Gender").selectOption({ label: say("Male") });
      await fill({ "First name": firstName, "Last name": lastName, "Date of birth": "12/05/1990" });
      await field("Nationality").selectOption("PK");
      await field("Document").selectOption("cnic");
      await fill({ "CNIC number": "4210112345671", Email: "hamza@example.com", "Mobile number": "3001234567" });
    },

    fillPassengers: async (flyer: Flyer = usualFlyer) => {
      await steps.fillPassenger(flyer);
      await press("Continue");
      await page.waitForURL(/\/addons\//);
    },

    skipExtras: async () => {
      await heading("Make yourselves comfortable");
      await press("Continue");
      await heading("Is everything right?");
    },

    reserve: async () => {
      await page.getByRole("checkbox").last().check();
      await page.getByRole("button", { name: say("Reserve for <0/>").replace(/<0\/>.*/, "") }).click();
      await heading("Payment");
    },

    payByCard: async (number: string = goodCard) => {
      await page
        .getByRole("radio", { name: locale === "ar" ? /^بطاقة ائتمان/ : /^Debit or credit card/ })
        .check({ force: true });
      await fill({
        "Card number": number,
        "Expiry date": "12/29",
        "Security code": "123",
        "Name on the card": "HAMZA KHAN",
      });
      await press("Pay Now");
    },

    /** Everything up to the payment's page. */
    toPayment: async (flyer: Flyer = usualFlyer) => {
      await steps.chooseFlight();
      await steps.fillPassengers(flyer);
      await steps.skipExtras();
      await steps.reserve();
    },
  };
  return steps;
};
