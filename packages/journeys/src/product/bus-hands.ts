import type { Page } from "playwright-core";
import { checkoutHands } from "./checkout-hands.ts";
import { handsOn } from "./hands.ts";
import type { Locale } from "./locale.ts";

const passengers = [
  ["Hamza", "Khan", "4210112345671"],
  ["Bilal", "Khan", "4210112345673"],
] as const;

const across = (key: string) => Array.from({ length: 4 }, () => key);
const rowByRow = [...across("ArrowRight"), "ArrowDown", ...across("ArrowLeft"), "ArrowDown"];

/** What somebody does who looks for a bus, from the departures of a day to a ticket. */
export const busHands = (page: Page, locale: Locale) => {
  const { field, fill, heading, press, say } = handsOn(page, locale);
  const checkout = checkoutHands(page, locale, "bus");
  const { reserve, toReview } = checkout;
  const main = page.getByRole("main");
  const plan = main.getByRole("grid");

  /** Opens the seats of a departure of the list that is shown. */
  const openCoach = async (departure = 0): Promise<void> => {
    // A press while the list is still being put together may meet the one that it takes the place of.
    await page.waitForLoadState("networkidle");
    await main.locator('a[href*="/bus/seat-selection/"]').nth(departure).click();
    await page.waitForURL(/seat-selection/);
    await heading("Choose your seats");
    await plan.first().waitFor();
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

  /** With the keyboard alone: the plan is one stop, arrows go from seat to seat, and Enter takes one. Row by row, there and back. */
  const takeSeatByKey = async (): Promise<void> => {
    const there = plan.locator(`button:focus${toTake}`);
    if ((await plan.locator("button:focus").count()) === 0) await plan.locator("button[tabindex='0']").first().focus();
    for (let presses = 0; (await there.count()) === 0; presses += 1) {
      if (presses === 100) throw new Error("No free seat came under the arrows.");
      await page.keyboard.press(rowByRow[presses % rowByRow.length] ?? "ArrowDown");
    }
    await page.keyboard.press("Enter");
  };

  const toBundles = async (): Promise<void> => {
    await press("Continue to the bundles");
    await heading("Choose a bundle");
  };

  const toPassengers = async (): Promise<void> => {
    await press("Continue to the passengers");
    await heading("Who is travelling?");
  };

  const fillPassengers = async (count: number): Promise<void> => {
    for (const [place, [first, last, cnic]] of passengers.slice(0, count).entries()) {
      await field("Title").nth(place).selectOption({ index: 1 });
      await field("First name").nth(place).fill(first);
      await field("Last name").nth(place).fill(last);
      await field("Nationality").nth(place).selectOption("PK");
      await field("Document").nth(place).selectOption("cnic");
      await field("CNIC number").nth(place).fill(cnic);
    }
    await fill({ Email: "hamza@example.com" });
    await page.getByRole("textbox", { name: say("Mobile number") }).fill("03001234567");
  };

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
