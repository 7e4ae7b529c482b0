import { inWideBrowser, slowProcessor } from "../browser/cold-browser.ts";
import { recorded, shareOverFelt } from "../browser/frames.ts";
import type { Sample } from "../measure.ts";

declare global {
  var maps: { readonly zoomIn: () => void };
}

const settledMs = 700;

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
      panOver33: shareOverFelt(pans),
      zoomWorst: Math.max(...zooms),
      elements,
    };
  });
