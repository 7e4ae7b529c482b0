import { describe, expect } from "vitest";
import type { Locale } from "../language/locale.ts";
import { quietDayFrom } from "../product/days.ts";
import { handsOn, type TypedPlace } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { inTurn } from "../product/in-turn.ts";
import { movieHands, snacks, whoGoes } from "../product/movie-hands.ts";
import { ownProduct } from "../product/own-product.ts";
import { byTouch } from "../product/touch.ts";
import { type Device, type Visit, visiting } from "../product/visit.ts";

const product = ownProduct();

type Case = { readonly locale: Locale; readonly device: Device; readonly film: TypedPlace };

/** Films are found in either script. */
const cases: readonly Case[] = [
  { locale: "en", device: "desktop", film: { typed: "quiet mat", shown: /^Quiet Matinee/ } },
  { locale: "ar", device: "phone", film: { typed: "عرض هاد", shown: /^عرض هادئ/ } },
];

/** What is left of today, and which cinema has it, hangs on the hour. */
const day = quietDayFrom(3);
const quiet = `/movies/quiet-matinee?city=karachi&date=${day}`;

describe.each(cases)("$locale", ({ locale, device, film }) => {
  const behavior = inTurn(locale, "en");
  const usual = inTurn(locale, "ar");

  const going = (address: string, journey: (visit: Visit) => Promise<void>) =>
    visiting(
      { locale, device, origin: product().origin, context: device === "phone" ? byTouch : {} },
      async (visit) => {
        await visit.go(address);
        await journey(visit);
      },
    );

  usual(
    "default: from the home page to a ticket without an account, the best seats proposed, reloaded on every step",
    async () => {
      await going("/movie-tickets-online?city=karachi", async ({ page, complaints, go }) => {
        const { field, findPlace, heading, press, say, sees } = handsOn(page, locale);
        const hands = movieHands(page, locale);
        if (device === "phone") await page.getByText(say("Find a film or a city"), { exact: true }).click();
        await findPlace(device, "Film", film);
        await field("City").selectOption("karachi");
        await press("Find show times");
        await page.waitForURL(/\/movies\/quiet-matinee\?city=karachi/);
        await page.getByRole("main").locator(`a[href*="date=${day}"]`).first().click();
        await page.waitForURL(new RegExp(`date=${day}`));
        await hands.openHall();
        await hands.sayHowMany(2);
        await hands.takeProposed(2);
        await expect.poll(() => hands.mine.count()).toBe(2);
        await page.reload();
        await heading("Choose your seats");
        await expect.poll(() => hands.mine.count()).toBe(2);
        await hands.toContact();
        await hands.fillContact();
        await page.reload();
        await heading(...whoGoes);
        await press("Continue");
        await heading(...snacks);
        await page.reload();
        await heading(...snacks);
        await hands.toReview();
        await hands.toPayment();
        await page.reload();
        await heading("Payment");
        await hands.payByCard();
        const uuid = await hands.bookingPaid();
        await sees("Ticket issued");
        expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
        await go(`/movies/booking-detail/${uuid}`);
        await sees("At the door");
        expect(complaints).toEqual([]);
      });
    },
  );

  behavior(
    "behavior: without a film the search leads to all of the city, and what is no film is said to be none",
    async () => {
      await going("/movie-tickets-online", async ({ page }) => {
        const { button, say } = handsOn(page, locale);
        if (device === "phone") await page.getByText(say("Find a film or a city"), { exact: true }).click();
        await button("Find show times").click();
        await page.waitForURL(/city=[a-z]+#films$/);
      });
    },
  );

  behavior("behavior: nobody asks for more than five seats", async () => {
    await going(quiet, async ({ page }) => {
      const { say } = handsOn(page, locale);
      const hands = movieHands(page, locale);
      await hands.openHall();
      await page.getByRole("spinbutton", { name: say("Seats") }).fill("9");
      expect(await page.getByRole("spinbutton", { name: say("Seats") }).inputValue()).toBe("5");
    });
  });
});
