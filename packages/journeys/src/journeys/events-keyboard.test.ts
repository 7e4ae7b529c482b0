import { expect, test } from "vitest";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { keyboardOf } from "../product/keyboard.ts";
import { payByKey } from "../product/keyboard-checkout.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

/** Keys besides what is typed, from an event's page to the ticket, of somebody who is signed in. */
const mostKeys = 45;

test("default: passes of an event are chosen, paid for and ticketed with the keyboard alone", async () => {
  await visiting({ origin: product().origin }, async ({ page, go, complaints }) => {
    const { button, heading, link } = handsOn(page, "en");
    await go("/login");
    await signInAs(page, "en", people.ayesha);
    const keyboard = keyboardOf(page);
    const { arrive, fill, keys, press, troubles, use } = keyboard;
    const main = page.getByRole("main");

    await go("/events/the-locked-room");
    await page.waitForLoadState("networkidle");
    await use(page.getByRole("link", { name: "Skip to the content" }));
    await use(link("Choose passes"));

    await heading("Choose your passes");
    arrive();
    await fill(main.getByRole("spinbutton").first(), "1");
    await press("Enter");

    await heading("Who is going?");
    arrive();
    await use(page.getByRole("button", { name: /^Bilal Siddiqui/ }).first());
    await use(button("Continue"));

    await payByKey(page, keyboard, { service: "event", cardholder: "AYESHA SIDDIQUI" });
    process.stdout.write(`an event booked with the keyboard alone: ${keys()} keys besides what was typed\n`);
    expect(troubles()).toEqual([]);
    expect(complaints).toEqual([]);
    expect(keys()).toBeLessThanOrEqual(mostKeys);
  });
});
