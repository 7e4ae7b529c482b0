import type { Page } from "playwright-core";

declare global {
  var benchTaps: number[];
}

/** What takes less than this is not told of, in milliseconds. */
const leastMs = 16;

/**
 * Makes presses one after the other, and tells how long each took until the next painted frame: an event's duration, in milliseconds
 * and steps of 8.
 */
export const timeTaps = async (page: Page, presses: readonly (() => Promise<void>)[]): Promise<readonly number[]> => {
  await page.evaluate((durationThreshold) => {
    globalThis.benchTaps = [];
    const slowOnes = { type: "event", durationThreshold };
    new PerformanceObserver((list) => {
      for (const { duration, name } of list.getEntries()) if (name === "click") globalThis.benchTaps.push(duration);
    }).observe(slowOnes);
  }, leastMs);
  for (const press of presses) {
    await press();
    await page.waitForTimeout(150);
  }
  const slow = await page.evaluate(() => globalThis.benchTaps);
  return [...slow, ...presses.slice(slow.length).map(() => leastMs)];
};
