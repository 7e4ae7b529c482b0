import type { Page } from "playwright-core";
import { inWideBrowser, slowProcessor } from "../browser/cold-browser.ts";
import type { Sample } from "../measure.ts";
import { median } from "../statistics.ts";
import { offer, orderTab } from "./results-address.ts";

declare global {
  var benchChange: Promise<number>;
}

const direct = 'input[name="stops"][value="0"]';
/** Each of them changes which offers stand first, or how many there are. */
const controls = [orderTab("fastest"), orderTab("cheapest"), direct, direct, orderTab("earliest")];

const settledMs = 400;

/** Runs in the page: how many offers there are, and what the first three say. */
const listSays = (offer: string) =>
  [
    /[\d,]+/.exec(document.querySelector("#found")?.textContent ?? "")?.[0],
    ...[...document.querySelectorAll(offer)].slice(0, 3).map(({ textContent }) => textContent),
  ].join("\n");

/** Runs in the page: the milliseconds from the next click to the end of the first frame in which the list says something else. */
const watchChange = ([offer, before, says]: readonly [offer: string, before: string, says: string]) => {
  // oxlint-disable-next-line no-eval -- a function of this file, which a page can only be given as text
  const now = (0, eval)(`(${says})`) as typeof listSays;
  globalThis.benchChange = new Promise((resolve) => {
    let clickedAt = Number.NaN;
    addEventListener("click", ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
    const { port1, port2 } = new MessageChannel();
    // Its message is read after the frame's paint.
    port1.addEventListener("message", () => resolve(performance.now() - clickedAt), { once: true });
    port1.start();
    const frame = () => {
      if (now(offer) === before) requestAnimationFrame(frame);
      else port2.postMessage(null);
    };
    requestAnimationFrame(frame);
  });
};

const change = async (page: Page, control: string): Promise<{ readonly ms: number; readonly says: string }> => {
  const before = await page.evaluate(listSays, offer);
  const box = await page.locator(control).first().boundingBox();
  if (box === null) throw new Error(`${page.url()} shows no ${control}.`);
  await page.evaluate(watchChange, [offer, before, listSays.toString()] as const);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const ms = await page.evaluate(() => globalThis.benchChange);
  const atOnce = await page.evaluate(listSays, offer);
  await page.waitForTimeout(settledMs);
  const says = await page.evaluate(listSays, offer);
  if (says !== atOnce) throw new Error(`${page.url()} went on changing after ${control} was pressed.`);
  return { ms, says };
};

export type ListChanges = {
  readonly sample: Sample;
  /** How many offers were left after each change. */
  readonly counts: readonly string[];
};

/** Sorts and filters a list, each change from the click to the painted frame, on a processor four times slower. */
export const listChanges = (address: string): Promise<ListChanges> =>
  inWideBrowser(async (page, devtools) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.locator("#found").waitFor();
    await slowProcessor(devtools);
    await page.waitForTimeout(settledMs);
    const times: number[] = [];
    const counts: string[] = [];
    for (const control of controls) {
      const { ms, says } = await change(page, control);
      times.push(ms);
      counts.push((says.split("\n")[0] ?? "").replaceAll(",", ""));
    }
    const elements = await page.evaluate(() => document.getElementsByTagName("*").length);
    return { sample: { ms: median(times), worst: Math.max(...times), elements }, counts };
  });
