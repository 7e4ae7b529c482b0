import { describe, expect, test } from "vitest";
import type { Locale } from "../language/locale.ts";
import { busHands } from "../product/bus-hands.ts";
import { cancelBooking } from "../product/cancelling.ts";
import { dayIn } from "../product/days.ts";
import { handsOn, type TypedPlace } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { inTurn } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { type Device, type Visit, visiting } from "../product/visit.ts";

const product = ownProduct();

type Case = { readonly locale: Locale; readonly device: Device; readonly from: TypedPlace; readonly to: TypedPlace };

const cases: readonly Case[] = [
  {
    locale: "en",
    device: "desktop",
    from: { typed: "laho", shown: /^Lahore/ },
    to: { typed: "islam", shown: /^Islamabad/ },
  },
  {
    locale: "ar",
    device: "phone",
    from: { typed: "لاهو", shown: /^لاهور/ },
    to: { typed: "اسلام", shown: /^إسلام آباد/ },
  },
];

const day = dayIn(10);

describe.each(cases)("$locale", ({ locale, device, from, to }) => {
  const behavior = inTurn(locale, "en");
  const usual = inTurn(locale, "ar");

  const riding = (address: string, journey: (visit: Visit) => Promise<void>) =>
    visiting({ locale, device, origin: product().origin }, async (visit) => {
      await visit.go(address);
      await journey(visit);
    });

  usual(
    "default: from the home page to a ticket without an account, seats by the keyboard, reloaded on every step",
    async () => {
      await riding(`/buy-bus-tickets-online?date=${day}`, async ({ page, complaints }) => {
        const { button, findPlace, heading, sees } = handsOn(page, locale);
        const hands = busHands(page, locale);
        for (const [label, city] of [
          ["From", from],
          ["To", to],
        ] as const) {
          await findPlace(device, label, city);
        }
        await button("Search buses").click();
        await page.waitForURL(/bus\/lahore-to-islamabad/);
        await hands.openCoach(1);
        await page.reload();
        await heading("Choose your seats");
        await hands.takeSeatByKey();
        await hands.takeSeatByKey();
        await hands.toBundles();
        await hands.toPassengers();
        await hands.fillPassengers(2);
        const uuid = await hands.payReloading("Who is travelling?");
        await sees("Ticket issued");
        expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
        expect(complaints).toEqual([]);
      });
    },
  );

  behavior("behavior: a booking is looked at and given up on its own page", async () => {
    await riding(`/bus/lahore-to-multan?date=${day}`, async ({ page, go }) => {
      const { press, say, sees } = handsOn(page, locale);
      const hands = busHands(page, locale);
      await hands.openCoach();
      await hands.free.last().click();
      await hands.bookTo("review", 1);
      await hands.toPayment();
      await hands.payByCard();
      const uuid = await hands.bookingPaid();
      await sees("Ticket issued");
      await go(`/bus/booking-detail/${uuid}?tab=manage`);
      const ask = page.getByRole("link", { name: say("Ask for another seat or day") });
      await ask.click();
      const letter = page.locator("textarea");
      await expect.poll(() => letter.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await letter.inputValue()).toMatch(/Lahore.*Multan.*\d\d:\d\d.*seat/u);
      await page.goBack();
      await ask.waitFor();
      await cancelBooking(page, locale);
      expect(await ask.count()).toBe(0);
      expect((await heldOf(product().sandbox, uuid)).status).toMatch(/Refund|Cancelled/);
      await press("Done");
      await go(`/bus/booking-detail/${uuid}?trouble=document`);
      await sees("It has no ticket any more.");
    });
  });

  behavior("behavior: a route without a bus says so, and offers no day that has none either", async () => {
    await riding(`/bus/gwadar-to-gilgit?date=${day}`, async ({ page }) => {
      const { say } = handsOn(page, locale);
      await page.getByRole("heading", { name: say("No buses found for the selected route.") }).waitFor();
      await page.waitForLoadState("networkidle");
      const next = say("Try the next day, {day}", { day: "" }).trim();
      expect(await page.getByRole("link", { name: new RegExp(`^${next}`) }).count()).toBe(0);
      expect(await page.getByRole("button", { name: say("Search again"), exact: true }).count()).toBe(1);
    });
  });

  behavior(
    "behavior: the bundles are there again after a reload; a seat that goes while one reserves is told, with the nearest",
    async () => {
      const route = `/bus/lahore-to-multan?date=${dayIn(12)}`;
      await riding(route, async ({ page, go }) => {
        const { heading, press, say } = handsOn(page, locale);
        const hands = busHands(page, locale);
        // The sandbox gives it to somebody else.
        await hands.takeSeat("7", () => go(route));
        await hands.toBundles();
        const second = page.getByRole("radio").nth(1);
        await second.check();
        await page.reload();
        await heading("Choose a bundle");
        await expect.poll(() => second.isChecked()).toBe(true);
        // The browser's back keeps what was chosen, and its forward leads to the bundles again.
        await page.goBack();
        await heading("Choose your seats");
        expect(await page.getByRole("grid").locator("[aria-pressed=true]").count()).toBe(1);
        await page.goForward();
        await heading("Choose a bundle");
        await hands.toPassengers();
        await hands.fillPassengers(1);
        await hands.toReview();
        await hands.reserve();
        await page.waitForURL(/seat-selection/);
        await page.getByText(say("Nothing was charged."), { exact: false }).waitFor();
        await page.getByRole("button", { name: new RegExp(`^${say("Choose seat {near}", { near: "" })}`) }).click();
        await hands.toBundles();
        await press("Continue to the passengers");
        await heading("Is everything right?");
      });
    },
  );

  behavior(
    "behavior: a coach that is sold while it is reserved says so, charges nothing, and offers its other seats",
    async () => {
      await riding(`/bus/sukkur-to-karachi?date=${day}`, async ({ page }) => {
        const { heading } = handsOn(page, locale);
        const hands = busHands(page, locale);
        await hands.openCoach();
        await hands.free.last().click();
        await hands.bookTo("reservation", 1);
        await heading("No longer available");
      });
    },
  );
});

test("behavior: two clients race for a seat: one has it, the other keeps the rest and is offered the nearest", {
  timeout: 120_000,
}, async () => {
  const { origin } = product();
  const client = (locale: Locale, journey: (visit: Visit) => Promise<void>) =>
    visiting({ locale, origin }, async (visit) => {
      await visit.go(`/bus/karachi-to-hyderabad?date=${day}`);
      await journey(visit);
    });
  await client("en", async (first) => {
    await client("ar", async (second) => {
      const clients = ([first, second] as const).map(({ page }, index) => {
        const locale = index === 0 ? "en" : "ar";
        return { page, hands: busHands(page, locale), told: handsOn(page, locale) };
      });
      for (const { hands } of clients) {
        await hands.openCoach();
        await hands.free.last().click();
        await hands.bookTo("review", 1);
      }
      await Promise.all(clients.map(({ hands }) => hands.reserve()));
      const ends = await Promise.all(
        clients.map(({ told, page }) =>
          Promise.any([
            told.heading("Payment").then(() => "reserved"),
            page.waitForURL(/seat-selection/).then(() => "told"),
          ]),
        ),
      );
      expect(ends.toSorted()).toEqual(["reserved", "told"]);
      const loser = clients[ends.indexOf("told")];
      const winner = clients[ends.indexOf("reserved")];
      if (loser === undefined || winner === undefined) throw new Error("Nobody won, or nobody lost.");
      await loser.page.getByText(loser.told.say("Nothing was charged."), { exact: false }).waitFor();
      await loser.page
        // Of one seat or of several, in either language.
        .getByRole("button", { name: /^(?:Choose seat|اختر المقعد)/ })
        .click();
      await winner.hands.payByCard();
      const uuid = await winner.hands.bookingPaid();
      await winner.told.sees("Ticket issued");
      expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
      // Who lost goes on with what is there: who travels was typed already, and the new seat is reserved.
      await loser.hands.toBundles();
      await loser.told.press("Continue to the passengers");
      await loser.told.heading("Is everything right?");
      await loser.hands.toPayment();
    });
  });
});
