import { describe, expect, test } from "vitest";
import type { Locale } from "../language/locale.ts";
import { lostCard } from "../product/checkout-hands.ts";
import { dayIn } from "../product/days.ts";
import { flightHands } from "../product/flight-hands.ts";
import { handsOn } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { inTurn } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { type Device, type Visit, visiting } from "../product/visit.ts";

const product = ownProduct();

const cases: readonly { locale: Locale; device: Device }[] = [
  { locale: "en", device: "desktop" },
  { locale: "ar", device: "phone" },
];

const inAMonth = dayIn(30);

const results = (route: string): string =>
  `/flights/search?trip=one_way&legs=${route}.${inAMonth}&adults=1&children=0&infants=0&cabin=economy`;

describe.each(cases)("$locale", ({ locale, device }) => {
  const behavior = inTurn(locale, "en");

  const travelling = (route: string, journey: (visit: Visit) => Promise<void>) =>
    visiting({ locale, device, origin: product().origin }, async (visit) => {
      await visit.go(results(route));
      await journey(visit);
    });

  test("default: somebody without an account books and pays, and has a ticket", async () => {
    await travelling("KHI-LHE", async ({ page, complaints }) => {
      const { field, heading, say, sees } = handsOn(page, locale);
      const { chooseFlight, fillPassenger, toExtras, toReview, toPayment, payByCard, bookingPaid } = flightHands(
        page,
        locale,
      );
      await chooseFlight();
      await fillPassenger();
      // Nothing typed is lost by a reload, nor by going back and coming again.
      await page.reload();
      await heading("Who is travelling?");
      await expect.poll(() => field("Last name").inputValue()).toBe("Khan");
      await toExtras();
      await toReview();
      await page.waitForURL(/review-booking/);
      await page.goBack();
      await heading("Seats, bags and meals");
      await toReview();
      await toPayment();
      // The way that leads here is served with the page, whoever opens it and whenever.
      expect(await (await page.request.get(page.url())).text()).toContain(say("Your booking, step by step"));
      await page.reload();
      await heading("Payment");
      await payByCard();
      const uuid = await bookingPaid();
      await sees("Ticket issued");
      expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
      expect(complaints).toEqual([]);
    });
  });

  behavior(
    "behavior: with a bag, what a card says is what its fare costs at the next step, which is chosen there",
    async () => {
      await travelling("LHE-DXB", async ({ page, complaints }) => {
        const { button, say } = handsOn(page, locale);
        await button("Price with a bag").click();
        await page.waitForURL(/with-bag=1/);
        // While answers come, other cards come first: under a press that was meant for another as well.
        await page.getByRole("main").getByRole("progressbar").waitFor({ state: "detached" });
        const more = say("{more} more", { more: "" }).trim();
        const card = page.getByRole("main").getByRole("article").filter({ hasText: more }).first();
        const name = (await card.getByRole("link").first().getAttribute("aria-label")) ?? "";
        const said = /[\d,]{5,}/.exec(name)?.[0] ?? name;
        await page.getByRole("link", { name, exact: true }).click();
        await page.waitForURL(/itinerary-details/);
        await page.getByRole("radio", { name: new RegExp(said), checked: true }).waitFor({ state: "attached" });
        expect(complaints).toEqual([]);
      });
    },
  );

  behavior("behavior: back from an itinerary, loaded anew or not, leads to the same card of a long list", async () => {
    await visiting({ locale, device, origin: product().origin }, async ({ page, go }) => {
      const { say } = handsOn(page, locale);
      await go(
        results("LHE-DXB")
          .replace("one_way", "return")
          .replace(inAMonth, `${inAMonth}_DXB-LHE.${dayIn(37)}`),
      );
      await page.getByRole("main").getByRole("progressbar").waitFor({ state: "detached" });
      const cards = page.locator("#offers [data-index]");
      await expect.poll(() => cards.count()).toBeGreaterThan(0);
      const atTop = () =>
        cards.evaluateAll((all) => {
          const placed = all.map((card) => [Number(card.ariaPosInSet), card.getBoundingClientRect()] as const);
          const first = placed.toSorted(([one], [other]) => one - other).find(([, { bottom }]) => bottom > 0);
          return first && [first[0], Math.round(first[1].top)];
        });
      for (let screens = 0; screens < 5; screens += 1) {
        await page.evaluate(() => window.scrollBy(0, window.innerHeight));
        await expect.poll(async () => ((await atTop())?.[0] ?? 0) > 3 * screens).toBe(true);
      }
      const left = await atTop();
      const back = say("Back to the flights");
      for (const isAnew of [false, true]) {
        // Without moving the list.
        await cards.nth(3).getByRole("link").first().dispatchEvent("click");
        await page.waitForURL(/itinerary-details/);
        await page.getByText(back, { exact: true }).first().waitFor();
        if (isAnew) await page.reload();
        await page.getByText(back, { exact: true }).first().waitFor();
        await page.goBack();
        await expect.poll(atTop).toEqual(left);
      }
    });
  });

  behavior("behavior: back from the review leads to the extras as they were chosen", async () => {
    await travelling("KHI-LHE", async ({ page }) => {
      const { heading, press } = handsOn(page, locale);
      const { chooseFlight, fillPassenger, openBags, toExtras, toReview } = flightHands(page, locale);
      await chooseFlight();
      await fillPassenger();
      await toExtras();
      const bag = await openBags();
      await bag.check();
      await press("Done");
      await toReview();
      await page.goBack();
      await heading("Seats, bags and meals");
      await page.waitForURL(/addons/);
      await openBags();
      await expect.poll(() => bag.isChecked()).toBe(true);
    });
  });

  behavior("behavior: an answer that got lost leads to asking, never to paying twice", async () => {
    await travelling("KHI-LHE", async ({ page }) => {
      const { bookTo, payByCard, bookingPaid } = flightHands(page, locale);
      await bookTo("payment");
      await payByCard(lostCard);
      expect(await heldOf(product().sandbox, await bookingPaid())).toMatchObject({ captured: 1 });
    });
  });

  behavior("behavior: a price that changed is shown line by line, and asked about before anything else", async () => {
    await travelling("PEW-DXB", async ({ page }) => {
      const { heading, say } = handsOn(page, locale);
      const { choosePrice, acceptPrice } = flightHands(page, locale);
      await choosePrice();
      await page.getByText(say("Before"), { exact: true }).first().waitFor({ state: "attached" });
      await acceptPrice();
      await heading("Who is travelling?");
    });
  });

  behavior(
    "behavior: what was sold while it was reserved says so, charges nothing, and leads back to the others",
    async () => {
      await travelling("UET-KHI", async ({ page }) => {
        const { heading, press } = handsOn(page, locale);
        const { bookTo } = flightHands(page, locale);
        await bookTo("reservation");
        await heading("No longer available");
        await press("Go back");
        await page.waitForURL(/flights\/search/);
      });
    },
  );

  behavior(
    "behavior: a step that is not open yet leads to the first that is not complete, and a lost reference says so",
    async () => {
      await travelling("KHI-LHE", async ({ page, go }) => {
        const { heading, press } = handsOn(page, locale);
        await flightHands(page, locale).chooseFlight();
        const refId = new URL(page.url()).pathname.split("/").at(-1);
        await go(`/flights/review-booking/${refId}`);
        await heading("Who is travelling?");
        await page.waitForURL(/passenger-details/);
        await go("/flights/review-booking/NOSUCHREFERENCE");
        await heading("The price is no longer guaranteed");
        await press("Check the price again");
        await heading("Search Results Expired!");
      });
    },
  );
});
