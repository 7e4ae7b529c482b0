import { expect, test } from "vitest";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { keyboardOf } from "../product/keyboard.ts";
import { payByKey } from "../product/keyboard-checkout.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

/** Keys besides what is typed, from the tours of a place to the voucher, of somebody who is signed in. */
const mostKeys = 55;

test("default: a tour is found, chosen, paid for and vouched for with the keyboard alone", async () => {
  await visiting({ origin: product().origin }, async ({ page, go, complaints }) => {
    const { button, heading } = handsOn(page, "en");
    await go("/login");
    await signInAs(page, "en", people.ayesha);
    const keyboard = keyboardOf(page);
    const { arrive, fill, keys, press, troubles, use } = keyboard;
    const main = page.getByRole("main");

    await go("/tours/thatta");
    await page.waitForLoadState("networkidle");
    await use(page.getByRole("link", { name: "Skip to the content" }));
    await use(page.getByRole("link", { name: "Skip to the tours" }));
    await use(main.locator('a[href*="/tours/detail/"]').first());

    await page.getByRole("link", { name: "Day and people" }).waitFor();
    arrive();
    await use(page.getByRole("link", { name: "Day and people" }));
    await use(main.locator('input[name="tour-start"]:enabled').first(), "Space");
    await fill(main.getByRole("spinbutton").first(), "1");
    await press("Enter");

    await heading("Whose name does the guide ask for?");
    arrive();
    await use(page.getByRole("button", { name: /^Bilal Siddiqui/ }).first());
    await use(button("Continue"));

    await payByKey(page, keyboard, { service: "tour", cardholder: "AYESHA SIDDIQUI", issued: "Voucher issued" });
    process.stdout.write(`a tour booked with the keyboard alone: ${keys()} keys besides what was typed\n`);
    expect(troubles()).toEqual([]);
    expect(complaints).toEqual([]);
    expect(keys()).toBeLessThanOrEqual(mostKeys);
  });
});
