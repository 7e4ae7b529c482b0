import type { Page } from "playwright-core";

declare global {
  /** How long each press lasted until the next frame was painted, in ms. */
  var presses: number[];
}

/** What people wait for without noticing that they wait. */
export const atOnceMs = 200;

/** Notes from now on how long each press lasts. */
export const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.presses = [];
    const slowOnes = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "click") globalThis.presses.push(duration);
    }).observe(slowOnes);
  });

/** So many presses, the shortest first. What took less than the least that is told of took a frame. */
export const pressesOf = async (page: Page, count: number): Promise<readonly number[]> => {
  const told = await page.evaluate(() => globalThis.presses);
  return [...told, ...Array.from({ length: Math.max(0, count - told.length) }, () => 16)].toSorted(
    (one, other) => one - other,
  );
};
