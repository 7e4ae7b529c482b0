import { describe, expect, test } from "vitest";
import { locales, pathIn } from "../language/locale.ts";
import { handsOn, people } from "../product/hands.ts";
import { inTurn } from "../product/in-turn.ts";
import { sandbox } from "../product/sandbox.ts";
import { visiting } from "../product/visit.ts";

/** A flight that the sandbox knows from the start, as its confirmation names it. */
const confirmed = async () => {
  const orders = await sandbox().rows("orders");
  const order = orders.find(
    ({ contact, pnr, vertical }) =>
      vertical === "flights" && pnr !== null && JSON.stringify(contact).includes(people.ayesha.email),
  );
  return { uuid: String(order?.["uuid"]), pnr: String(order?.["pnr"]) };
};

describe.each(locales)("%s", (locale) => {
  const behavior = inTurn(locale, "ar");

  test("default: from the footer, a reference and an e-mail address lead a guest to the booking, names and all", async () => {
    const { pnr, uuid } = await confirmed();
    await visiting({ locale }, async ({ page, go, complaints }) => {
      const { fill, heading, press, say } = handsOn(page, locale);
      await go("/about-us");
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: say("Find my booking"), exact: true })
        .click();
      await heading("Find my booking");
      await fill({ "Booking reference": pnr.toLowerCase(), "Email address or last name": people.ayesha.email });
      await press("Find my booking");
      await page.waitForURL(new RegExp(`booking-detail/${uuid}`));
      await page.getByText(pnr, { exact: true }).first().waitFor();
      expect(await page.getByRole("button", { name: say("Show my booking") }).count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

  behavior("behavior: a last name leads there too, and what is private stays hidden", async () => {
    const { pnr, uuid } = await confirmed();
    await visiting({ locale }, async ({ page, go }) => {
      const { button, fill, follow, heading, press } = handsOn(page, locale);
      await go("/bookings");
      // Who has no account stands before the sign-in, and finds the way.
      await follow("Find my booking");
      await heading("Find my booking");
      await fill({ "Booking reference": pnr, "Email address or last name": "Siddiqui" });
      await press("Find my booking");
      await page.waitForURL(new RegExp(`booking-detail/${uuid}`));
      await button("Show my booking").waitFor();
    });
  });

  behavior("behavior: without script a wrong pair is told, and a right one leads to the booking", async () => {
    const { pnr, uuid } = await confirmed();
    await visiting({ locale, context: { javaScriptEnabled: false } }, async ({ page, go }) => {
      const { fill, press, sees } = handsOn(page, locale);
      await go("/find-booking");
      const proof = "Email address or last name";
      for (const wrong of [
        { "Booking reference": "NOBODY", [proof]: people.ayesha.email },
        { "Booking reference": pnr, [proof]: "someone@safar.example" },
      ]) {
        await fill(wrong);
        await press("Find my booking");
        await sees("No booking matches these details");
      }
      await fill({ "Booking reference": pnr, [proof]: people.ayesha.email });
      await press("Find my booking");
      expect(new URL(page.url()).pathname).toBe(pathIn(`/flights/booking-detail/${uuid}`, locale));
    });
  });
});
