import type { Page } from "playwright-core";

declare global {
  var benchFrames: { readonly stop: () => readonly number[] };
}

/** Longer than two frames: what people feel stop. In milliseconds. */
const feltMs = 33.4;

/** Runs in the page: from now on, how long each frame took, in milliseconds. */
const recordFrames = () => {
  const frames: number[] = [];
  let last = performance.now();
  let request = requestAnimationFrame(function frame(now) {
    frames.push(now - last);
    last = now;
    request = requestAnimationFrame(frame);
  });
  globalThis.benchFrames = {
    stop: () => {
      cancelAnimationFrame(request);
      return frames.slice(1);
    },
  };
};

/** How long each frame of a page took while something was done with it, in milliseconds. */
export const recorded = async (page: Page, work: () => Promise<void>): Promise<readonly number[]> => {
  await page.evaluate(recordFrames);
  await work();
  return page.evaluate(() => globalThis.benchFrames.stop());
};

/** Of a hundred frames, how many people feel. */
export const shareOverFelt = (frames: readonly number[]): number =>
  (frames.filter((ms) => ms > feltMs).length / frames.length) * 100;
