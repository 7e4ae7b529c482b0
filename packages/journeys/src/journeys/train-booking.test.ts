import { describe, expect } from "vitest";
import type { Locale } from "../language/locale.ts";
import { dayIn } from "../product/days.ts";
import { handsOn, type TypedPlace } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { inTurn } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { byTouch } from "../product/touch.ts";
import { trainHands } from "../product/train-hands.ts";
import { type Device, type Visit, visiting } from "../product/visit.ts";

const product = ownProduct();

type Case = { readonly locale: Locale; readonly device: Device; readonly from: TypedPlace; readonly to: TypedPlace };

/** Near spellings find their stations too. */
const cases: readonly Case[] = [
  {
    locale: "en",
    device: "desktop",
    from: { typed: "karachi can", shown: /^Karachi Cantt/ },
    to: { typed: "lahor", shown: /^Lahore Junction/ },
  },
  {
    locale: "ar",
    device: "phone",
    from: { typed: "كراتشي كا", shown: /^كراتشي كانتونمنت/ },
    to: { typed: "لاهور", shown: /^لاهور جنكشن/ },
  },
];

const day = dayIn(10);

describe.each(cases)("$locale", ({ locale, device, from, to }) => {
  const behavior = inTurn(locale, "en");
  const usual = inTurn(locale, "ar");

  const riding = (address: string, journey: (visit: Visit) => Promise<void>) =>
    visiting(
      { locale, device, origin: product().origin, context: device === "phone" ? byTouch : {} },
      async (visit) => {
        await visit.go(address);
        await journey(visit);
      },
    );

  usual(
    "default: from the home page to a ticket without an account, places by the keyboard or by touch, reloaded on every step",
    async () => {
      await riding(`/train-tickets-booking-online?date=${day}&adults=2`, async ({ page, complaints, go }) => {
        const { findPlace, heading, press, sees } = handsOn(page, locale);
        const hands = trainHands(page, locale);
        await findPlace(device, "From", from);
        await findPlace(device, "To", to);
        await press("Search trains");
        await page.waitForURL(/\/train\/karachi-cantt-to-lahore-junction\?date=/);
        await hands.openClass("ac-business");
        await page.reload();
        await heading("Choose your places");
        await hands.takePlace();
        await hands.takePlace();
        await hands.toTravellers();
        await hands.fillTravellers(2);
        const uuid = await hands.payReloading("Who is travelling?");
        await sees("Ticket issued");
        expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
        await go(`/train/booking-detail/${uuid}`);
        await page.getByRole("heading", { level: 2, name: /Travellers|المسافرون/ }).waitFor();
        expect(complaints).toEqual([]);
      });
    },
  );

  behavior(
    "behavior: the best places are proposed and taken; back from them the list is there, and forward they are again",
    async () => {
      await riding(`/train/karachi-cantt-to-lahore-junction?date=${day}&adults=3`, async ({ page }) => {
        const { heading } = handsOn(page, locale);
        const hands = trainHands(page, locale);
        await hands.openClass("ac-sleeper");
        await hands.takeProposed(3);
        await expect.poll(() => hands.plan.locator('[aria-pressed="true"]').count()).toBe(3);
        await page.goBack();
        await page.waitForURL(/\/train\/karachi-cantt-to-lahore-junction/);
        await page.getByRole("main").locator('a[href$="class=ac-sleeper"]').first().waitFor();
        await page.goForward();
        await heading("Choose your places");
      });
    },
  );

  behavior(
    "behavior: a class that is pressed before the list is alive leads to its places too, and back to the list",
    async () => {
      await riding(`/train/karachi-cantt-to-lahore-junction?date=${day}`, async ({ page }) => {
        const { heading } = handsOn(page, locale);
        const link = page.getByRole("main").locator('a[href$="class=ac-sleeper"]').first();
        // What a page that is not alive does with a link: it opens its address.
        await page.goto(product().origin + (await link.getAttribute("href")));
        await heading("Choose your places");
        await page.goBack();
        await page.waitForURL(/\/train\/karachi-cantt-to-lahore-junction/);
        await link.waitFor();
      });
    },
  );

  behavior("behavior: where no train goes, the next days and stations nearby lead on", async () => {
    await riding(`/train/karachi-city-to-gwadar?date=${day}`, async ({ page }) => {
      const { say } = handsOn(page, locale);
      await page.getByRole("heading", { name: say("No trains") }).waitFor();
      const nearby = page.getByRole("region", { name: say("Stations nearby") }).getByRole("link");
      await nearby.first().click();
      await page.waitForURL((address) => !address.pathname.includes("karachi-city-to-gwadar"));
    });
  });

  behavior("behavior: a booking that waits for its berth says what is known, and by when", async () => {
    await riding(`/train/lahore-junction-to-karachi-cantt?date=${day}`, async ({ page }) => {
      const { say } = handsOn(page, locale);
      const hands = trainHands(page, locale);
      await hands.openClass("economy");
      await hands.takeProposed(1);
      await hands.bookChosen(1, "RAC");
      await page.getByText(say("Waiting for confirmation (RAC)")).first().waitFor();
    });
  });

  usual("behavior: a place that somebody else was quicker to book is named, and the nearest one is taken", async () => {
    const trains = `/train/karachi-cantt-to-lahore-junction?date=${dayIn(12)}`;
    const choosing = async ({ page }: Visit) => {
      const hands = trainHands(page, locale);
      await hands.openClass("ac-business");
      await hands.takeProposed(1);
      await expect.poll(() => hands.mine.count()).toBe(1);
      return hands;
    };
    await riding(trains, async (first) => {
      const hands = await choosing(first);
      const wanted = await hands.mine.getAttribute("data-seat");
      await riding(trains, async (second) => {
        const others = await choosing(second);
        expect(await others.mine.getAttribute("data-seat")).toBe(wanted);
        await others.bookChosen(1);
      });
      const { press, say } = handsOn(first.page, locale);
      await press("Continue");
      await first.page
        .getByRole("button", { name: new RegExp(`^${say("Choose berth {near}", { near: "" })}`) })
        .click();
      await expect.poll(() => hands.mine.count()).toBe(1);
      expect(await hands.mine.getAttribute("data-seat")).not.toBe(wanted);
      await hands.toTravellers();
    });
  });

  usual("behavior: of two who travel one gives up, and the other keeps their place", async () => {
    await riding(`/train/karachi-cantt-to-lahore-junction?date=${day}&adults=2`, async ({ page, go }) => {
      const { press, say, sees } = handsOn(page, locale);
      const hands = trainHands(page, locale);
      await hands.openClass("ac-sleeper");
      await hands.takeProposed(2);
      const uuid = await hands.bookChosen(2);
      await sees("Ticket issued");
      await go(`/train/booking-detail/${uuid}?tab=manage`);
      await press("Cancel this booking");
      await page
        .getByRole("group", { name: say("Who is cancelling?") })
        .getByRole("checkbox")
        .first()
        .uncheck();
      await page.getByRole("button", { name: new RegExp(`^${say("Yes, cancel")}`) }).click();
      await sees("Cancelled for those you chose");
      await press("Done");
      expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Refund In Progress", captured: 1 });
      await go(`/train/booking-detail/${uuid}`);
      // Of the two one still has a ticket.
      await page.getByText(say("Ticket issued")).first().waitFor();
    });
  });
});
