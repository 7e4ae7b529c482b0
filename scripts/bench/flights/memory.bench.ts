import type { Page } from "playwright-core";
import { heapOf, inWideBrowser } from "../browser/cold-browser.ts";
import type { Benchmark, Sample } from "../measure.ts";
import { startPage } from "../start-page.ts";
import { offer, orderTab, resultsPath } from "./results-address.ts";

/** As many searches as a document remembers: one more forgets the first. */
const remembered = 8;
const used = { searches: 20, changes: 50 };

const controls = [
  orderTab("fastest"),
  'input[name="stops"][value="0"]',
  orderTab("cheapest"),
  'input[name="stops"][value="0"]',
  orderTab("earliest"),
];

const ready = async (page: Page): Promise<void> => {
  await page.locator("#found").waitFor();
  await page.locator(offer).first().waitFor();
};

/** Looks at the day after, as long as all of its providers need. */
const searchNext = async (page: Page): Promise<void> => {
  const next = page.locator('nav a[aria-current="date"] + a');
  const { searchParams } = new URL((await next.getAttribute("href")) ?? "", page.url());
  await next.click();
  await page.waitForURL((url) => url.searchParams.get("legs") === searchParams.get("legs"));
  await ready(page);
};

const use = async (page: Page, { searches, changes }: typeof used): Promise<void> => {
  for (let done = 0; done < changes; done += 1)
    await page
      .locator(controls[done % controls.length] ?? offer)
      .first()
      .click();
  for (let done = 0; done < searches; done += 1) await searchNext(page);
};

/** The heap of one document after its memory is as full as it gets, and after it was used on. */
const measured = (address: string, more: typeof used) => (): Promise<Sample> =>
  inWideBrowser(async (page, devtools) => {
    await page.goto(address);
    await ready(page);
    await use(page, { searches: remembered, changes: controls.length * 2 });
    await use(page, more);
    const elements = await page.evaluate(() => document.getElementsByTagName("*").length);
    return { heapKiB: (await heapOf(devtools)) / 1024, elements };
  });

/** Whether a page of results grows by being used. */
export const memoryBench: Benchmark = {
  name: "memory",
  what: `the heap of a page of results after ${remembered} searches, and after ${used.changes} changes of its filters and ${used.searches} searches more`,
  rounds: 5,
  goals: [{ figure: "heapKiB", of: "used", to: "full", atMost: 1.05 }],
  open: async () => {
    const ours = await startPage("ours", {}, ["many_results"]);
    const address = ours.origin + resultsPath();
    return {
      variants: [
        { name: "full", measure: measured(address, { searches: 0, changes: 0 }) },
        { name: "used", measure: measured(address, used) },
      ],
      close: ours.stop,
    };
  },
};
