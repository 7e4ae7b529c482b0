import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { busHands } from "../product/bus-hands.ts";
import { goodCard } from "../product/checkout-hands.ts";
import { dayIn } from "../product/days.ts";
import { handsOn } from "../product/hands.ts";
import { hotelHands } from "../product/hotel-hands.ts";
import { ownProduct } from "../product/own-product.ts";
import { trainHands } from "../product/train-hands.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

test("behavior: what is ticked and typed on a step stays, however late the address follows", async () => {
  const { origin, sandbox } = product();
  await visiting({ origin, fresh: true }, async ({ page, go }) => {
    const hands = busHands(page, "en");
    const { field, heading, press } = handsOn(page, "en");
    await go(`/bus/lahore-to-islamabad?date=${dayIn(12)}`);
    await hands.openCoach(0);
    await hands.takeSeatByKey();
    await hands.toBundles();
    await hands.toPassengers();
    await hands.fillPassengers(1);

    // A step is there before its own page, of which something comes late.
    const early = (step: string) => page.getByRole("heading", { level: 1, name: step, exact: true }).waitFor();
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\//, async (route) => {
      await held.promise;
      await route.continue();
    });
    await press("Continue");
    await early("Is everything right?");
    const terms = page.getByRole("main").getByRole("checkbox").last();
    await terms.check();
    held.resolve();
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).pathname).toMatch(/^\/bus\/review-booking\//);
    expect(await terms.isChecked()).toBe(true);
    await page.goBack();
    await heading("Who is travelling?");
    await page.goForward();
    await heading("Is everything right?");

    // And the payment before the booking that its page is opened by has been read.
    await sandbox.fault({ point: "delay", match: { path: "api/v2/buses/booking" }, ms: 3000 });
    const read = page.waitForResponse((response) => response.request().postData()?.includes('"proof"') === true);
    await hands.reserve();
    await early("Payment");
    await page.locator('input[name="method"][value="card"]').check({ force: true });
    const number = field("Card number");
    await number.pressSequentially(goodCard.slice(0, 8));
    await read;
    await page.waitForLoadState("networkidle");
    await page.keyboard.type(goodCard.slice(8));
    expect((await number.inputValue()).replaceAll(" ", "")).toBe(goodCard);
    expect(await number.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

/** How many pages the browser can go back and forward between, in this tab. */
const pagesIn = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

test("behavior: forward from the bundles of a coach asks for their price and leads to the names, which stay", async () => {
  await visiting({ origin: product().origin }, async ({ page, go, complaints }) => {
    const hands = busHands(page, "en");
    const { field, heading } = handsOn(page, "en");
    await go(`/bus/karachi-to-lahore?date=${dayIn(12)}`);
    await hands.openCoach(0);
    await hands.takeSeatByKey();
    await hands.toBundles();
    const second = page.getByRole("radio").nth(1);
    await second.check();
    await hands.toPassengers();
    await field("Email").fill("forward@example.com");
    const pages = await pagesIn(page);
    for (const _ of ["once", "and again"]) {
      await page.goBack();
      await heading("Choose a bundle");
      await expect.poll(() => second.isChecked()).toBe(true);
      await page.goForward();
      await heading("Who is travelling?");
      await page.waitForURL(/passenger-details/);
      expect(await field("Email").inputValue()).toBe("forward@example.com");
    }
    await page.goBack();
    await heading("Choose a bundle");
    await page.goBack();
    await heading("Choose your seats");
    await page.goBack();
    await page.waitForURL(/karachi-to-lahore/);
    await page.getByRole("main").getByRole("link").first().waitFor();
    // All the way back to the list, and all the way forward again.
    for (const step of ["Choose your seats", "Choose a bundle", "Who is travelling?"]) {
      await page.goForward();
      await heading(step);
    }
    expect(await field("Email").inputValue()).toBe("forward@example.com");
    expect(await pagesIn(page)).toBe(pages);
    expect(complaints).toEqual([]);
  });
});

test("behavior: forward from the places of a train waits for their price, and back leads from the names to the places and the list", async () => {
  await visiting({ origin: product().origin }, async ({ page, go, complaints }) => {
    const hands = trainHands(page, "en");
    const { heading } = handsOn(page, "en");
    await go(`/train/karachi-cantt-to-lahore-junction?date=${dayIn(12)}`);
    await hands.openClass("ac-business");
    await hands.takeProposed(1);
    await hands.toTravellers();
    const pages = await pagesIn(page);
    await page.goBack();
    await heading("Choose your places");
    await expect.poll(() => hands.mine.count()).toBe(1);
    await page.goForward();
    await heading("Who is travelling?");
    await page.waitForURL(/passenger-details/);
    await page.goBack();
    await heading("Choose your places");
    expect(await pagesIn(page)).toBe(pages);
    // What was chosen since is there again too.
    await hands.mine.first().click();
    await expect.poll(() => hands.mine.count()).toBe(0);
    await hands.takeProposed(1);
    await page.goBack();
    await page.waitForURL(/karachi-cantt-to-lahore-junction/);
    await page.getByRole("main").getByRole("link").first().waitFor();
    await page.goForward();
    await heading("Choose your places");
    await expect.poll(() => hands.mine.count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

test("behavior: forward to a hotel whose list was searched anew after a reload has its rooms, its room and its guests again", async () => {
  await visiting({ origin: product().origin }, async ({ page, go, complaints }) => {
    const hands = hotelHands(page, "en");
    const { button, field, heading } = handsOn(page, "en");
    await go(`/hotels/karachi?in=${dayIn(30)}&out=${dayIn(33)}&rooms=2_2`);
    await hands.openHotel();
    await hands.tab("Rooms").click();
    for (const chosen of ["Rooms chosen: 1 of 2", "Rooms chosen: 2 of 2"]) {
      await button("Choose").first().click();
      await page.getByText(chosen).first().waitFor();
    }
    await hands.toGuests();
    await field("Email").fill("forward@example.com");
    await page.reload();
    await heading("Who is staying?");
    const pages = await pagesIn(page);
    const second = page.getByRole("button", { name: /^Room 2/, pressed: true });
    await page.goBack();
    await second.waitFor();
    await page.goBack();
    await page.waitForURL(/hotels\/karachi/);
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
    await page.goForward();
    await page.getByText("Rooms chosen: 2 of 2").first().waitFor();
    await second.waitFor();
    await page.goForward();
    await heading("Who is staying?");
    expect(await field("Email").inputValue()).toBe("forward@example.com");
    expect(await pagesIn(page)).toBe(pages);
    expect(complaints).toEqual([]);
  });
});

test("behavior: back from what is reserved stays, says why, and leads to the booking", async () => {
  await visiting({ origin: product().origin }, async ({ page, go }) => {
    const hands = busHands(page, "en");
    const { follow, heading, sees } = handsOn(page, "en");
    await go(`/bus/lahore-to-multan?date=${dayIn(12)}`);
    await hands.openCoach(0);
    await hands.takeSeatByKey();
    await hands.bookTo("reservation", 1);
    await heading("Payment");
    await page.waitForURL(/payments/);
    await page.goBack();
    await sees("This is reserved now");
    await heading("Payment");
    await follow("Look at the booking or cancel it");
    await page.waitForURL(/booking-detail/);
  });
});
