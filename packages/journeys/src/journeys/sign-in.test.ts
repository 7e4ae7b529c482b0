import { describe, expect, test } from "vitest";
import { locales, pathIn } from "../language/locale.ts";
import { handsOn, people, samplePassword, signInAs } from "../product/hands.ts";
import { inTurn } from "../product/in-turn.ts";
import { visiting } from "../product/visit.ts";

const here = (url: string) => new URL(url).pathname + new URL(url).search;

describe.each(locales)("%s", (locale) => {
  const behavior = inTurn(locale, "ar");

  test("default: a guarded page leads to the sign-in and, once in, to where the person was going", async () => {
    await visiting(
      { locale, device: locale === "ar" ? "phone" : "desktop" },
      async ({ page, context, go, complaints }) => {
        const { heading, field, button, press } = handsOn(page, locale);
        await go("/settings");
        expect(here(page.url())).toBe(pathIn("/login?return=%2Fsettings", locale));
        await heading("Welcome back");
        await field("Email or mobile number").fill(people.ayesha.email);
        await field("Password").fill(samplePassword);
        await press("Sign in");
        await heading("Settings");
        expect(here(page.url())).toBe(pathIn("/settings", locale));
        await page.getByRole("main").getByText(people.ayesha.email).waitFor();
        await button("Your account").waitFor();

        const session = (await context.cookies()).find(({ name }) => name.includes("session"));
        expect(session).toMatchObject({
          name: "__Host-safar-session",
          httpOnly: true,
          secure: true,
          sameSite: "Lax",
          path: "/",
          expires: -1,
        });
        // Nothing that opens the account is within reach of a script.
        const reachable = await page.evaluate(
          () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
        );
        expect(reachable).not.toContain(session?.value);

        // The sign-in page is not for somebody who is in.
        await page.goto(page.url().replace("/settings", "/login?return=%2Fpreferences"));
        expect(here(page.url())).toBe(pathIn("/preferences", locale));
        expect(complaints).toEqual([]);
      },
    );
  });

  behavior("behavior: a wrong password says so, and keeps what was typed", async () => {
    await visiting({ locale }, async ({ page, go, complaints }) => {
      const { sees, field, press, fill } = handsOn(page, locale);
      await go("/login");
      await fill({ "Email or mobile number": `nobody.${locale}@safar.example`, Password: "not-the-password" });
      await press("Sign in");
      await sees("These details do not match");
      expect(await field("Email or mobile number").inputValue()).toBe(`nobody.${locale}@safar.example`);
      expect(await field("Password").inputValue()).toBe("not-the-password");
      // It is told aloud, and it is not told whether the account exists.
      expect(await page.getByRole("alert").count()).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
    });
  });

  behavior("behavior: an empty form names both fields, and focus is on the list of them", async () => {
    await visiting({ locale }, async ({ page, go }) => {
      const { press, sees, field } = handsOn(page, locale);
      await go("/login");
      await press("Sign in");
      await sees("Please fill out all required fields");
      for (const label of ["Email or mobile number", "Password"]) {
        expect(await field(label).getAttribute("aria-invalid")).toBe("true");
      }
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
        await page.getByText(handsOn(page, locale).say("Please fill out all required fields")).first().textContent(),
      );
    });
  });

  behavior("behavior: signing out ends the session in every tab", async () => {
    await visiting({ locale }, async ({ page, context, go }) => {
      const { button, heading } = handsOn(page, locale);
      await go("/login?return=%2Fsettings");
      await signInAs(page, locale, people.ayesha);
      const session = (await context.cookies()).find(({ name }) => name.includes("session"));

      const other = await context.newPage();
      await other.goto(page.url());
      await handsOn(other, locale).button("Your account").waitFor();

      await button("Your account").click();
      await page.getByRole("menuitem", { name: handsOn(page, locale).say("Logout"), exact: true }).click();
      await page.waitForURL((url) => url.pathname === pathIn("/", locale));
      await other.waitForURL((url) => /\/(?:login|session-expired)$/.test(url.pathname));
      await handsOn(other, locale).button("Your account").waitFor({ state: "detached" });
      expect((await context.cookies()).some(({ name }) => name.includes("session"))).toBe(false);

      // The id itself is dead, not just forgotten.
      await context.addCookies([{ ...session, value: session?.value ?? "", name: session?.name ?? "" }]);
      await go("/settings");
      await heading("Session Expired");
      expect(here(page.url())).toBe(pathIn("/session-expired?return=%2Fsettings", locale));
    });
  });
});

test("behavior: a remembered person stays for thirty days", async () => {
  await visiting({}, async ({ page, context, go }) => {
    const { say, button } = handsOn(page, "en");
    await go("/login");
    await page.getByRole("checkbox", { name: say("Remember me") }).check({ force: true });
    await signInAs(page, "en", people.noura);
    await button("Your account").waitFor();
    const session = (await context.cookies()).find(({ name }) => name.includes("session"));
    const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(30);
  });
});

test("behavior: every sign-in makes a session of its own, and a planted id is worth nothing", async () => {
  await visiting({}, async ({ page, context, go }) => {
    const planted = "planted-by-somebody-else-0000000000000000000";
    const name = "__Host-safar-session";
    const value = async () => (await context.cookies()).find((cookie) => cookie.name === name)?.value;
    await context.addCookies([
      { name, value: planted, domain: "localhost", path: "/", httpOnly: true, secure: true, sameSite: "Lax" },
    ]);
    await go("/login");
    await signInAs(page, "en", people.ayesha);
    const first = await value();
    expect(first).not.toBe(planted);
    const { button, say } = handsOn(page, "en");
    await button("Your account").click();
    await page.getByRole("menuitem", { name: say("Logout"), exact: true }).click();
    await page
      .getByRole("link", { name: say("Sign in"), exact: true })
      .first()
      .waitFor();
    await go("/login");
    await signInAs(page, "en", people.ayesha);
    const second = await value();
    expect(new Set([planted, first, second]).size).toBe(3);
    expect(second?.length).toBeGreaterThanOrEqual(43);
  });
});

test("behavior: the whole sign-in is done from the keyboard", async () => {
  await visiting({}, async ({ page, go }) => {
    const { heading, field, button } = handsOn(page, "en");
    await go("/login?return=%2Fsettings");
    let strokes = 0;
    const hit = async (key: string) => {
      strokes += 1;
      await page.keyboard.press(key);
    };
    const isOn = (label: string) => field(label).evaluate((element) => element === document.activeElement);
    const tabTo = async (label: string) => {
      for (let tabs = 0; tabs < 20 && !(await isOn(label)); tabs++) await hit("Tab");
    };
    await tabTo("Email or mobile number");
    await page.keyboard.type(people.ayesha.email);
    const toPassword = strokes;
    await tabTo("Password");
    await page.keyboard.type(samplePassword);
    await hit("Enter");
    await heading("Settings");
    await button("Your account").waitFor();
    console.info(`keystrokes to sign in, beside what is typed: ${strokes} (${toPassword} to reach the first field)`);
    // Each vertical in the header is one more to go by, and so is what is saved.
    expect(strokes).toBeLessThanOrEqual(18);
  });
});

test("behavior: social sign-in is not offered where it is not configured", async () => {
  await visiting({}, async ({ page, go }) => {
    await go("/login");
    expect(
      await page
        .getByRole("main")
        .getByText(/google|apple/i)
        .count(),
    ).toBe(0);
    for (const provider of ["google", "apple"]) {
      expect((await page.request.get(`${new URL(page.url()).origin}/api/auth/${provider}`)).status()).toBe(404);
    }
  });
});
