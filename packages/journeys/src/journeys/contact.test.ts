import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { type Locale, locales } from "../language/locale.ts";
import { dayIn } from "../product/days.ts";
import { handsOn, people } from "../product/hands.ts";
import { inTurn } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();
const letters = {
  en: { name: "Hamza Qureshi", email: "hamza@safar.example", message: "My train to Multan was moved. What now?" },
  ar: { name: "سارة العتيبي", email: "sara@safar.example", message: "تأخر قطاري إلى المدينة، فماذا أفعل الآن؟" },
} as const;

/** Has the device do the sum that stands in for a puzzle. */
const passCheck = async (page: Page, locale: Locale): Promise<void> => {
  const { say } = handsOn(page, locale);
  await page.getByRole("checkbox", { name: say("I am a person, not a program") }).check({ force: true });
  await page.getByText(say("Checked. Thank you.")).waitFor();
};

afterEach(() => product().sandbox.scenario("captcha_down", false));

describe.each(locales)("%s", (locale) => {
  const usual = inTurn(locale, "ar");
  const { name, email, message } = letters[locale];

  usual("default: a message is checked without a puzzle and sent, with a reference to keep", async () => {
    const { origin, sandbox } = product();
    await visiting(
      { locale, origin, device: locale === "ar" ? "phone" : "desktop" },
      async ({ page, go, complaints }) => {
        const { fill, press } = handsOn(page, locale);
        await go("/contact-us");
        await fill({ "Full name": name, "Email address": email, Message: message });
        await passCheck(page, locale);
        await press("Send the message");
        const reference = page.getByText(/MSG-[A-Z0-9]{6}/);
        await reference.first().waitFor();
        const said = /MSG-[A-Z0-9]{6}/.exec((await reference.first().textContent()) ?? "")?.[0];
        const [sent] = (await sandbox.messages("help.pk@safar.example"))
          .filter(({ text }) => text.includes(email))
          .slice(-1);
        expect(sent?.text).toContain(message);
        expect(JSON.stringify(sent)).toContain(said);
        expect(complaints).toEqual([]);
      },
    );
  });

  usual("default: a booking remembers what was asked of it, for whoever has shown that it is theirs", async () => {
    const { origin, sandbox } = product();
    const ahead = (order: Record<string, unknown>) => JSON.stringify(order["starts"]) > `{"at":"${dayIn(1)}`;
    const order = (await sandbox.rows("orders")).find(
      (one) =>
        one["vertical"] === "flights" &&
        one["status"] === "Confirmed" &&
        ahead(one) &&
        JSON.stringify(one["contact"]).includes(people.ayesha.email),
    );
    const [uuid, pnr] = [String(order?.["uuid"]), String(order?.["pnr"])];
    const asked = (page: Page) => page.getByText(/MSG-[A-Z0-9]{6}/);
    await visiting({ locale, origin, device: "phone" }, async ({ page, go, complaints }) => {
      const { field, fill, follow, press, say } = handsOn(page, locale);
      await go("/find-booking");
      await fill({ "Booking reference": pnr, "Email address or last name": people.ayesha.email });
      await press("Find my booking");
      await page.waitForURL(new RegExp(`booking-detail/${uuid}`));
      await go(`/flights/booking-detail/${uuid}?tab=manage`);
      await follow("Ask for a change");
      const [heading = ""] = say("Change of booking {0}").split("{0}");
      await page.getByRole("heading", { level: 1, name: new RegExp(`^${heading}.*${pnr}`) }).waitFor();
      // The reply may go elsewhere than what it was booked with.
      await fill({ "Full name": name, "Email address": email });
      await passCheck(page, locale);
      await press("Send the message");
      const nothing = page.getByText(say("Choose another day, or say what you would like. Nothing is asked for yet."));
      await nothing.first().waitFor();
      await page
        .getByRole("button", { name: new RegExp(`^${say("Another day (optional)").replaceAll(/[()]/gu, ".")}`) })
        .click();
      await page.getByRole("dialog").getByRole("gridcell").getByRole("button", { disabled: false }).last().click();
      await nothing.first().waitFor({ state: "detached" });
      await field("Message").press("ControlOrMeta+End");
      await page.keyboard.type(message);
      await press("Send the message");
      const reference = (await asked(page).first().textContent()) ?? "";
      await follow("Back to your booking");
      await page.getByText(reference).waitFor();
      await page.getByText(message).waitFor();
      await go(`/flights/booking-detail/${uuid}?tab=manage`);
      await page.getByText(reference).waitFor();
      await follow("Write again");
      expect(await field("Message").inputValue()).toContain(reference);
      expect(complaints).toEqual([]);
    });
    await visiting({ locale, origin }, async ({ page, go }) => {
      await go(`/flights/booking-detail/${uuid}`);
      await handsOn(page, locale).button("Show my booking").waitFor();
      expect(await asked(page).count()).toBe(0);
    });
  });

  test("behavior: what is wrong is named, and what was written stays", async () => {
    const { origin } = product();
    await visiting({ locale, origin }, async ({ page, go }) => {
      const { fill, press, field } = handsOn(page, locale);
      await go("/contact-us");
      await fill({ "Full name": name, "Email address": "no-address", Message: "" });
      await press("Send the message");
      await page.locator('[aria-invalid="true"]').first().waitFor();
      expect(await field("Full name").getAttribute("aria-invalid")).not.toBe("true");
      for (const label of ["Email address", "Message"])
        expect(await field(label).getAttribute("aria-invalid")).toBe("true");
      expect(await field("Full name").inputValue()).toBe(name);
    });
  });

  test("behavior: when the check cannot be made the letter is kept, and goes once it can", async () => {
    const { origin, sandbox } = product();
    await sandbox.scenario("captcha_down", true);
    await visiting({ locale, origin }, async ({ page, go }) => {
      const { fill, press, field } = handsOn(page, locale);
      await go("/contact-us");
      await fill({ "Full name": name, "Email address": email, Message: message });
      await passCheck(page, locale);
      await press("Send the message");
      await page.getByRole("alert").first().waitFor();
      expect(await field("Message").inputValue()).toBe(message);
      await sandbox.scenario("captcha_down", false);
      await passCheck(page, locale);
      await press("Send the message");
      await page
        .getByText(/MSG-[A-Z0-9]{6}/)
        .first()
        .waitFor();
    });
  });
});
