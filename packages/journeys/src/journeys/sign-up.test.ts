import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { locales } from "../language/locale.ts";
import { handsOn, people } from "../product/hands.ts";
import { sandbox } from "../product/sandbox.ts";
import { visiting } from "../product/visit.ts";

const newcomers = {
  en: { name: "Hamza Qureshi", email: "hamza@safar.example", local: "3219876501", phone: "+923219876501" },
  ar: { name: "سارة العتيبي", email: "sara@safar.example", local: "3219876502", phone: "+923219876502" },
} as const;

const yearsAgo = (years: number, days: number): string => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() + days);
  return day.toISOString().slice(0, 10).split("-").toReversed().join("/");
};

describe.each(locales)("%s", (locale) => {
  const { name, email, local, phone } = newcomers[locale];

  test("behavior: twelve is too young, with its sentence; everything typed stays", async () => {
    await visiting({ locale, device: "phone" }, async ({ page, go }) => {
      const { fill, press, field, say } = handsOn(page, locale);
      await go("/signup");
      const typed = { "Full name": name, Email: email, "Mobile number": local, "Date of birth": yearsAgo(13, 2) };
      await fill(typed);
      await press("Continue");
      await page
        .getByText(say("Age should be {0} or above", { "0": "13" }))
        .first()
        .waitFor();
      for (const [label, value] of Object.entries(typed)) expect(await field(label).inputValue()).toBe(value);
      expect(await field("Date of birth").getAttribute("aria-invalid")).toBe("true");
      expect(await field("Date of birth").evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  test("behavior: what is wrong is in sight below the header, with the title or with the field, and the focus on it is plain", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      const { press, field, say } = handsOn(page, locale);
      await go("/signup");
      const headerEnds = await page
        .locator("header")
        .first()
        .evaluate((header) => header.getBoundingClientRect().bottom);
      const top = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top);
      await press("Continue");
      await page.getByRole("alert", { name: say("Please fill out all required fields") }).waitFor();
      expect(await top(page.getByRole("heading", { level: 1 }))).toBeGreaterThan(headerEnds);
      for (const label of ["Full name", "Date of birth"]) {
        await page.evaluate((to) => window.scrollTo(0, to), label === "Full name" ? 9999 : 0);
        await field(label).focus();
        const of = page.locator("label", { hasText: say(label) }).first();
        expect(await top(of), label).toBeGreaterThan(headerEnds);
        expect(await top(field(label)), label).toBeLessThan(700);
        const ring = await field(label).evaluate((control) => {
          const { outlineStyle, outlineWidth, outlineOffset, outlineColor, borderTopColor } = getComputedStyle(
            control.parentElement ?? control,
          );
          return { outlineStyle, outlineWidth, outlineOffset, isApart: outlineColor !== borderTopColor };
        });
        expect(ring).toEqual({ outlineStyle: "solid", outlineWidth: "2px", outlineOffset: "2px", isApart: true });
      }
    });
  });

  test("behavior: one press says all that is wrong, also where the field that is left for it finds something", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      const { fill, field, button, say } = handsOn(page, locale);
      await go("/signup");
      await fill({ Email: "nobody" });
      await field("Date of birth").pressSequentially("31021990");
      // A hand takes its time, and is at the button's edge when something moves.
      await button("Continue").click({ position: { x: 40, y: 4 }, delay: 100 });
      await page.getByRole("alert", { name: say("Please correct the following") }).waitFor();
    });
  });

  test("behavior: an email address that has an account is told at its field, and another one is all that is asked for", async () => {
    await visiting({ locale, device: "phone" }, async ({ page, go, complaints }) => {
      const { fill, press, field, button, heading, sees, say } = handsOn(page, locale);
      const phone = locale === "en" ? "+923219876506" : "+923219876507";
      const another = `another.${email}`;
      await go("/signup");
      await fill({ "Full name": name, Email: people.ayesha.email, "Mobile number": phone.slice(3) });
      await fill({ "Date of birth": "05/05/1990" });
      await press("Continue");
      await fill({ Password: "a-good-password", "Confirm the password": "a-good-password" });
      await press("Create the account");
      await heading("Enter the code");
      await field("One-time code").fill(await sandbox().code(phone));
      await heading("Enter another email address");
      await sees("This email address has an account already");
      await page.reload();
      await heading("Enter another email address");
      expect(await field("Email").inputValue()).toBe(people.ayesha.email);
      await fill({ Email: another });
      await press("Create the account");
      await button("Your account").waitFor();
      await page
        .getByRole("region", { name: say("Notices") })
        .getByText(name)
        .waitFor();
      expect(await sandbox().messages(phone)).toHaveLength(1);
      expect(complaints).toEqual([]);
    });
  });

  test("default: a newcomer signs up, confirms the number with the code, and is in", async () => {
    await visiting({ locale }, async ({ page, go, complaints }) => {
      const { fill, press, field, button, heading, say } = handsOn(page, locale);
      await go("/signup?return=%2Fprofilesettings");
      await fill({ "Full name": name, Email: email, "Mobile number": local, "Date of birth": yearsAgo(13, -2) });
      await press("Continue");
      await heading("Choose a password");
      await page.getByRole("main").getByText(email).waitFor();
      await fill({ Password: "a-good-password", "Confirm the password": "another" });
      await press("Create the account");
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await fill({ "Confirm the password": "a-good-password" });
      await press("Create the account");
      await heading("Enter the code");
      const code = await sandbox().code(phone);
      expect((await sandbox().messages(phone)).at(-1)).toMatchObject({ channel: "whatsapp" });
      await field("One-time code").fill(code);
      await heading("Personal Information");
      await button("Your account").waitFor();
      await page
        .getByRole("region", { name: say("Notices") })
        .getByText(name)
        .waitFor();
      await page.getByRole("main").getByText(email).waitFor();
      expect(complaints).toEqual([]);
    });
  });
});

test.each(locales)(
  "behavior: in %s the browser's buttons, a reload and the way to change it lead from step to step, with what was typed",
  async (locale) => {
    await visiting({ locale, device: "phone" }, async ({ page, go, complaints }) => {
      const { fill, press, follow, field, heading } = handsOn(page, locale);
      const { name } = newcomers[locale];
      const email = `back.and.on.${locale}@example.com`;
      const phone = locale === "en" ? "+923219876504" : "+923219876505";
      const details = {
        "Full name": name,
        Email: email,
        "Mobile number": `0${phone.slice(3)}`,
        "Date of birth": "05/05/1990",
      };
      const seesDetails = async () => {
        await heading("Create an account");
        for (const [label, value] of Object.entries(details))
          expect(await field(label).inputValue(), label).toBe(value);
      };
      await go("/login?return=%2Fsettings");
      await follow("Create an account");
      await fill(details);
      await press("Continue");
      await heading("Choose a password");
      await page.waitForURL(/step=password/);
      await page.reload();
      await heading("Choose a password");
      await page.getByRole("main").getByText(email).waitFor();
      await page.goBack();
      await seesDetails();
      await page.goForward();
      await heading("Choose a password");
      await follow("Change");
      await seesDetails();
      await press("Continue");
      await fill({ Password: "a-good-password", "Confirm the password": "a-good-password" });
      await press("Create the account");
      await heading("Enter the code");
      await page.goBack();
      await heading("Choose a password");
      expect(await field("Password").inputValue()).toBe("");
      // The code that was sent is found again by the browser's button, by its link, and by what is sent once more.
      await page.goForward();
      await heading("Enter the code");
      await press("Change the number");
      await heading("Change the number");
      await page.reload();
      await heading("Change the number");
      await page.goBack();
      await heading("Enter the code");
      await page.reload();
      await heading("Enter the code");
      await page.goBack();
      await heading("Choose a password");
      await page.goBack();
      await seesDetails();
      await page.goForward();
      await heading("Choose a password");
      await page.reload();
      await follow("Enter the code");
      await heading("Enter the code");
      await press("Back");
      await heading("Choose a password");
      // What was changed is sent before the code is entered, wherever the browser's button leads.
      await follow("Change");
      await fill({ "Full name": `${name} ${name}` });
      await press("Continue");
      await heading("Choose a password");
      for (let steps = 0; steps < 2; steps++) {
        await page.goBack();
        await heading(steps === 0 ? "Create an account" : "Choose a password");
      }
      await page.goBack();
      await page.waitForURL(/step=password/);
      await heading("Choose a password");
      await fill({ Password: "another-password", "Confirm the password": "another-password" });
      await press("Create the account");
      await heading("Enter the code");
      expect(await sandbox().messages(phone)).toHaveLength(1);
      await field("One-time code").fill(await sandbox().code(phone));
      await heading("Settings");
      expect(complaints).toEqual([]);
    });
  },
);

test("behavior: a wrong code says how many tries are left, and the right one still works", async () => {
  await visiting({}, async ({ page, go }) => {
    const { fill, press, field, button, heading, sees } = handsOn(page, "en");
    await go("/signup");
    const phone = "+923219876503";
    await fill({
      "Full name": "Bilal Ahmed",
      Email: "bilal@safar.example",
      "Mobile number": phone.slice(3),
      "Date of birth": "05/05/1990",
    });
    await press("Continue");
    await fill({ Password: "a-good-password", "Confirm the password": "a-good-password" });
    await press("Create the account");
    await heading("Enter the code");
    const code = await sandbox().code(phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    await field("One-time code").fill(wrong);
    await sees("This code is not right. 4 tries are left.");
    await field("One-time code").fill(code);
    await button("Your account").waitFor();
  });
});
