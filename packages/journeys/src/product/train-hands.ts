import type { Locator, Page } from "playwright-core";
import type { Locale } from "../language/locale.ts";
import { checkoutHands } from "./checkout-hands.ts";
import { handsOn } from "./hands.ts";
import { fillWithCnic, sayWho, takeByKey } from "./ride-hands.ts";
import { isTouched, pressOn } from "./touch.ts";

/** What somebody does who looks for a train, from the trains of a day to a ticket. */
export const trainHands = (page: Page, locale: Locale) => {
  const { heading, press } = handsOn(page, locale);
  const checkout = checkoutHands(page, locale, "train");
  const main = page.getByRole("main");
  const plan = main.getByRole("grid");
  const toTake = ':not([aria-disabled="true"]):not([aria-pressed="true"])';
  const free = plan.locator(`button${toTake}`);

  const mine = plan.locator('[aria-pressed="true"]');

  const openPlaces = async (way: Locator): Promise<void> => {
    await pressOn(way);
    await page.waitForURL(/seat-selection/);
    await heading("Choose your places");
    await plan.first().waitFor();
    await sayWho(page);
  };

  /** Opens a class of the first train of the list that has it, by the class's code: its places come at once. */
  const openClass = async (code: string): Promise<void> => {
    await page.waitForLoadState("networkidle");
    await openPlaces(main.locator(`a[href$="class=${code}"]`).first());
  };

  /** Opens one of the classes on the list, whichever `below` says of so many. */
  const openSomeClass = async (below: (count: number) => number): Promise<void> => {
    await page.waitForLoadState("networkidle");
    const classes = main.locator('a[href*="class="]');
    await openPlaces(classes.nth(below(await classes.count())));
  };

  /** Has the best places proposed, and takes them. */
  const takeProposed = async (count: number): Promise<void> => {
    await press(count > 1 ? "Choose for us" : "Choose for me");
    await press(count > 1 ? "Take these places" : "Take this place");
  };

  /** With a finger where the screen is touched, with the keyboard alone where it is not. */
  const takePlace = async (): Promise<void> => {
    await sayWho(page);
    await (isTouched(page) ? free.first().tap() : takeByKey(page, plan, toTake, ["ArrowRight", "ArrowDown"]));
  };

  const toTravellers = async (): Promise<void> => {
    await press("Continue");
    await heading("Who is travelling?");
  };

  const fillTravellers = (count: number, lastName?: string) => fillWithCnic(page, locale, count, lastName);

  return {
    ...checkout,
    plan,
    mine,
    free,
    openClass,
    openSomeClass,
    takeProposed,
    takePlace,
    toTravellers,
    fillTravellers,

    /** From chosen places to the ticket; gives the booking's uuid. */
    bookChosen: async (count: number, lastName?: string): Promise<string> => {
      await toTravellers();
      await fillTravellers(count, lastName);
      await checkout.toReview();
      await checkout.toPayment();
      await checkout.payByCard();
      return checkout.bookingPaid();
    },
  };
};
