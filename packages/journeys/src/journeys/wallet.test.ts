import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Locale } from "../language/locale.ts";
import { handsOn, type Person, people, signInAs } from "../product/hands.ts";
import { inTurn } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { type Device, type Visit, visiting } from "../product/visit.ts";

const product = ownProduct();

type Case = {
  readonly locale: Locale;
  readonly device: Device;
  readonly who: Person;
  readonly edition: "PK" | "SA";
  readonly add: string;
  readonly added: RegExp;
  readonly withdraw: string;
  readonly net: RegExp;
  readonly bank: string;
  readonly iban: string;
  readonly points: RegExp;
};

const cases: readonly Case[] = [
  {
    locale: "en",
    device: "desktop",
    who: people.ayesha,
    edition: "PK",
    add: "2,500",
    added: /Rs\s62,500/,
    withdraw: "10000",
    net: /Rs\s9,925/,
    bank: "SCBL",
    iban: "pk36 scbl 0000 0011 2345 6702",
    points: /3,200 points/,
  },
  {
    locale: "ar",
    device: "phone",
    who: people.noura,
    edition: "SA",
    add: "٢٥٠",
    added: /2,100\sر\.س/,
    withdraw: "٥٠٠",
    net: /\b495\sر\.س/,
    bank: "80",
    iban: "SA03 8000 0000 6080 1016 7519",
    points: /8,600 نقطة/,
  },
];

const codePath = /^\/(?:ar\/)?wallet\/verify-otp\/[0-9a-f-]{36}$/;

describe.each(cases)("$locale", ({ locale, device, who, edition, add, added, withdraw, net, bank, iban, points }) => {
  const behavior = inTurn(locale, "ar");
  const usual = inTurn(locale, "en");

  /** A visit of somebody who has signed in on the way to a page. */
  const signedIn = (path: string, journey: (visit: Visit) => Promise<void>) =>
    visiting({ locale, device, origin: product().origin }, async (visit) => {
      const cookie = { name: "edition", value: edition, domain: "localhost", path: "/", secure: true } as const;
      await visit.context.addCookies([{ ...cookie, sameSite: "Lax" }]);
      await visit.go(`/login?return=${encodeURIComponent(path)}`);
      await signInAs(visit.page, locale, who);
      await journey(visit);
    });

  const hands = (page: Page) => {
    const { say, ...others } = handsOn(page, locale);
    const amount = () => page.getByLabel(new RegExp(`^${say("Amount in {currency}", { currency: "" })}`));
    return {
      ...others,
      say,
      amount,
      shows: (words: RegExp) => page.getByText(words).first().waitFor(),
      toSummary: async () => {
        await others.heading("Withdraw cash");
        await amount().fill(withdraw);
        await others.press("Continue");
        // The one that is kept is chosen already; one of the two languages writes another.
        if (locale === "en") {
          await page.getByRole("radio", { name: say("Another bank account") }).check({ force: true });
          await others.field("Bank").selectOption(bank);
          const { fill } = others;
          await fill({ IBAN: iban, "Account title": "Ayesha Siddiqui" });
        }
        await others.press("Continue");
        await others.heading("Your withdrawal");
        await others.button("Confirm and get a code").waitFor();
      },
    };
  };

  usual("default: cash is added with a saved card, and is in the wallet", async () => {
    await signedIn("/wallet", async ({ page, complaints }) => {
      const { heading, follow, amount, press, shows } = hands(page);
      await heading("My Wallet");
      await follow("Add cash");
      await heading("Add cash");
      await amount().fill("0");
      await press("Continue to payment");
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await amount().fill(add);
      await press("Continue to payment");
      await page.locator('input[name="method"][value="saved_card"]').check({ force: true });
      const pay = page.getByRole("button", { name: locale === "ar" ? /^ادفع|^دفع/ : /^Pay / }).first();
      await pay.waitFor();
      // A reload goes on with the same order.
      const address = page.url();
      await page.reload();
      expect(page.url()).toBe(address);
      await page.locator('input[name="method"][value="saved_card"]').check({ force: true });
      await pay.click();
      await heading("Payment received");
      await follow("Back to my wallet");
      await heading("My Wallet");
      await shows(added);
      expect(complaints).toEqual([]);
    });
  });

  usual(
    "default: cash is withdrawn with a code; a reload keeps the step, and it can be followed to its end",
    async () => {
      const { sandbox } = product();
      await signedIn("/wallet/withdraw-cash", async ({ page, go, complaints }) => {
        const { heading, press, field, fill, amount, sees, shows, say, button } = hands(page);
        await heading("Withdraw cash");
        await amount().fill("1");
        await press("Continue");
        await page.locator('[aria-invalid="true"]').first().waitFor();
        await amount().fill(withdraw);
        await press("Continue");
        await page.getByRole("radio", { name: say("Another bank account") }).check({ force: true });
        await fill({ IBAN: iban.replace(/\d$/, "0"), "Account title": "Ayesha Siddiqui" });
        // An IBAN names its bank.
        expect(await field("Bank").inputValue()).toBe(bank);
        await press("Continue");
        await page.locator('[aria-invalid="true"]').first().waitFor();
        await page.reload();
        expect(await field("Account title").inputValue()).toBe("Ayesha Siddiqui");
        await fill({ IBAN: iban });
        await press("Continue");
        await heading("Your withdrawal");
        await shows(net);
        await page.reload();
        await press("Confirm and get a code");
        await heading("Enter the code");
        expect(new URL(page.url()).pathname).toMatch(codePath);
        const code = await sandbox.code(who.phone);
        await page.reload();
        await field("One-time code").waitFor();
        expect(new URL(page.url()).pathname).toMatch(codePath);
        expect(await sandbox.code(who.phone)).toBe(code);
        await field("One-time code").fill(code === "000000" ? "000001" : "000000");
        await page.getByText(say("This code is not right")).first().waitFor();
        // Its boxes stand where they stood.
        expect(await field("One-time code").evaluate(({ parentElement }) => parentElement?.scrollLeft)).toBe(0);
        await field("One-time code").fill(code);
        await sees("Your withdrawal is submitted");
        const mine = (await sandbox.rows("withdrawals")).filter(({ bank: name }) => name !== undefined);
        expect(mine.filter(({ status }) => status === "pending")).toHaveLength(1);
        // The bank has it in minutes; the page learns of it by itself or when it is asked.
        await sandbox.advance(3 * 60_000);
        await go("/wallet/withdrawals");
        await sees("On its way to the bank");
        await sandbox.advance(11 * 60_000);
        await page.reload();
        await page.getByRole("main").getByText(say("Paid out"), { exact: true }).first().waitFor();
        await button("Your account").waitFor();
        expect(complaints).toEqual([]);
      });
    },
  );

  behavior("behavior: a second tab shows the same withdrawal and follows what the first one does", async () => {
    const { sandbox } = product();
    await sandbox.advance(120_000);
    await signedIn("/wallet/withdraw-cash", async ({ page, context, complaints }) => {
      const first = hands(page);
      await first.toSummary();
      await first.press("Confirm and get a code");
      await first.field("One-time code").waitFor();
      const other = await context.newPage();
      const second = hands(other);
      // Hints come in once its connection has joined the person's channel.
      const joined = other
        .waitForEvent("websocket")
        .then((socket) =>
          socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes("subscription_succeeded")),
        );
      await other.goto(
        new URL(locale === "ar" ? "/ar/wallet/withdraw-cash" : "/wallet/withdraw-cash", page.url()).href,
      );
      await second.sees("This withdrawal is waiting for you");
      await joined;
      await first.press("Cancel the withdrawal");
      await first.sees("This withdrawal is cancelled");
      await second.sees("This withdrawal is cancelled");
      expect(complaints).toEqual([]);
    });
  });

  behavior("behavior: when the answer to a request is lost, it is asked about and never sent twice", async () => {
    const { sandbox } = product();
    await sandbox.advance(120_000);
    const before = (await sandbox.rows("withdrawals")).length;
    await signedIn("/wallet/withdraw-cash", async ({ page }) => {
      const { toSummary, press, field, sees } = hands(page);
      await toSummary();
      // The list that is read just before, then the request itself, whose answer never comes.
      await sandbox.fault({ point: "afterCommit", match: { call: "C094" }, nth: 2, times: 1, fail: { drop: true } });
      await press("Confirm and get a code");
      await field("One-time code").waitFor();
      await sandbox.clearFaults();
      expect(await sandbox.rows("withdrawals")).toHaveLength(before + 1);
      await press("Cancel the withdrawal");
      await sees("This withdrawal is cancelled");
    });
  });

  usual("default: points are redeemed once and a voucher after them", async () => {
    await signedIn("/wallet/redeem-points", async ({ page, complaints }) => {
      const { heading, press, field, follow, sees, shows, say } = hands(page);
      await heading("Redeem points");
      await page
        .getByRole("button", { name: new RegExp(`^${say("Choose")} `) })
        .first()
        .click();
      // A reload keeps the choice.
      await page.reload();
      await press("Redeem now");
      await sees("Your points are redeemed");
      await field("Voucher code").fill("gift500");
      await press("Redeem the voucher");
      await sees("Your voucher is redeemed: its credits are in your wallet.");
      await follow("Back to my wallet");
      await heading("My Wallet");
      await shows(points);
      expect(complaints).toEqual([]);
    });
  });

  usual("default: a bank account is saved, verified by its code, and removed", async () => {
    const { sandbox } = product();
    await sandbox.advance(120_000);
    await signedIn("/wallet/account-details", async ({ page, complaints }) => {
      const { heading, press, field, fill, sees, say, button } = hands(page);
      await heading("Saved accounts");
      await page.getByText(say("Add a bank account"), { exact: true }).click();
      await field("Bank").selectOption(bank);
      await fill({ IBAN: iban, "Account title": "Ayesha Siddiqui" });
      await press("Save and verify");
      await heading("Enter the code");
      await page.reload();
      await field("One-time code").fill(await sandbox.code(who.phone));
      await heading("Saved accounts");
      const ending = iban.replaceAll(" ", "").slice(-4);
      const kept = page.getByRole("listitem").filter({ hasText: ending });
      await kept.getByText(say("Verified"), { exact: true }).waitFor();
      await kept.getByRole("button", { name: new RegExp(ending) }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("Remove"), exact: true })
        .click();
      await kept.waitFor({ state: "detached" });
      await button("Your account").waitFor();
      await sees("Saved accounts");
      expect(complaints).toEqual([]);
    });
  });
});
