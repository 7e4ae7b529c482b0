import type { Page } from "playwright-core";
import { inWideBrowser, slowProcessor } from "../browser/cold-browser.ts";
import type { Sample } from "../measure.ts";

declare global {
  var benchFrames: { readonly stop: () => readonly number[] };
  var maps: { readonly zoomIn: () => void };
}

const settledMs = 700;
/** Longer than two frames: a drag that people feel stop. */
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

const recorded = async (page: Page, work: () => Promise<void>): Promise<readonly number[]> => {
  await page.evaluate(recordFrames);
  await work();
  return page.evaluate(() => globalThis.benchFrames.stop());
};

/** Drags and zooms a map on a processor four times slower, and says how its frames fared. */
export const mapFrames = (address: string): Promise<Sample> =>
  inWideBrowser(async (page, devtools) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(settledMs);
    await slowProcessor(devtools);
    const pans: number[] = [];
    for (const [x, y] of [
      [300, 160],
      [-340, -120],
    ] as const) {
      await page.mouse.move(640, 400);
      await page.mouse.down();
      pans.push(...(await recorded(page, () => page.mouse.move(640 + x, 400 + y, { steps: 60 }))));
      await page.mouse.up();
      await page.waitForTimeout(settledMs);
    }
    const zooms: number[] = [];
    for (let zoom = 0; zoom < 2; zoom++) {
      zooms.push(
        ...(await recorded(page, async () => {
          await page.evaluate(() => globalThis.maps.zoomIn());
          await page.waitForTimeout(settledMs);
        })),
      );
    }
    const elements = await page.evaluate(() => document.getElementsByTagName("*").length);
    return {
      panWorst: Math.max(...pans),
      panOver33: (pans.filter((ms) => ms > feltMs).length / pans.length) * 100,
      zoomWorst: Math.max(...zooms),
      elements,
    };
  });
