import { describe, expect, test } from "vitest";
import type { Locale } from "../language/locale.ts";
import { type Device, visiting } from "../product/visit.ts";

/** What a phone has in a train. */
const slow = { latency: 150, downloadThroughput: 200 * 1024, uploadThroughput: 100 * 1024 } as const;
/** The letters come when everything stands already. */
const fontsAfterMs = 1_500;
/** As much as nobody sees. */
const most = 0.01;

declare global {
  var movedSoFar: { readonly value: number; readonly what: string }[];
}

/** Runs in the page before its own scripts. */
const noteMoves = () => {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === "layout-shift";
  globalThis.movedSoFar = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(({ node }) => (node?.textContent ?? "").slice(0, 40)).join(" | ");
      globalThis.movedSoFar.push({ value: entry.value, what });
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/** Each page for somebody who has never been here, on a slow network, with the stand-ins that this machine has until the letters come. */
export const keepStill = (locale: Locale, device: Device, paths: readonly string[]): void => {
  describe(`${locale} ${device}`, () => {
    test.each(paths)("boundary: %s stays where it is while it comes", async (path) => {
      // The oracles count too, and say no more.
      await visiting({ locale, device, fresh: true, isWatched: false }, async ({ context, go, page }) => {
        const devtools = await context.newCDPSession(page);
        await devtools.send("Network.enable");
        await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slow });
        await page.route("**/*.woff2", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, fontsAfterMs));
          await route.continue();
        });
        await page.addInitScript(noteMoves);
        await go(path);
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => document.fonts.ready);
        const moved = await page.evaluate(() => globalThis.movedSoFar);
        const sum = moved.reduce((total, { value }) => total + value, 0);
        expect(sum, moved.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join("\n")).toBeLessThanOrEqual(most);
      });
    });
  });
};
