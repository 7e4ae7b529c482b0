import type { Page } from "playwright-core";
import type { Locale } from "../language/locale.ts";
import { checkoutHands } from "./checkout-hands.ts";
import { handsOn } from "./hands.ts";

/** Hotels of the sandbox's world that journeys look for, by what they are called in each language. */
export const knownHotels = {
  sleeping: { place: "karachi--sleep-mode-inn", en: "Sleep Mode Inn", ar: "نزل وضع السكون" },
  soldOut: { place: "karachi--clifton-court-suites", en: "Clifton Court Suites", ar: "أجنحة كليفتون كورت" },
  refusing: { place: "karachi--old-clifton-rest-house", en: "Old Clifton Rest House", ar: "دار ضيافة كليفتون القديمة" },
  lastRoom: { place: "karachi--garden-road-lodge", en: "Garden Road Lodge", ar: "نزل طريق الحديقة" },
} as const;

export type KnownHotel = (typeof knownHotels)[keyof typeof knownHotels];

/** What somebody does who looks for a room, from a list of hotels to a voucher. */
export const hotelHands = (page: Page, locale: Locale) => {
  const { button, field, fill, heading, press, say } = handsOn(page, locale);
  const checkout = checkoutHands(page, locale, "hotel");
  const { reserve, toReview } = checkout;
  const main = page.getByRole("main");

  /** What leads to a section of the hotel's page. */
  const tab = (name: string) => main.getByRole("link", { name: say(name), exact: true });

  /** Opens a hotel of the list that is shown, by its name or the first of all. */
  const openHotel = async (hotel?: KnownHotel): Promise<void> => {
    const cards = main.getByRole("listitem").getByRole("heading", { level: 2 });
    await (hotel === undefined ? cards : cards.filter({ hasText: hotel[locale] })).first().getByRole("link").click();
    await page.waitForURL(/hotels\/detail/);
    await tab("Rooms").waitFor();
  };

  /** Takes the first rate that can be given back, or the first of all. */
  const chooseRoom = async ({ isRefundable = false } = {}): Promise<void> => {
    await tab("Rooms").click();
    const rates = main.getByRole("listitem").filter({ has: button("Choose") });
    const free = say("Free cancellation until {0}", { 0: "" }).trim();
    const offered = isRefundable ? rates.filter({ hasText: free }).last() : rates.last();
    await offered
      .getByRole("button", { name: say("Choose"), exact: true })
      .first()
      .click();
    await button("Chosen").waitFor();
  };

  const toGuests = async (): Promise<void> => {
    await press("Continue");
    await heading("Who is staying?");
  };

  const fillGuests = async (): Promise<void> => {
    // A room is kept in one name.
    await field("Title").selectOption({ index: 1 });
    await field("First name").fill("Hamza");
    await field("Last name").fill("Khan");
    await fill({ Email: "hamza@example.com" });
    await page.getByRole("textbox", { name: say("Mobile number") }).fill("03001234567");
  };

  return {
    ...checkout,
    tab,
    openHotel,
    chooseRoom,
    toGuests,
    fillGuests,

    /** From the list to where the room is asked for. */
    bookTo: async (end: "review" | "reservation", hotel: KnownHotel): Promise<void> => {
      await openHotel(hotel);
      await chooseRoom();
      await toGuests();
      await fillGuests();
      await toReview();
      if (end === "reservation") await reserve();
    },
  };
};
