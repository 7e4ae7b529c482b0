import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, test } from "vitest";
import { type Device, type Locale, type Mode, visiting } from "../product/visit.ts";
import { builtPages } from "./built-pages.ts";

type Look = readonly [Locale, Mode, Device];

const always: readonly Look[] = [
  ["en", "light", "desktop"],
  ["ar", "dark", "phone"],
];
const inFull: readonly Look[] = [
  ["en", "dark", "phone"],
  ["en", "light", "phone"],
  ["en", "dark", "desktop"],
  ["ar", "light", "phone"],
  ["ar", "light", "desktop"],
  ["ar", "dark", "desktop"],
];
const looks = process.env.SAFAR_FULL === "true" ? [...always, ...inFull] : always;

const isExpected = (complaint: string, isMissing: boolean) => isMissing && complaint.includes("status of 404");

describe.each(looks)("%s %s %s", (locale, mode, device) => {
  const pages = [
    ...builtPages.open.map((path) => ({ path, isMissing: false })),
    ...builtPages.missing.map((path) => ({ path, isMissing: true })),
  ];
  test.each(pages)(
    "default: $path has no accessibility fault and nothing in the console",
    async ({ path, isMissing }) => {
      await visiting({ locale, mode, device }, async ({ page, context, complaints, go }) => {
        await go(path);
        expect(await page.locator("html").getAttribute("lang")).toBe(locale);
        expect(await page.locator("html").getAttribute("dir")).toBe(locale === "ar" ? "rtl" : "ltr");
        expect(await page.locator("h1").count()).toBe(1);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
        expect(complaints.filter((complaint) => !isExpected(complaint, isMissing))).toEqual([]);
        await context.close();
      });
    },
  );
});
