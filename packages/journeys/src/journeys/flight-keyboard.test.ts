import { expect, test } from "vitest";
import { dayIn } from "../product/days.ts";
import { handsOn } from "../product/hands.ts";
import { keyboardOf } from "../product/keyboard.ts";
import { payByKey } from "../product/keyboard-checkout.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

/** Keys besides what is typed, from the search to the ticket. */
const mostKeys = 100;

const inAMonth = dayIn(30);

test("default: a flight is found, filtered, chosen, paid for and ticketed with the keyboard alone", async () => {
  await visiting({ origin: product().origin }, async ({ page, go, complaints }) => {
    const { button, field, heading } = handsOn(page, "en");
    const keyboard = keyboardOf(page);
    const { arrive, fill, goTo, keys, press, troubles, use } = keyboard;
    const main = page.getByRole("main");

    await go(`/book-flights-online?trip=one_way&legs=KHI-.${inAMonth}&adults=1&children=0&infants=0&cabin=economy`);
    await use(page.getByRole("link", { name: "Skip to the content" }));
    await fill(field("To"), "lahor");
    await page
      .getByRole("option", { name: /Lahore/ })
      .first()
      .waitFor();
    await press("ArrowDown");
    await press("Enter");
    await use(button("Search flights"));

    await page.waitForURL(/flights\/search/);
    arrive();
    await use(page.getByRole("checkbox", { name: /^Direct/ }), "Space");
    await page.getByRole("button", { name: "Remove filter: Direct" }).waitFor();
    await use(main.getByRole("link", { name: /^Choose/ }));

    await page.waitForURL(/itinerary-details/);
    arrive();
    await use(button("Continue"));

    await heading("Who is travelling?");
    arrive();
    await fill(field("First name"), "Hamza");
    await fill(field("Last name"), "Khan");
    await fill(field("Title"), "Mr");
    await fill(field("Gender"), "Male");
    await fill(field("Date of birth"), "12/05/1990");
    await fill(field("Nationality"), "Pakistan");
    await fill(field("Document"), "CNIC");
    await fill(field("CNIC number"), "4210112345671");
    await fill(field("Email"), "hamza@example.com");
    await fill(page.getByRole("textbox", { name: "Mobile number" }), "03001234567");
    await press("Enter");

    await heading("Seats, bags and meals");
    arrive();
    await use(button("Choose: Seats"));
    const seats = page.getByRole("dialog");
    // One stop for the whole map; arrows go from seat to seat, and Enter takes one.
    await goTo(seats.getByRole("grid").first().locator("button[tabindex='0']"));
    const freeSeat = seats.getByRole("grid").locator("button:focus:not([aria-disabled=true])");
    for (let tries = 0; tries < 30 && (await freeSeat.count()) === 0; tries += 1) await press("ArrowRight");
    await press("Enter");
    await seats
      .getByRole("status")
      .filter({ hasText: / is for / })
      .waitFor({ state: "attached" });
    await use(button("Done"));
    arrive();
    await use(button("Continue"));

    await payByKey(page, keyboard, { service: "flight", cardholder: "HAMZA KHAN" });
    process.stdout.write(`a flight booked with the keyboard alone: ${keys()} keys besides what was typed\n`);
    expect(troubles()).toEqual([]);
    expect(complaints).toEqual([]);
    expect(keys()).toBeLessThanOrEqual(mostKeys);
  });
});
