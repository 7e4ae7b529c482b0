import { expect, test } from "vitest";
import { dayIn } from "../product/days.ts";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { keyboardOf } from "../product/keyboard.ts";
import { payByKey } from "../product/keyboard-checkout.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

/** Keys besides what is typed, from the search to the ticket, of somebody who is signed in. */
const mostKeys = 70;

test("default: a berth is found, chosen, paid for and ticketed with the keyboard alone", async () => {
  await visiting({ origin: product().origin }, async ({ page, go, complaints }) => {
    const { button, field, heading } = handsOn(page, "en");
    await go("/login");
    await signInAs(page, "en", people.ayesha);
    const keyboard = keyboardOf(page);
    const { arrive, fill, goTo, keys, press, troubles, use } = keyboard;
    const main = page.getByRole("main");

    await go(`/train-tickets-booking-online?from=karachi-cantt&date=${dayIn(30)}`);
    await use(page.getByRole("link", { name: "Skip to the content" }));
    await fill(field("To"), "lahore j");
    await page
      .getByRole("option", { name: /^Lahore Junction/ })
      .first()
      .waitFor();
    await press("ArrowDown");
    await press("Enter");
    await use(button("Search trains"));

    await page.waitForURL(/\/train\/karachi-cantt-to-lahore-junction/);
    await page.waitForLoadState("networkidle");
    arrive();
    await use(page.getByRole("link", { name: "Skip to the trains" }));
    await use(main.locator('a[href$="class=ac-business"]').first());

    await heading("Choose your places");
    arrive();
    // One stop for the whole coach; arrows go from berth to berth, and Enter takes one.
    await goTo(main.getByRole("grid").locator("button[tabindex='0']"));
    expect(await page.getByRole("radio", { name: "Woman" }).isChecked()).toBe(true);
    await press("Enter");
    await page.getByRole("heading", { name: "Your places (1 of 1)" }).waitFor();
    arrive();
    await use(button("Continue"));

    await heading("Who is travelling?");
    arrive();
    // The place was chosen for whoever is signed in, who is known with all that is asked.
    await expect.poll(() => field("First name").inputValue()).toBe("Ayesha");
    await use(button("Continue"));

    await payByKey(page, keyboard, { service: "train", cardholder: "AYESHA SIDDIQUI" });
    process.stdout.write(`a train booked with the keyboard alone: ${keys()} keys besides what was typed\n`);
    expect(troubles()).toEqual([]);
    expect(complaints).toEqual([]);
    expect(keys()).toBeLessThanOrEqual(mostKeys);
  });
});
