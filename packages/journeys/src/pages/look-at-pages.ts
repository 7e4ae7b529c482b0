import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, test } from "vitest";
import { people, signInAs } from "../product/hands.ts";
import { sandbox } from "../product/sandbox.ts";
import { type Device, type Locale, type Mode, type Visit, visiting } from "../product/visit.ts";
import { builtPages } from "./built-pages.ts";

type Look = readonly [Locale, Mode, Device];

const isExpected = (complaint: string, isMissing: boolean) => isMissing && complaint.includes("status of 404");

const lookAt = async ({ page, complaints }: Pick<Visit, "page" | "complaints">, locale: Locale, isMissing = false) => {
  // What is fetched once a page stands may still complain.
  await page.waitForLoadState("networkidle");
  expect(await page.locator("html").getAttribute("lang")).toBe(locale);
  expect(await page.locator("html").getAttribute("dir")).toBe(locale === "ar" ? "rtl" : "ltr");
  expect(await page.locator("h1").count()).toBe(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
  expect(complaints.filter((complaint) => !isExpected(complaint, isMissing))).toEqual([]);
};

/** The addresses of the signed-in pages, those that show one thing of the person's with that thing's id. */
const addressesOf = async (email: string): Promise<readonly string[]> => {
  const [users, notifications] = await Promise.all([sandbox().rows("users"), sandbox().rows("notifications")]);
  const own = users.find((user) => user["email"] === email)?.["id"];
  const id = String(notifications.find(({ userId }) => userId === own)?.["id"]);
  return builtPages.signedIn.map((path) => (/notification-?detail/i.test(path) ? `${path}?id=${id}` : path));
};

/** Every built page as one kind of visitor sees it: no accessibility fault, nothing in the console, nothing wider than the screen. */
export const lookAtPages = (looks: readonly Look[]): void => {
  describe.each(looks)("%s %s %s", (locale, mode, device) => {
    const pages = [
      ...builtPages.open.map((path) => ({ path, isMissing: false })),
      ...builtPages.missing.map((path) => ({ path, isMissing: true })),
    ];
    test.each(pages)(
      "default: $path has no accessibility fault and nothing in the console",
      async ({ path, isMissing }) => {
        await visiting({ locale, mode, device }, async (visit) => {
          await visit.go(path);
          await lookAt(visit, locale, isMissing);
        });
      },
    );

    test("default: nor has any page of a signed-in person", async () => {
      await visiting({ locale, mode, device }, async (visit) => {
        const who = locale === "ar" ? people.noura : people.ayesha;
        await visit.go("/login");
        await signInAs(visit.page, locale, who);
        for (const path of [...(await addressesOf(who.email)), "/verify-phone", "/"]) {
          await visit.go(path);
          await lookAt(visit, locale);
        }
      });
    });
  });
};
