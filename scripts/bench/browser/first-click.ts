import { inColdBrowser } from "./cold-browser.ts";

declare global {
  var benchOpenedAt: number | undefined;
}

const control = "details > summary";
const everyMs = 50;
const giveUpMs = 30_000;

/** Runs in the page before its own scripts: notes when a question first opens. */
const watchOpening = () => {
  document.addEventListener("toggle", () => (globalThis.benchOpenedAt ??= performance.now()), true);
};

/** Runs in the page: where the first question can be pressed, brought into view; null before it is there or once it is open. */
const placeOf = (selector: string) => {
  const summary = document.querySelector(selector);
  if (!summary || document.querySelector("details[open]")) return null;
  summary.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = summary.getBoundingClientRect();
  return width > 0 ? { x: x + width / 2, y: y + height / 2 } : null;
};

/**
 * Presses a page's first question again and again from the moment it is there, and gives the milliseconds from the
 * navigation's beginning until it opened. What was opened must still be open when the page has come to rest.
 */
export const firstClick = (address: string): Promise<number> =>
  inColdBrowser(async (page) => {
    await page.addInitScript(watchOpening);
    const loading = page.goto(address, { waitUntil: "networkidle" });
    const startedAt = performance.now();
    let openedAt: number | undefined;
    while (openedAt === undefined) {
      if (performance.now() - startedAt > giveUpMs) throw new Error(`No press opened a question at ${address}.`);
      // While the document is being replaced there is nothing to look at.
      const place = await page.evaluate(placeOf, control).catch(() => null);
      if (place) await page.mouse.click(place.x, place.y);
      openedAt = await page.evaluate(() => globalThis.benchOpenedAt).catch(() => undefined);
      if (openedAt === undefined) await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    await loading;
    if (!(await page.evaluate(() => document.querySelector("details[open]") !== null))) {
      throw new Error(`The question that was opened at ${address} closed by itself when the page came to life.`);
    }
    return openedAt;
  });
