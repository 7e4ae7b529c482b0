import type { Locator, Page } from "playwright-core";
import type { Locale } from "../language/locale.ts";
import { handsOn } from "./hands.ts";

const people = [
  ["Hamza", "Khan", "4210112345671"],
  ["Bilal", "Khan", "4210112345673"],
] as const;

/** Who rides, each with their CNIC, and how to reach them. */
export const fillWithCnic = async (page: Page, locale: Locale, count: number, lastName?: string): Promise<void> => {
  const { field, fill, say } = handsOn(page, locale);
  for (const [place, [first, last, cnic]] of people.slice(0, count).entries()) {
    await field("Title").nth(place).selectOption({ index: 1 });
    await field("First name").nth(place).fill(first);
    await field("Last name")
      .nth(place)
      .fill(lastName ?? last);
    await field("Nationality").nth(place).selectOption("PK");
    await field("Document").nth(place).selectOption("cnic");
    await field("CNIC number").nth(place).fill(cnic);
  }
  await fill({ Email: "hamza@example.com" });
  await page.getByRole("textbox", { name: say("Mobile number") }).fill("03001234567");
};

/**
 * Takes a place with the keyboard alone: the plan is one stop, arrows lead from place to place, `keys` over and over, and Enter takes the
 * first that fits.
 */
export const takeByKey = async (page: Page, plan: Locator, fits: string, keys: readonly string[]): Promise<void> => {
  // A key first: whoever only has the focus moved has not come to the plan by themselves.
  await page.keyboard.press("Shift");
  const here = plan.locator(`button:focus${fits}`);
  if ((await plan.locator("button:focus").count()) === 0) await plan.locator("button[tabindex='0']").first().focus();
  for (let presses = 0; (await here.count()) === 0; presses += 1) {
    if (presses === 100) throw new Error("No free place came under the arrows.");
    await page.keyboard.press(keys[presses % keys.length] ?? "ArrowDown");
  }
  await page.keyboard.press("Enter");
};

/** Of whom it is not known whether they are a man or a woman, it is asked before they have a place. */
export const sayWho = async (page: Page): Promise<void> => {
  const unsaid = page.locator("[role=radiogroup]:not(:has(:checked)) input[value=male]");
  while ((await unsaid.count()) > 0) await unsaid.first().check({ force: true });
};
