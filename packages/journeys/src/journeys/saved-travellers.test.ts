import { expect, test } from "vitest";
import { locales } from "../language/locale.ts";
import { dayIn } from "../product/days.ts";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { casesInTurn } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();
const typed = (day: string): string => day.split("-").toReversed().join("/");

const cases = casesInTurn(
  "en",
  locales.map((locale) => ({ locale })),
);

test.each(cases)(
  "default: in $locale somebody is saved, put right, offered to a booking, and removed",
  async ({ locale }) => {
    const { origin } = product();
    await visiting({ locale, origin, device: "phone" }, async ({ page, go, complaints }) => {
      const { button, field, fill, follow, heading, press, say, sees } = handsOn(page, locale);
      const row = (name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });
      await go("/login?return=%2Ffnf");
      await signInAs(page, locale, people.ayesha);
      await heading("Friends and Family");
      await row("Bilal Siddiqui").waitFor();

      await follow("Add a traveller");
      await heading("Add a traveller");
      await press("Save the traveller");
      await sees("Please fill out all required fields");
      await field("Title").selectOption("Mrs.");
      await fill({ "First name": "Sana", "Last name": "Mir", "Date of birth": "05/01/1986" });
      await field("Nationality").selectOption("PK");
      await field("Document").selectOption("passport");
      await fill({ "Passport number": "AB1234567", "Date of expiry": typed(dayIn(40)) });
      await field("Issued by").selectOption("PK");
      await press("Save the traveller");
      await heading("Friends and Family");
      await row("Sana Mir").getByText(say("Expires soon: {0}").trim()).waitFor();
      expect(await row("Sana Mir").innerText()).not.toContain("AB1234567");

      await row("Sana Mir").getByRole("link").click();
      await heading("Edit a traveller");
      expect(await field("Passport number").inputValue()).toBe("AB1234567");
      await fill({ "Date of expiry": typed(dayIn(900)) });
      await page.getByLabel(say("Nickname")).fill("Ammi");
      await press("Save the traveller");
      await row("Ammi").getByText(say("valid until {0}").trim()).waitFor();

      await go(
        "/flights/search?trip=one_way&legs=KHI-LHE." + dayIn(20) + "&adults=1&children=0&infants=0&cabin=economy",
      );
      await page.getByRole("main").getByRole("listitem").getByText(say("Choose"), { exact: true }).first().click();
      await page.waitForURL(/itinerary-details/);
      await button("Continue").first().click();
      await heading("Who is travelling?");
      await page.getByRole("button", { name: "Ammi (Sana Mir)" }).click();
      expect(await field("First name").inputValue()).toBe("Sana");

      await go("/fnf");
      await row("Sana Mir").getByRole("button").click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("Remove"), exact: true })
        .click();
      await row("Sana Mir").waitFor({ state: "detached" });
      await page.reload();
      await row("Bilal Siddiqui").waitFor();
      expect(await row("Sana Mir").count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  },
);
