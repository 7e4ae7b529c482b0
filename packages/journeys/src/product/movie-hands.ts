import type { Page } from "playwright-core";
import type { Locale } from "../language/locale.ts";
import { checkoutHands } from "./checkout-hands.ts";
import { handsOn } from "./hands.ts";
import { pressOn } from "./touch.ts";

/** The contact step: where a cinema asks for names, it asks who comes. */
export const whoGoes = ["Who is going?", "How do we reach you?"] as const;

/** What is sold beside seats: glasses too where the film is in 3D. */
export const snacks = ["Snacks", "Snacks and glasses"] as const;

/** What somebody does who goes to the cinema, from the shows of a day to a ticket. */
export const movieHands = (page: Page, locale: Locale) => {
  const { field, fill, heading, press, say } = handsOn(page, locale);
  const checkout = checkoutHands(page, locale, "movie");
  const main = page.getByRole("main");
  const hall = main.getByRole("grid");
  const mine = hall.locator('[aria-pressed="true"]');

  /** Opens the hall of the first show of the list that still has seats: they are asked how many they are. */
  const openHall = async (): Promise<void> => {
    // A press while the list is still being put together may meet the one that it takes the place of.
    await page.waitForLoadState("networkidle");
    await pressOn(main.locator('a[href*="/movies/seat-selection/"]').first());
    await page.waitForURL(/seat-selection/);
    await page.getByRole("dialog").waitFor();
  };

  const sayHowMany = async (count: number): Promise<void> => {
    await page.getByRole("spinbutton", { name: say("Seats") }).fill(String(count));
    await press("Show the best seats");
    await hall.waitFor();
  };

  const takeProposed = async (count: number): Promise<void> => {
    await press(count > 1 ? "Take these seats" : "Take this seat");
  };

  const toContact = async (): Promise<void> => {
    await press("Continue");
    await heading(...whoGoes);
  };

  /** How they are reached, and in whose name the seats are where the cinema looks at that. */
  const fillContact = async (): Promise<void> => {
    if ((await field("First name").count()) > 0)
      await fill({ "First name": "Hamza", "Last name": "Khan", "CNIC number": "4210112345671" });
    await fill({ Email: "hamza@example.com" });
    await page.getByRole("textbox", { name: say("Mobile number") }).fill("03001234567");
  };

  return { ...checkout, hall, mine, openHall, sayHowMany, takeProposed, toContact, fillContact };
};
