import type { Page } from "playwright-core";
import type { Locale } from "../language/locale.ts";
import { handsOn } from "./hands.ts";

/** On a booking's own page: asks what comes back, and gives the booking up. */
export const cancelBooking = async (page: Page, locale: Locale): Promise<void> => {
  const { press, say, sees } = handsOn(page, locale);
  await press("Cancel this booking");
  const yes = say("Yes, cancel");
  await page.getByRole("button", { name: new RegExp(`^${yes}`) }).click();
  await sees("Your booking is cancelled");
};
