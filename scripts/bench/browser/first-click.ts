import { inColdBrowser } from "./cold-browser.ts";

declare global {
  var benchDoneAt: number | undefined;
}

export type Press = {
  /** What is pressed: the first element of this selector. */
  readonly control: string;
  /** What is there once the press has done what it should, and not before. */
  readonly done: string;
};

/** A question of a page, opened. */
export const openQuestion: Press = { control: "details > summary", done: "details[open]" };

const everyMs = 50;
const giveUpMs = 30_000;

/** Runs in each document before its own scripts: notes when the press has done its work, since the first document's beginning. */
const watchDone = (done: string) => {
  const beganAt = Number((sessionStorage["benchBeganAt"] ??= String(performance.timeOrigin)));
  const look = () => {
    if (globalThis.benchDoneAt !== undefined || document.querySelector(done) === null) return;
    globalThis.benchDoneAt = performance.timeOrigin + performance.now() - beganAt;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
};

/** Runs in the page: where the control can be pressed, brought into view; null before it is there or once it did its work. */
const placeOf = ({ control, done }: Press) => {
  const element = document.querySelector(control);
  if (!element || document.querySelector(done)) return null;
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  // Words of a link that go on in a second line have a middle outside of it.
  const [first] = element.getClientRects();
  return first && first.width > 0 ? { x: first.x + first.width / 2, y: first.y + first.height / 2 } : null;
};

/**
 * Presses a page's control again and again from the moment it is there, and gives the milliseconds from the navigation's
 * beginning until it did its work, also when the press leads to another document. What was done must still be so when the page
 * has come to rest.
 */
export const firstClick = (address: string, press: Press): Promise<number> =>
  inColdBrowser(async (page) => {
    await page.addInitScript(watchDone, press.done);
    const loading = page.goto(address, { waitUntil: "networkidle" }).catch((error: unknown) => {
      // A press that leads elsewhere cuts the load short.
      if (!String(error).includes("interrupted")) throw error;
    });
    const startedAt = performance.now();
    let doneAt: number | undefined;
    while (doneAt === undefined) {
      if (performance.now() - startedAt > giveUpMs)
        throw new Error(`No press of ${press.control} worked at ${address}.`);
      // While the document is being replaced there is nothing to look at.
      const place = await page.evaluate(placeOf, press).catch(() => null);
      if (place) await page.mouse.click(place.x, place.y);
      doneAt = await page.evaluate(() => globalThis.benchDoneAt).catch(() => undefined);
      if (doneAt === undefined) await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    await loading;
    await page.waitForLoadState("networkidle");
    if (!(await page.evaluate((done) => document.querySelector(done) !== null, press.done))) {
      throw new Error(`What a press of ${press.control} did at ${address} was undone when the page came to life.`);
    }
    return doneAt;
  });
