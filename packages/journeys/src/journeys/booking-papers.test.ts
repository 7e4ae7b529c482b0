import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFaults, faultLine } from "../../../ui/workshop/axe.ts";
import { type Locale, locales, pathIn } from "../language/locale.ts";
import { wordsIn } from "../language/words.ts";
import { busHands } from "../product/bus-hands.ts";
import { dayIn } from "../product/days.ts";
import { flightHands } from "../product/flight-hands.ts";
import { handsOn } from "../product/hands.ts";
import { hotelHands } from "../product/hotel-hands.ts";
import { isFull } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { isPaper } from "../product/print.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

type Kind = {
  readonly segment: string;
  /** Where its results are. */
  readonly results: string;
  /** What its ticket is called, what printing it is, and what stands on it. */
  readonly name: string;
  readonly print: string;
  /** What the number is called that its code says. */
  readonly reference: string;
  readonly says: readonly string[];
  readonly book: (page: Page, locale: Locale) => Promise<string>;
};

const kinds: readonly Kind[] = [
  {
    segment: "flights",
    results: `/flights/search?trip=one_way&legs=KHI-LHE.${dayIn(30)}&adults=1&children=0&infants=0&cabin=economy`,
    name: "E-ticket",
    reference: "Booking reference",
    print: "Print ticket",
    says: ["Leaves", "Lands", "Travellers", "Ticket number", "Seats, bags and meals", "Checked baggage"],
    book: async (page, locale) => {
      const hands = flightHands(page, locale);
      await hands.bookTo("payment");
      await hands.payByCard();
      return hands.bookingPaid();
    },
  },
  {
    segment: "hotels",
    results: `/hotels/lahore?in=${dayIn(30)}&out=${dayIn(33)}&rooms=2`,
    name: "Hotel voucher",
    reference: "Voucher number",
    print: "Print voucher",
    says: ["Voucher number", "Check-in, from", "Check-out, until", "Rooms and guests", "Meals"],
    book: async (page, locale) => {
      const hands = hotelHands(page, locale);
      await hands.openHotel();
      await hands.chooseRoom({ isRefundable: true });
      await hands.toGuests();
      await hands.fillGuests();
      await hands.toReview();
      await hands.toPayment();
      await hands.payByCard();
      return hands.bookingPaid();
    },
  },
  {
    segment: "bus",
    results: `/bus/lahore-to-islamabad?date=${dayIn(10)}`,
    name: "Bus ticket",
    reference: "Booking reference",
    print: "Print ticket",
    says: ["Get on", "Get off", "Seat", "Ticket number", "Distance"],
    book: async (page, locale) => {
      const hands = busHands(page, locale);
      await hands.openCoach(1);
      await hands.takeSeatByKey();
      await hands.bookTo("review", 1);
      await hands.toPayment();
      await hands.payByCard();
      return hands.bookingPaid();
    },
  },
];

const textOf = async (page: Page): Promise<string> =>
  (await page.getByRole("article").innerText()).replaceAll(/[\u2066-\u2069\u00a0]/g, " ");

/** One frame holds the papers of all: that of flights is always looked at, what the others fill it with in the full checks. */
const looked = isFull ? kinds : kinds.filter(({ segment }) => segment === "flights");

describe.each(looked)("$segment", ({ segment, results, name, print, reference, says, book }) => {
  test("default: its ticket and its invoice are a sheet of paper each, in both languages", async () => {
    await visiting({ origin: product().origin }, async ({ page, complaints, go }) => {
      await go(results);
      const uuid = await book(page, "en");
      await handsOn(page, "en").link(print).click();
      await page.waitForURL(new RegExp(`/${segment}/booking-detail/${uuid}/ticket`));

      for (const locale of locales) {
        const say = wordsIn(locale);
        const { heading, link, button } = handsOn(page, locale);
        await page.goto(product().origin + pathIn(`/${segment}/booking-detail/${uuid}/ticket`, locale));
        await heading(name);
        expect(await page.locator("html").getAttribute("dir")).toBe(locale === "ar" ? "rtl" : "ltr");
        const ticket = await textOf(page);
        for (const words of [...says, "If you cancel", "Before you go", "Order number"])
          expect(ticket).toContain(say(words));
        expect(ticket).toContain("Hamza Khan");
        await page.getByRole("img", { name: say(reference) }).waitFor();
        await button(print).waitFor();
        expect((await axeFaults(page)).map(faultLine)).toEqual([]);
        expect(await isPaper(page)).toBe(true);

        await link("Invoice").click();
        await heading("Invoice");
        const invoice = await textOf(page);
        for (const words of ["Total", "Payments", "Card", "Received", "Booked by"])
          expect(invoice).toContain(say(words));
        expect((await axeFaults(page)).map(faultLine)).toEqual([]);
        expect(await isPaper(page)).toBe(true);
      }
      expect(complaints).toEqual([]);
    });
  });
});

test("behavior: a stranger with the link gets no paper before showing that the booking is theirs", async () => {
  const [kind] = kinds;
  if (kind === undefined) throw new Error("There is no kind.");
  let address = "";
  await visiting({ origin: product().origin }, async ({ page, go }) => {
    await go(kind.results);
    address = `/${kind.segment}/booking-detail/${await kind.book(page, "en")}/ticket`;
  });
  await visiting({ origin: product().origin }, async ({ page, go }) => {
    await go(address);
    const { heading, link } = handsOn(page, "en");
    await heading("Show that this booking is yours");
    expect(await page.getByRole("article").count()).toBe(0);
    await link("Back to the booking").click();
    await page.waitForURL(/booking-detail\/[^/]+$/);
  });
});
