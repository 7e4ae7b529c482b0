import type { Page } from "playwright-core";
import type { Locale } from "../language/locale.ts";
import { checkoutHands } from "./checkout-hands.ts";
import { handsOn } from "./hands.ts";
import { fillWithCnic, sayWho, takeByKey } from "./ride-hands.ts";

const across = (key: string) => Array.from({ length: 4 }, () => key);
const rowByRow = [...across("ArrowRight"), "ArrowDown", ...across("ArrowLeft"), "ArrowDown"];

/** What somebody does who looks for a bus, from the departures of a day to a ticket. */
export const busHands = (page: Page, locale: Locale) => {
  const { heading, press } = handsOn(page, locale);
  const checkout = checkoutHands(page, locale, "bus");
  const { reserve, toReview } = checkout;
  const main = page.getByRole("main");
  const plan = main.getByRole("grid");

  /** Opens the seats of a departure of the list that is shown. */
  const openCoach = async (departure = 0): Promise<void> => {
    await main.locator('a[href*="/bus/seat-selection/"]').nth(departure).click();
    await page.waitForURL(/seat-selection/);
    await heading("Choose your seats");
    await plan.first().waitFor();
    await sayWho(page);
  };

  // Seat 7 is the sandbox's to give to somebody else.
  const toTake = ':not([aria-disabled="true"]):not([aria-pressed="true"]):not([data-seat="7"])';
  const free = plan.locator(`button${toTake}`);

  /** Takes a seat on the first coach of the list that lets whoever is seated first have it. `open` opens the list. */
  const takeSeat = async (seat: string, open: () => Promise<void>): Promise<void> => {
    const place = plan.locator(`button[data-seat="${seat}"]:not([aria-disabled="true"])`);
    for (let departure = 0; ; departure += 1) {
      await open();
      await openCoach(departure);
      if ((await place.count()) > 0) return place.click();
    }
  };

  /** With the keyboard alone, row by row, there and back. */
  const takeSeatByKey = () => takeByKey(page, plan, toTake, rowByRow);

  const toBundles = async (): Promise<void> => {
    await press("Continue to the bundles");
    await heading("Choose a bundle");
  };

  const toPassengers = async (): Promise<void> => {
    await press("Continue to the passengers");
    await heading("Who is travelling?");
  };

  const fillPassengers = (count: number) => fillWithCnic(page, locale, count);

  return {
    ...checkout,
    free,
    openCoach,
    takeSeat,
    takeSeatByKey,
    toBundles,
    toPassengers,
    fillPassengers,

    /** From the seats that are chosen to where they are asked for. */
    bookTo: async (end: "review" | "reservation", count: number): Promise<void> => {
      await toBundles();
      await toPassengers();
      await fillPassengers(count);
      await toReview();
      if (end === "reservation") await reserve();
    },
  };
};
