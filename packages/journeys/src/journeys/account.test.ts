import { describe, expect } from "vitest";
import { type Locale, pathIn } from "../language/locale.ts";
import { handsOn, type Person, people, samplePassword, signInAs, stopTime } from "../product/hands.ts";
import { inTurn } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();
const cases: readonly { locale: Locale; who: Person; edition: "PK" | "SA" }[] = [
  { locale: "en", who: people.ayesha, edition: "PK" },
  { locale: "ar", who: people.noura, edition: "SA" },
];
const editionCookie = (edition: string) => ({
  name: "edition",
  value: edition,
  domain: "localhost",
  path: "/",
  secure: true,
  sameSite: "Lax" as const,
});

describe.each(cases)("$locale", ({ locale, who, edition }) => {
  const behavior = inTurn(locale, "en");
  const usual = inTurn(locale, "ar");

  usual("default: a person signs in with a code, and a second one is only sent when the wait is over", async () => {
    const { origin, sandbox } = product();
    await visiting({ locale, origin, device: "phone" }, async ({ page, context, go, complaints }) => {
      const { choose, fill, press, heading, field, button, say } = handsOn(page, locale);
      await context.addCookies([editionCookie(edition)]);
      await stopTime(page);
      await go("/login?return=%2Fsettings");
      await choose("With a code");
      await fill({ "Mobile number": who.local });
      await press("Send the code");
      await heading("Enter the code");
      const first = await sandbox.code(who.phone);
      const again = button("Send it by SMS instead");
      await page.getByText(say("New code, or one by SMS, in")).waitFor();
      expect(await again.count()).toBe(0);
      await page.clock.runFor(30_000);
      expect(await again.count()).toBe(0);
      await sandbox.advance(61_000);
      await page.clock.runFor(31_000);
      await again.click();
      await page.getByText(say("New code, or one by WhatsApp, in")).waitFor();
      const second = await sandbox.code(who.phone);
      expect((await sandbox.messages(who.phone)).at(-1)).toMatchObject({ channel: "sms", code: second });
      expect(second).not.toBe(first);
      // The code before is dead.
      await field("One-time code").fill(first);
      await page.getByText(say("This code is not right")).first().waitFor();
      await field("One-time code").fill(second);
      await heading("Settings");
      await button("Your account").waitFor();
      expect(complaints).toEqual([]);
    });
  });

  usual("default: a person changes their name, and sees it everywhere", async () => {
    const { origin } = product();
    const changed = locale === "ar" ? "نورة بنت سعد" : "Ayesha Khan";
    await visiting({ locale, origin }, async ({ page, context, go, complaints }) => {
      const { press, fill, sees, button } = handsOn(page, locale);
      await context.addCookies([editionCookie(edition)]);
      await go("/login?return=%2Fprofilesettings");
      await signInAs(page, locale, who);
      await press("Edit");
      await fill({ Name: "A1" });
      await press("Save");
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await fill({ Name: changed });
      await press("Save");
      await sees("Your changes are saved.");
      await page.getByRole("main").getByText(changed).first().waitFor();
      await button("Your account").click();
      await page.getByText(changed).nth(1).waitFor();
      await page.keyboard.press("Escape");
      await page.reload();
      await page.getByRole("main").getByText(changed).first().waitFor();
      expect(complaints).toEqual([]);
    });
  });

  usual("default: notifications are told apart, opened, and marked as seen", async () => {
    const { origin } = product();
    await visiting({ locale, origin }, async ({ page, context, go, complaints }) => {
      const { press, sees, say } = handsOn(page, locale);
      await context.addCookies([editionCookie(edition)]);
      await go("/login?return=%2Fnotifications");
      await signInAs(page, locale, who);
      const important = locale === "ar" ? "أضف من يسافر معك" : "Add who travels with you";
      const promotion = locale === "ar" ? "هنزة تكتسي ذهبًا" : "Hunza turns to gold";
      const link = (name: string) => page.getByRole("link", { name, exact: true });
      await link(important).waitFor();
      expect(await link(promotion).count()).toBe(0);
      await page.getByRole("tab", { name: new RegExp(`^${say("Promotions")}`) }).click();
      await link(promotion).waitFor();
      expect(page.url()).toContain("tab=promotion");
      await page.reload();
      await link(promotion).click();
      await page.getByRole("heading", { level: 1, name: promotion }).waitFor();
      await page.goBack();
      await press("Mark all as seen");
      await sees("You are all caught up.");
      await page.reload();
      await sees("You are all caught up.");
      expect(complaints).toEqual([]);
    });
  });

  behavior("behavior: when the service no longer knows the person, they are told and led back", async () => {
    const { origin, sandbox } = product();
    await visiting({ locale, origin }, async ({ page, context, go }) => {
      const { heading, follow } = handsOn(page, locale);
      await context.addCookies([editionCookie(edition)]);
      await go("/login?return=%2Fprofilesettings");
      await signInAs(page, locale, who);
      await handsOn(page, locale).button("Edit").waitFor();
      // Every call: whoever asks first, it is the same person who is not known.
      await sandbox.fault({ point: "before", match: { path: "users/profile" }, fail: { status: 401 } });
      await go("/profilesettings");
      await heading("Session Expired");
      await sandbox.clearFaults();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
        pathIn("/session-expired?return=%2Fprofilesettings", locale),
      );
      await follow("Sign in");
      await heading("Welcome back");
      await signInAs(page, locale, who);
      await heading("Personal Information");
    });
  });

  usual("default: a forgotten password is set anew with a code, and ends the sessions of before", async () => {
    const { origin, sandbox } = product();
    await sandbox.advance(3_600_000);
    await visiting({ locale, origin }, async ({ page, context, go, complaints }) => {
      const { fill, press, heading, field, follow, button, sees } = handsOn(page, locale);
      await context.addCookies([editionCookie(edition)]);
      await go("/login?return=%2Fsettings");
      await follow("Forgot your password?");
      await heading("Forgot your password?");
      await fill({ "Mobile number": who.local });
      await press("Send the code");
      await heading("Enter the code");
      await field("One-time code").fill(await sandbox.code(who.phone));
      await heading("Choose a new password");
      await fill({ Password: "short", "Confirm the password": "short" });
      await press("Save the password");
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await fill({ Password: "new-password-1", "Confirm the password": "new-password-1" });
      await press("Save the password");
      await heading("Your password is set");
      expect(new URL(page.url()).pathname).toBe(pathIn("/reset-success", locale));
      await page.getByRole("main").getByRole("link").first().click();
      await heading("Welcome back");
      await fill({ "Email or mobile number": who.email, Password: samplePassword });
      await press("Sign in");
      await sees("These details do not match");
      await fill({ Password: "new-password-1" });
      await press("Sign in");
      // Where signing in was to lead, through all of it.
      await heading("Settings");
      await button("Your account").waitFor();
      expect(complaints).toEqual([]);
    });
  });
});
