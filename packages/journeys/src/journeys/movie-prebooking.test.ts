import { describe, expect, test, vi } from "vitest";
import { locales } from "../language/locale.ts";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { movieHands } from "../product/movie-hands.ts";
import { ownProduct } from "../product/own-product.ts";
import { pressOn } from "../product/touch.ts";
import { type Visit, visiting } from "../product/visit.ts";

const product = ownProduct({ at: "2026-12-01T06:00:00Z" });

const dayMs = 24 * 3_600_000;
/** Nobody is asked to pre-book earlier than two weeks before the first show. */
const longestDays = 14;

describe.each(locales)("%s", (locale) => {
  const person = locale === "en" ? people.ayesha : people.noura;
  const device = locale === "en" ? "desktop" : "phone";

  /** A device on which somebody signs in now: its clock and the marketplace's agree. */
  const signedIn = (journey: (visit: Visit) => Promise<void>) =>
    visiting({ locale, device, origin: product().origin }, async (visit) => {
      await visit.page.clock.install({ time: Date.now() });
      await visit.go("/login");
      await signInAs(visit.page, locale, person);
      await journey(visit);
    });

  /** Winds product and services on, a day at a time, until the person has been written to. */
  const opened = async (): Promise<void> => {
    const { sandbox } = product();
    const before = (await sandbox.messages(person.email)).length;
    for (let day = 0; day < longestDays; day += 1) {
      vi.setSystemTime(Date.now() + dayMs);
      await sandbox.advance(1);
      if ((await sandbox.messages(person.email)).length > before) return;
    }
    throw new Error("Nobody was told that the film's shows had opened.");
  };

  test("default: who has pre-booked is told when the shows open, and a press leads to the shows of their cinema and to a seat", async () => {
    let cinema = "";
    let film = "";
    await signedIn(async ({ page, go }) => {
      const { press, say, sees } = handsOn(page, locale);
      await go("/movie-tickets-online?city=karachi");
      await pressOn(
        page
          .getByRole("region", { name: say("Pre-book") })
          .getByRole("link")
          .first(),
      );
      await page.waitForURL(/\/movies\/[^/?]+\?city=karachi/);
      await sees("Pre-book this film");
      film = await page.getByRole("heading", { level: 1 }).innerText();
      const first = page
        .getByRole("group", { name: say("Preferred cinemas") })
        .getByRole("checkbox")
        .first();
      cinema = await first.evaluate((box: HTMLInputElement) => box.labels?.[0]?.innerText.split("\n")[0] ?? "");
      await first.check({ force: true });
      await press("Tell me when booking opens");
      await sees("You are on the list");
    });
    await opened();
    await signedIn(async ({ page, go }) => {
      await go("/notifications");
      await pressOn(
        page
          .getByRole("main")
          .getByRole("link", { name: new RegExp(film) })
          .first(),
      );
      await page.waitForURL(/notificationDetail|notification-details/i);
      await handsOn(page, locale).follow("Have a look");
      await page.waitForURL(/\/movies\/[^/?]+\?city=.+&date=.+&cinemas=/);
      const shows = page.getByRole("main").getByRole("article");
      await shows.first().waitFor();
      for (const show of await shows.allInnerTexts()) expect(show).toContain(cinema);
      const hands = movieHands(page, locale);
      await hands.openHall();
      await hands.sayHowMany(1);
      await hands.takeProposed(1);
      await expect.poll(() => hands.mine.count()).toBe(1);
    });
  });
});
