import { describe, expect, test } from "vitest";
import type { Locale } from "../language/locale.ts";
import { cancelBooking } from "../product/cancelling.ts";
import { dayIn } from "../product/days.ts";
import { handsOn } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { hotelHands, type KnownHotel, knownHotels } from "../product/hotel-hands.ts";
import { inTurn } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { type Device, type Visit, visiting } from "../product/visit.ts";

const product = ownProduct();

const cases: readonly { locale: Locale; device: Device; typed: string; city: RegExp }[] = [
  { locale: "en", device: "desktop", typed: "lahor", city: /^Lahore/ },
  { locale: "ar", device: "phone", typed: "لاهو", city: /^لاهور/ },
];

const days = `in=${dayIn(30)}&out=${dayIn(33)}`;

describe.each(cases)("$locale", ({ locale, device, typed, city }) => {
  const behavior = inTurn(locale, "ar");
  const usual = inTurn(locale, "en");

  const staying = (address: string, journey: (visit: Visit) => Promise<void>) =>
    visiting({ locale, device, origin: product().origin }, async (visit) => {
      await visit.go(address);
      await journey(visit);
    });
  const stayingAt = ({ place }: KnownHotel, journey: (visit: Visit) => Promise<void>) =>
    staying(`/hotels/${place}?${days}&rooms=2&sort=nearest`, journey);

  usual("default: from the home page to a voucher without an account, reloaded on every step", async () => {
    await staying(`/book-hotels-online?${days}&rooms=2`, async ({ page, complaints }) => {
      const { button, field, heading, sees, say } = handsOn(page, locale);
      const hands = hotelHands(page, locale);
      if (device === "phone") await page.getByRole("button", { name: new RegExp(`^${say("Where")}`) }).click();
      else await field("Where").click();
      // On a phone the field is a sheet of its own.
      await page.getByRole(device === "phone" ? "searchbox" : "combobox", { name: say("Where") }).fill(typed);
      await page.getByRole("option", { name: city }).first().click();
      await button("Search hotels").click();
      await page.waitForURL(/hotels\/lahore/);
      await hands.openHotel();
      await page.reload();
      await hands.chooseRoom({ isRefundable: true });
      await hands.toGuests();
      await hands.fillGuests();
      const uuid = await hands.payReloading("Who is staying?");
      await sees("Voucher issued");
      await page.reload();
      await heading("Your stay is booked");
      expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
      expect(complaints).toEqual([]);
    });
  });

  usual("behavior: who looks for free cancellation reads the same price on the hotel's page", async () => {
    await staying(`/hotels/lahore?${days}&rooms=2&refundable=1`, async ({ page }) => {
      const { say } = handsOn(page, locale);
      const card = page.getByRole("main").getByRole("article").first();
      await card.getByRole("heading", { level: 2 }).waitFor();
      const amount = /(?:Rs\s[\d,]+|[\d,]+\sروبية)/u;
      const [price = ""] = amount.exec(await card.innerText()) ?? [];
      // Answers that come put another card first: the one that was read is known by its price from here on.
      const read = page.getByRole("main").getByRole("article").filter({ hasText: price }).first();
      await read.getByRole("heading", { level: 2 }).getByRole("link").click();
      const stay = page.getByRole("complementary", { name: say("Your stay") });
      await stay.waitFor();
      expect(await stay.innerText()).toContain(price);
    });
  });

  behavior(
    "behavior: from a hotel that was loaded anew, back leads to the results and forward to the hotel again",
    async () => {
      await staying(`/hotels/lahore?${days}&rooms=2`, async ({ page, complaints }) => {
        const hands = hotelHands(page, locale);
        const title = page.getByRole("main").getByRole("heading", { level: 1 });
        await hands.openHotel();
        const name = await title.innerText();
        await page.reload();
        await hands.tab("Rooms").waitFor();
        await page.goBack();
        await page.waitForURL(/hotels\/lahore/);
        await page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 }).first().waitFor();
        await page.goForward();
        await hands.tab("Rooms").waitFor();
        expect(await title.innerText()).toBe(name);
        expect(page.url()).toMatch(/hotels\/detail/);
        expect(complaints).toEqual([]);
      });
    },
  );

  behavior(
    "behavior: back closes the map, forward and a reload bring it again, and what it filtered stays",
    async () => {
      await staying(`/hotels/karachi?${days}&rooms=2`, async ({ page, complaints }) => {
        const { button, say } = handsOn(page, locale);
        const map = page.getByRole("region", { name: say("Map of the hotels") });
        const isOnMap = () => new URL(page.url()).searchParams.has("map");
        await page.emulateMedia({ reducedMotion: "no-preference" });
        await button("Map").click();
        await map.waitFor();
        if (device === "phone") {
          // From afar the chosen price stands for others too: pressed, they come apart, and all is drawn anew.
          const pin = map.locator("[data-tail] + [data-shown]");
          await pin.waitFor();
          for (let times = 0; times < 2; times += 1) await map.getByRole("button", { name: say("Zoom out") }).click();
          const stretched = map.locator(".leaflet-overlay-pane > :not([style*='scale(1)'])");
          await stretched.waitFor({ state: "detached" });
          // It is stretched for a moment only, which a busy machine may look away in.
          const watch = await map.locator(".leaflet-overlay-pane").evaluateHandle((pane) => {
            const isStretched = () => pane.querySelector(":scope > :not([style*='scale(1)'])") !== null;
            const seen = new Promise<void>((resolve) => {
              new MutationObserver(() => isStretched() && resolve()).observe(pane, {
                subtree: true,
                childList: true,
                attributeFilter: ["style"],
              });
            });
            return { seen };
          });
          await pin.click();
          await watch.evaluate(({ seen }) => seen);
          await stretched.waitFor({ state: "detached" });
        }
        await page.goBack();
        await map.waitFor({ state: "detached" });
        expect([isOnMap(), new URL(page.url()).pathname.endsWith("/hotels/karachi")]).toEqual([false, true]);
        await page.goForward();
        await map.waitFor();
        await page.reload();
        await map.waitFor();
        const over = page.getByRole("dialog", { name: say("Map"), exact: true });
        await over.getByRole("button", { name: say("Free cancellation"), exact: true }).click();
        await page.waitForURL(/refundable=1/);
        await page.keyboard.press("Escape");
        await map.waitFor({ state: "detached" });
        await page.waitForURL((address) => address.searchParams.has("refundable") && !address.searchParams.has("map"));
        expect(complaints).toEqual([]);
      });
    },
  );

  behavior("behavior: a booking is looked at and given up on its own page", async () => {
    await staying(`/hotels/lahore?${days}&rooms=2`, async ({ page, go }) => {
      const { link, press, say, sees } = handsOn(page, locale);
      const hands = hotelHands(page, locale);
      await hands.openHotel();
      await hands.chooseRoom({ isRefundable: true });
      await hands.toGuests();
      await hands.fillGuests();
      await hands.toReview();
      await hands.toPayment();
      await hands.payByCard();
      const uuid = await hands.bookingPaid();
      await sees("Voucher issued");
      await go(`/hotels/booking-detail/${uuid}?tab=manage`);
      await cancelBooking(page, locale);
      expect((await heldOf(product().sandbox, uuid)).status).toMatch(/Refund|Cancelled/);
      // Whoever kept it in a calendar has it taken out.
      const calendar = await page.request.get(new URL(`/api/bookings/${uuid}/calendar.ics`, page.url()).href);
      expect(await calendar.text()).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1\r\nSTATUS:CANCELLED/u);
      await press("Done");
      // Whoever comes back reads that it was cancelled, at its head and on its voucher, and has its invoice.
      await go(`/hotels/booking-detail/${uuid}`);
      await sees("No longer valid");
      const cancelled = say("Cancelled on <0>{day}</0>").split("<0>")[0] ?? "";
      await page.getByRole("heading", { level: 2, name: new RegExp(`^${cancelled}`) }).waitFor();
      await link("Follow the refund").click();
      await link("Invoice (PDF)").waitFor();
      // Its papers promise nothing, and none of them is a voucher.
      await link("Print invoice").click();
      const paper = page.getByRole("article");
      await paper.getByRole("heading", { level: 2, name: new RegExp(`^${cancelled}`) }).waitFor();
      expect(await paper.innerText()).not.toContain(say("If you cancel"));
      expect(await link("Hotel voucher").count()).toBe(0);
      await go(`/hotels/booking-detail/${uuid}/ticket`);
      await page.getByRole("heading", { level: 1, name: new RegExp(`^${cancelled}`) }).waitFor();
    });
  });

  behavior(
    "behavior: a room that is gone when it is reserved is on sleep mode, and leads back to the others",
    async () => {
      await stayingAt(knownHotels.sleeping, async ({ page }) => {
        const { heading, press, say } = handsOn(page, locale);
        const hands = hotelHands(page, locale);
        await hands.bookTo("reservation", knownHotels.sleeping);
        await heading("Room is on sleep mode");
        await press("Choose another option");
        await hands.tab("Rooms").waitFor();
        await page.waitForURL(/hotels\/detail/);
        // What has gone is not chosen any more: the same would be gone again.
        expect(await page.getByRole("button", { name: say("Chosen"), exact: true }).count()).toBe(0);
      });
    },
  );

  behavior(
    "behavior: a hotel that is sold out when its price is asked for says so, and leads back to the others",
    async () => {
      await stayingAt(knownHotels.soldOut, async ({ page }) => {
        const { heading, press } = handsOn(page, locale);
        const hands = hotelHands(page, locale);
        await hands.openHotel(knownHotels.soldOut);
        await hands.chooseRoom();
        await press("Continue");
        await heading("Room is on sleep mode");
        await press("Choose another option");
        await hands.tab("Rooms").waitFor();
      });
    },
  );

  behavior(
    "behavior: a hotel that does not take the reservation: something went wrong, and nothing was charged",
    async () => {
      await stayingAt(knownHotels.refusing, async ({ page }) => {
        const { heading } = handsOn(page, locale);
        await hotelHands(page, locale).bookTo("reservation", knownHotels.refusing);
        await heading("Something went wrong");
      });
    },
  );

  behavior("behavior: more rooms than six are not asked for", async () => {
    await staying(`/book-hotels-online?${days}&rooms=2`, async ({ page, complaints }) => {
      const { button, say } = handsOn(page, locale);
      await page
        .getByRole("main")
        .getByText(`${say("Rooms and guests")}:`, { exact: true })
        .locator("..")
        .click();
      for (let room = 1; room < 6; room += 1) await button("Add a room").click();
      await page.getByText(say("Maximum {0} rooms allowed", { 0: "6" }), { exact: true }).waitFor();
      expect(await button("Add a room").isDisabled()).toBe(true);
      expect(complaints).toEqual([]);
    });
  });
});

test("behavior: two clients race for the last room: one has it, the other is told and not charged", {
  timeout: 120_000,
}, async () => {
  const { origin } = product();
  const address = `/hotels/${knownHotels.lastRoom.place}?${days}&rooms=2&sort=nearest`;
  const client = (locale: Locale, journey: (visit: Visit) => Promise<void>) =>
    visiting({ locale, origin }, async (visit) => {
      await visit.go(address);
      await journey(visit);
    });
  await client("en", async (first) => {
    await client("ar", async (second) => {
      const clients = [
        { page: first.page, hands: hotelHands(first.page, "en"), told: handsOn(first.page, "en") },
        { page: second.page, hands: hotelHands(second.page, "ar"), told: handsOn(second.page, "ar") },
      ];
      for (const { hands } of clients) await hands.bookTo("review", knownHotels.lastRoom);
      await Promise.all(clients.map(({ hands }) => hands.reserve()));
      const ends = await Promise.all(
        clients.map(({ told }) =>
          Promise.any([
            told.heading("Payment").then(() => "reserved"),
            told.heading("Room is on sleep mode").then(() => "told"),
          ]),
        ),
      );
      expect(ends.toSorted()).toEqual(["reserved", "told"]);
      const loser = clients[ends.indexOf("told")];
      const winner = clients[ends.indexOf("reserved")];
      if (loser === undefined || winner === undefined) throw new Error("Nobody won, or nobody lost.");
      // Who lost goes on from the hotel's page; who won pays, and there is one order for the room.
      await loser.told.press("Choose another option");
      await loser.page.waitForURL(/hotels\/detail/);
      await winner.hands.payByCard();
      const uuid = await winner.hands.bookingPaid();
      await winner.told.sees("Voucher issued");
      expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
    });
  });
});
