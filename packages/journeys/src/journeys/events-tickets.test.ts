import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Locale } from "../language/locale.ts";
import { checkoutHands } from "../product/checkout-hands.ts";
import { handsOn, people, signInAs } from "../product/hands.ts";
import { casesInTurn } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { pressOn } from "../product/touch.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

const ticketHands = (page: Page, locale: Locale) => {
  const { say } = handsOn(page, locale);
  const isolated = (name: string) => `\u2068${name}\u2069`;
  /** How the ticket of somebody is sent, opened where it is shut. */
  const formOf = async (name: string) => {
    const form = page.getByRole("form", { name: say("Send the ticket of {whose}", { whose: isolated(name) }) });
    if (!(await form.isVisible()))
      await pressOn(
        page
          .getByRole("region", { name: say("Tickets, one code for each") })
          .locator("summary")
          .filter({ hasText: name }),
      );
    return form;
  };
  return {
    send: async (name: string, email: string) => {
      const form = await formOf(name);
      await form.getByRole("textbox", { name: say("Email") }).fill(email);
      await pressOn(form.getByRole("button", { name: say("Send the ticket"), exact: true }));
      return form;
    },
    /** The codes that stand beside the tickets. */
    codes: async () => {
      const list = page.getByRole("region", { name: say("Tickets, one code for each") }).getByRole("listitem");
      await expect.poll(() => list.count()).toBe(2);
      const shown = await list.locator("bdi[dir=ltr]").allInnerTexts();
      return shown.filter((text) => /^[A-Z2-9]{10}$/.test(text));
    },
  };
};

const codesTo = async (email: string) =>
  (await product().sandbox.messages(email)).map(({ attachment }) => attachment?.code);

const cases = casesInTurn("en", [
  { locale: "en", device: "desktop" },
  { locale: "ar", device: "phone" },
] as const);

test.each(cases)(
  "default: in $locale each attendee's ticket goes to them by itself, and again to whoever it is sent to",
  async ({ locale, device }) => {
    await visiting({ locale, device, origin: product().origin }, async ({ complaints, go, page }) => {
      const { button, field, fill, heading, link, press, say, sees } = handsOn(page, locale);
      const hands = checkoutHands(page, locale, "event");
      const tickets = ticketHands(page, locale);
      const main = page.getByRole("main");
      const at = (name: string) => `${name}.${locale}@example.com`;
      await go("/events/padel-masters-karachi");
      await link("Choose passes").click();
      await heading("Choose your passes");
      const more = main.getByRole("button", { name: new RegExp(`^${say("One more: {name}").split("{")[0]}`) }).first();
      await more.click();
      await more.click();
      await button("Continue").click();

      await heading("Who is going?");
      for (const [index, [first, email]] of [
        ["Sara", at("sara")],
        ["Omar", at("omar")],
      ].entries()) {
        await field("First name")
          .nth(index)
          .fill(first ?? "");
        await field("Last name").nth(index).fill("Malik");
        await field("Email")
          .nth(index)
          .fill(email ?? "");
      }
      await field("Email").nth(2).fill(at("hamza"));
      await page.getByRole("textbox", { name: say("Mobile number") }).fill("03001234567");
      await hands.toReview();
      await hands.toPayment();
      await hands.payByCard();
      const uuid = await hands.bookingPaid();
      await sees("Your passes are booked");
      await sees("Tickets are sent to each person, at the email that was given for them.");

      await go(`/event/booking-detail/${uuid}`);
      const [mine = "", other = ""] = await tickets.codes();
      expect(await codesTo(at("sara"))).toEqual([mine]);
      expect(await codesTo(at("omar"))).toEqual([other]);

      // A bad address is refused where it was typed, and stays to be put right.
      const form = await tickets.send("Sara Malik", "aunt@");
      await sees("Please enter a valid email address");
      expect(await form.getByRole("textbox").inputValue()).toBe("aunt@");
      await tickets.send("Sara Malik", at("aunt"));
      await form.getByText(at("aunt")).waitFor();
      expect(await codesTo(at("aunt"))).toEqual([mine]);
      const [letter] = await product().sandbox.messages(at("aunt"));
      for (const hidden of [other, "Omar", at("hamza"), uuid]) expect(letter?.text).not.toContain(hidden);
      expect(await codesTo(at("omar"))).toEqual([other]);

      // Whoever it is given to has a code of their own, and what was sent before is said to count no more.
      await page.getByRole("tab", { name: say("Manage your booking") }).click();
      await pressOn(page.getByRole("tabpanel").locator("summary").filter({ hasText: "Sara Malik" }));
      await fill({ "First name": "Zara", "Last name": "Khan" });
      await press("Change the name");
      await sees("The ticket has its new name, and a new code");
      await page.getByRole("tab", { name: say("Overview") }).click();
      await page
        .getByText(
          new RegExp(
            say("What was sent to <0>{email}</0> is no longer valid: the ticket has a new code. Send it again.").split(
              "</0>",
            )[1] ?? "",
          ),
        )
        .waitFor();
      await tickets.send("Zara Khan", at("zara"));
      await expect.poll(() => codesTo(at("zara"))).toHaveLength(1);
      const [now] = await tickets.codes();
      expect(now).not.toBe(mine);
      expect(await codesTo(at("zara"))).toEqual([now]);
      expect(complaints).toEqual([]);
    });
  },
);

test("behavior: an answer that is lost is said as it is, and what is asked for again is sent once", async () => {
  await visiting({ locale: "en", origin: product().origin }, async ({ go, page }) => {
    const { sees } = handsOn(page, "en");
    const tickets = ticketHands(page, "en");
    const { sandbox } = product();
    const order = (await sandbox.rows("orders")).find(
      ({ contact, title }) => title === "The Well" && JSON.stringify(contact).includes(people.ayesha.email),
    );
    await go("/login");
    await signInAs(page, "en", people.ayesha);
    await go(`/event/booking-detail/${String(order?.["uuid"])}`);
    await tickets.codes();
    await sandbox.fault({ point: "before", match: { call: "P029" }, times: 1, fail: { status: 503 } });
    const form = await tickets.send("Ayesha Siddiqui", "lost@example.com");
    await sees("Safar is under maintenance");
    expect(await codesTo("lost@example.com")).toEqual([]);
    await sandbox.fault({ point: "afterCommit", match: { call: "P029" }, times: 1, fail: { drop: true } });
    await tickets.send("Ayesha Siddiqui", "lost@example.com");
    await sees("We do not know whether it went through");
    await tickets.send("Ayesha Siddiqui", "lost@example.com");
    await form.getByText("lost@example.com").waitFor();
    expect(await codesTo("lost@example.com")).toHaveLength(1);
  });
});
