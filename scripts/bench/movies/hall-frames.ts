import type { CDPSession, Page } from "playwright-core";
import { inPhone, slowProcessor } from "../browser/cold-browser.ts";
import { recorded, shareOverFelt } from "../browser/frames.ts";
import { timeTaps } from "../browser/taps.ts";
import type { Sample } from "../measure.ts";

declare global {
  var halls: { readonly change: (count: number) => Promise<number> };
}

const settledMs = 500;
const steps = 40;

type Point = { readonly x: number; readonly y: number };

/** Fingers that go from one place to another, a step at a time. */
const moveFingers = async (devtools: CDPSession, fingersAt: (step: number) => Point[]): Promise<void> => {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", fingersAt(0));
  for (let step = 1; step <= steps; step += 1) await send("touchMove", fingersAt(step));
  await send("touchEnd", []);
};

const middle = { x: 200, y: 400 };

/** Twenty seats around the middle, one after the other. */
const twenty = (page: Page) =>
  Array.from(
    { length: 20 },
    (_, at) => () => page.touchscreen.tap(middle.x + (at % 5) * 30 - 60, middle.y + Math.floor(at / 5) * 30),
  );

/** Pushes, pinches and presses a hall on a phone's processor, and says how its frames fared. */
export const hallFrames = (address: string): Promise<Sample> =>
  inPhone(async (page, devtools) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(settledMs);
    await slowProcessor(devtools);
    const zooms = await recorded(page, () =>
      moveFingers(devtools, (step) => [
        { x: middle.x - 30 - step * 2, y: middle.y },
        { x: middle.x + 30 + step * 2, y: middle.y },
      ]),
    );
    await page.waitForTimeout(settledMs);
    const pans = await recorded(page, () =>
      moveFingers(devtools, (step) => [{ x: middle.x + 100 - step * 5, y: middle.y + 40 - step * 2 }]),
    );
    await page.waitForTimeout(settledMs);
    const tapWorst = Math.max(...(await timeTaps(page, twenty(page))));
    let seatsDrawn = 0;
    const changes = await recorded(page, async () => {
      seatsDrawn = await page.evaluate(() => globalThis.halls.change(20));
    });
    return {
      panWorst: Math.max(...pans),
      panOver33: shareOverFelt(pans),
      zoomWorst: Math.max(...zooms),
      zoomOver33: shareOverFelt(zooms),
      tapWorst,
      changeWorst: Math.max(...changes),
      seatsDrawn,
      elements: await page.evaluate(() => document.getElementsByTagName("*").length),
    };
  });
