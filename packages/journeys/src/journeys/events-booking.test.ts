import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Locale } from "../language/locale.ts";
import { checkoutHands, goodCard } from "../product/checkout-hands.ts";
import { handsOn } from "../product/hands.ts";
import { heldOf } from "../product/held.ts";
import { casesInTurn } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

type Passes = {
  readonly go: (path: string) => Promise<void>;
  readonly locale: Locale;
  readonly page: Page;
  readonly slug: string;
};

const product = ownProduct();
const moreMinutes = { en: "10 more minutes", ar: "10 دقائق إضافية" };

/** One pass of an event for the date that its page is about. */
const choosePasses = async ({ go, locale, page, slug }: Passes): Promise<void> => {
  const { button, heading, link } = handsOn(page, locale);
  await go(`/events/${slug}`);
  await link("Choose passes").click();
  await heading("Choose your passes");
  await page.getByRole("main").getByRole("spinbutton").first().fill("1");
  await button("Continue").click();
};

const fillAttendee = async (page: Page, locale: Locale): Promise<void> => {
  const { fill, heading, say } = handsOn(page, locale);
  await heading("Who is going?");
  await fill({ "First name": "Hamza", "Last name": "Khan", Email: "hamza@example.com" });
  await page.getByRole("textbox", { name: say("Mobile number") }).fill("03001234567");
};

const cases = casesInTurn("en", [
  { locale: "en", device: "desktop", typed: "The Locked Room" },
  { locale: "ar", device: "phone", typed: "الغرفة المغلقة" },
] as const);

describe.each(cases)("$locale", ({ locale, device, typed }) => {
  test("default: from the home page to tickets without an account, reloaded on every step", async () => {
    await visiting({ locale, device, origin: product().origin }, async ({ complaints, go, page }) => {
      const { button, fill, heading, link, press, say, sees } = handsOn(page, locale);
      const hands = checkoutHands(page, locale, "event");
      const main = page.getByRole("main");
      await go("/event-tickets-online");
      if (device === "phone") await page.getByText(say("Find an event, a band, a place"), { exact: true }).click();
      await fill({ What: typed });
      await press("Find events");
      await page.waitForURL(/\/events\/search\?q=/);
      await main.locator('a[href*="/events/the-locked-room"]').first().click();

      // Another date than the first: the address, the price beside it and the way on are of that date, after a reload as well.
      const dates = main.locator('input[name="show"]');
      const chosen = (await dates.nth(1).getAttribute("value")) ?? "";
      await dates.nth(1).check({ force: true });
      await page.waitForURL(({ searchParams }) => searchParams.get("show") === chosen);
      const day = page.getByRole("complementary").getByRole("status");
      const said = await day.innerText();
      await expect.poll(() => link("Choose passes").getAttribute("href")).toContain(`/events/select-pass/${chosen}`);
      await page.reload();
      await expect.poll(() => day.innerText()).toBe(said);
      await link("Choose passes").click();
      await heading("Choose your passes");
      expect(await main.locator('input[name="show"]:checked').getAttribute("value")).toBe(chosen);

      // Its passes are there at once, and it is changed in place. Two of a pass; the third is refused with the reason, and all of it is
      // there after a reload.
      await page.getByText(say("Another date"), { exact: true }).click();
      await dates.first().check({ force: true });
      const passes = main.getByRole("spinbutton").first();
      const more = main.getByRole("button", { name: new RegExp(`^${say("One more: {name}").split("{")[0]}`) }).first();
      await more.click();
      await more.click();
      await more.click({ force: true });
      expect(await passes.inputValue()).toBe("2");
      await page.reload();
      await heading("Choose your passes");
      await expect.poll(() => passes.inputValue()).toBe("2");
      await button("Continue").click();

      await fillAttendee(page, locale);
      await page.waitForURL(/\/events\/passenger-details[^/]+$/);
      const uuid = await hands.payReloading("Who is going?");
      await sees("Your passes are booked");
      expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 1 });
      await go(`/event/booking-detail/${uuid}`);
      await sees("Tickets, one code for each");
      await expect.poll(() => page.getByText(say("Ticket valid"), { exact: true }).count()).toBe(2);
      expect(complaints).toEqual([]);
    });
  });

  test("behavior: a hold is renewed once, and what is typed stays", async () => {
    await visiting({ locale, device, origin: product().origin }, async ({ complaints, go, page }) => {
      const { field, fill, say } = handsOn(page, locale);
      const hands = checkoutHands(page, locale, "event");
      await choosePasses({ go, locale, page, slug: "the-locked-room" });
      await fillAttendee(page, locale);
      await hands.toReview();
      await hands.toPayment();
      await page.locator('input[name="method"][value="card"]').check({ force: true });
      await fill({ "Card number": goodCard });
      const more = page.getByRole("button", { name: moreMinutes[locale] });
      await more.click();
      await more.waitFor({ state: "detached" });
      expect(await page.locator(":focus").innerText()).toBe(
        say("You have more time to pay now. It cannot be extended again."),
      );
      expect((await field("Card number").inputValue()).replaceAll(" ", "")).toBe(goodCard);
      expect(await page.getByRole("timer").first().innerText()).toMatch(/^(19:\d\d|20:00)$/);
      expect(complaints).toEqual([]);
    });
  });

  test("behavior: what is free is booked without a payment", async () => {
    await visiting({ locale, device, origin: product().origin }, async ({ complaints, go, page }) => {
      const { press, sees } = handsOn(page, locale);
      const hands = checkoutHands(page, locale, "event");
      await choosePasses({ go, locale, page, slug: "science-over-tea-alula" });
      await fillAttendee(page, locale);
      await hands.toReview();
      await page.getByRole("main").getByRole("checkbox").last().check();
      await press("Reserve now, free of charge");
      const uuid = await hands.bookingPaid();
      await sees("Your passes are booked");
      expect(await heldOf(product().sandbox, uuid)).toEqual({ status: "Confirmed", captured: 0 });
      expect(complaints).toEqual([]);
    });
  });
});
