import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { quietDayFrom } from "../product/days.ts";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { casesInTurn } from "../product/in-turn.ts";
import { movieHands, snacks } from "../product/movie-hands.ts";
import { ownProduct } from "../product/own-product.ts";
import { type Visit, visiting } from "../product/visit.ts";

const product = ownProduct();

const shows = `/movies/quiet-matinee?city=karachi&date=${quietDayFrom(3)}`;

const chosen = async (visit: Visit, locale: "en" | "ar", seats: number) => {
  const hands = movieHands(visit.page, locale);
  await visit.go(shows);
  await hands.openHall();
  await hands.sayHowMany(seats);
  await hands.takeProposed(seats);
  await expect.poll(() => hands.mine.count()).toBe(seats);
  return hands;
};

const seatsOf = (seats: Locator): Promise<readonly string[]> =>
  seats.evaluateAll((all) => all.map((seat) => seat.getAttribute("data-seat") ?? ""));

const booked = async (visit: Visit, locale: "en" | "ar") => {
  const { press, heading } = handsOn(visit.page, locale);
  const hands = await chosen(visit, locale, 2);
  await hands.toContact();
  await hands.fillContact();
  await press("Continue");
  await heading(...snacks);
  await hands.toReview();
  await hands.toPayment();
  await hands.payByCard();
  return hands.bookingPaid();
};

const cases = casesInTurn("en", [
  { locale: "en", device: "desktop" },
  { locale: "ar", device: "phone" },
] as const);

describe.each(cases)("$locale", ({ locale, device }) => {
  const here = (journey: (visit: Visit) => Promise<void>) =>
    visiting({ locale, device, origin: product().origin }, journey);

  test("default: a guest moves a booking to another show, once and for nothing", async () => {
    await here(async (visit) => {
      const { page, go } = visit;
      const { press, sees, say } = handsOn(page, locale);
      const uuid = await booked(visit, locale);
      await sees("Ticket issued");
      await go(`/movies/booking-detail/${uuid}`);
      await page.getByRole("tab", { name: say("Manage your booking") }).click();
      await press("See other shows");
      await page.getByRole("radio").first().check({ force: true });
      await press("Change to this show");
      await sees("Your booking was changed");
      expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
      await go(`/movies/booking-detail/${uuid}`);
      await sees("At the door");
      expect(await page.getByRole("heading", { name: say("Change to another show") }).count()).toBe(0);
    });
  });

  test("default: a film is pre-booked once, and every device knows it", async () => {
    const person = locale === "en" ? people.ayesha : people.noura;
    const toFilm = async ({ page, go }: Visit) => {
      await go("/login");
      await signInAs(page, locale, person);
      await go("/movie-tickets-online?city=karachi");
      const { say } = handsOn(page, locale);
      await page
        .getByRole("region", { name: say("Pre-book") })
        .getByRole("link")
        .first()
        .click();
      await page.waitForURL(/\/movies\/[^/?]+\?city=karachi/);
    };
    await here(async (visit) => {
      const { press, sees } = handsOn(visit.page, locale);
      await toFilm(visit);
      await press("Tell me when booking opens");
      await sees("Choose at least one cinema");
      await visit.page.getByRole("main").getByRole("checkbox").first().check({ force: true });
      await press("Tell me when booking opens");
      await sees("You are on the list");
    });
    await here(async (visit) => {
      await toFilm(visit);
      await handsOn(visit.page, locale).sees("You have already pre-booked this film");
    });
  });
});

test("behavior: seats that somebody else was quicker to take are named while one looks, with others that are proposed", async () => {
  const { origin } = product();
  await visiting({ locale: "en", origin }, async (first) => {
    const hands = await chosen(first, "en", 2);
    const mine = await seatsOf(hands.mine);
    await visiting({ locale: "ar", device: "phone", origin }, async (second) => {
      const others = await chosen(second, "ar", 2);
      expect(await seatsOf(others.mine)).toEqual(mine);
      const { press, heading } = handsOn(second.page, "ar");
      await others.toContact();
      await others.fillContact();
      await press("Continue");
      await heading(...snacks);
      await others.toReview();
      await others.toPayment();
    });
    const warning = first.page.getByText(/were just booked by someone else$/);
    for (const lost of mine) await expect.poll(() => warning.innerText()).toContain(lost);
    await first.page.getByRole("button", { name: "Take these seats" }).click();
    await expect.poll(() => hands.mine.count()).toBe(2);
  });
});
