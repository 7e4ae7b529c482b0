import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { type Locale, locales } from "../language/locale.ts";
import { handsOn } from "../product/hands.ts";
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
