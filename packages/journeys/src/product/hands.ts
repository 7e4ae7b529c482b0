import type { Locator, Page } from "playwright-core";
import type { Locale } from "../language/locale.ts";
import { wordsIn } from "../language/words.ts";
import { pressOn } from "./touch.ts";
import type { Device } from "./visit.ts";

/** What is typed to find a place, and what it is called among those found. */
export type TypedPlace = { readonly typed: string; readonly shown: string | RegExp };

/** What a person does on a page, by what it says to them in their language. Everything is named by its English words. */
export const handsOn = (page: Page, locale: Locale) => {
  const say = wordsIn(locale);
  const button = (name: string): Locator => page.getByRole("button", { name: say(name), exact: true });
  const link = (name: string): Locator => page.getByRole("link", { name: say(name), exact: true });
  const field = (label: string): Locator =>
    page
      .getByLabel(say(label), { exact: true })
      .and(page.locator("input:not([type=radio]):not([type=checkbox]), textarea, select"))
      // A form that is not in sight has fields of the same name.
      .filter({ visible: true });
  return {
    say,
    button,
    link,
    field,
    /** Waits for the page's heading, whichever of these it is, and until the line that says that a page is coming has gone. */
    heading: async (first: string, ...others: readonly string[]): Promise<void> => {
      const headed = (name: string) => page.getByRole("heading", { level: 1, name: say(name), exact: true });
      await others.reduce((any, name) => any.or(headed(name)), headed(first)).waitFor();
      await page.locator("[data-coming]").waitFor({ state: "detached" });
    },
    sees: (words: string): Promise<void> => page.getByText(say(words), { exact: true }).first().waitFor(),
    fill: async (values: Readonly<Record<string, string>>): Promise<void> => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value);
    },
    choose: (name: string): Promise<void> =>
      page.getByRole("radio", { name: say(name), exact: true }).check({ force: true }),
    /** Finds a place by what is typed: in the field on a desktop, in the sheet that its button opens on a phone. */
    findPlace: async (device: Device, label: string, { typed, shown }: TypedPlace): Promise<void> => {
      if (device === "phone") await pressOn(page.getByRole("button", { name: new RegExp(`^${say(label)}:`) }));
      const role = device === "phone" ? "searchbox" : "combobox";
      await page.getByRole(role, { name: say(label), exact: true }).fill(typed);
      await pressOn(page.getByRole("option", { name: shown }).first());
    },
    press: (name: string): Promise<void> => pressOn(button(name)),
    follow: (name: string): Promise<void> => pressOn(link(name).first()),
  };
};

/**
 * Time stands still on this page and is only wound on, by `page.clock`. Call it before the page is opened: what it counts down does
 * not run out while a busy machine takes its time. A page draws the last of itself within half a second of its own time.
 */
export const stopTime = async ({ clock }: Page): Promise<void> => {
  const now = Date.now();
  // Time goes on between the two, and cannot be stopped in the past.
  await clock.install({ time: now - 60_000 });
  await clock.pauseAt(now);
};

/** Whom the sandbox knows from the start. What changes them belongs in a file with a product of its own. */
export const people = {
  ayesha: { name: "Ayesha Siddiqui", email: "ayesha@safar.example", phone: "+923001234567", local: "3001234567" },
  noura: { name: "نورة القحطاني", email: "noura@safar.example", phone: "+966512345678", local: "512345678" },
} as const;

export type Person = (typeof people)[keyof typeof people];

export const samplePassword = "safar-2026";

/** Signs in on the sign-in page that is open, and waits until the person is known there. */
export const signInAs = async (page: Page, locale: Locale, { email }: Pick<Person, "email">): Promise<void> => {
  const { fill, press, button } = handsOn(page, locale);
  await fill({ "Email or mobile number": email, Password: samplePassword });
  await press("Sign in");
  await button("Your account").waitFor();
};
