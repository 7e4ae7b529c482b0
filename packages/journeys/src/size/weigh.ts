import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { isAlive } from "../product/alive.ts";

/** Bytes of one page's cold load, before anybody scrolls or presses anything, without pictures that lie outside the window. */
export type Weight = {
  readonly script: number;
  /** Of style sheets, and of the styles that stand in the page. */
  readonly style: number;
  readonly font: number;
  readonly document: number;
  /** Everything that came over the wire, headers too. */
  readonly all: number;
  readonly requests: number;
};

export const clientOf = {
  ours: fileURLToPath(new URL("../../../web/dist/client", import.meta.url)),
  floor: fileURLToPath(new URL("../../../web/floor/dist/client", import.meta.url)),
};

const compressed = new Set(["script", "stylesheet"]);
/** What a page is made of. Calls for data are let go of when their answer is no longer wanted. */
const parts = new Set([...compressed, "font", "image"]);

/** A script or a style sheet weighs what its brotli file does; anything else what came over the wire. */
const bodyOf = async (request: Request, client: string): Promise<number> => {
  const { pathname } = new URL(request.url());
  if (!compressed.has(request.resourceType())) return (await request.sizes()).responseBodySize;
  const file = `${client}${pathname}.br`;
  if (existsSync(file)) return statSync(file).size;
  throw new Error(
    `${pathname} has no brotli file in ${client}: the pages are served from another build. Build them again.`,
  );
};

/** Throws when something that a page asked for did not come: without it the page would weigh too little. */
const checkWhole = (address: string, broken: readonly string[]): void => {
  if (broken.length === 0) return;
  throw new Error(`${address} cannot be weighed: ${broken.join(", ")}. Build the pages again.`);
};

/** The styles that stand in a page, as their brotli file would weigh. */
const stylesInside = (html: string): number => {
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text).join("");
  return styles === "" ? 0 : brotliCompressSync(styles).length;
};

/** Whether it is half a second since the last of what a page fetched had come. */
const hasRested = () => {
  const ends = performance.getEntriesByType("resource").map((entry) => entry.startTime + entry.duration);
  return performance.now() - Math.max(0, ...ends) > 500;
};

/** The pictures that are fetched ahead of somebody who scrolls: how far ahead is each browser's own. */
const picturesAhead = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')]
    .filter((image) => image.getBoundingClientRect().top >= window.innerHeight)
    .map(({ currentSrc }) => currentSrc);

/** Whether nothing stands there any more for what is still to come. */
const hasCome = () => document.querySelector("[role=status][aria-busy=true]") === null;

/** Whether the search that is shown has come alive. */
const isAwake = () =>
  [...document.querySelectorAll("[data-wakes-late] form")].some((form) =>
    Object.keys(form).some((key) => key.startsWith("__reactFiber$")),
  );

/** Loads an address and weighs all that it fetches until the network is idle. Throws when any of it does not come. */
export const weigh = async (page: Page, address: string, client: string, wakes = false): Promise<Weight> => {
  const requests: Request[] = [];
  const broken: string[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  page.on("requestfailed", (request) => {
    if (parts.has(request.resourceType())) broken.push(`${request.url()} failed`);
  });
  page.on("response", (response) => {
    const isPart = parts.has(response.request().resourceType());
    if (response.status() >= 400 && isPart) broken.push(`${response.url()} answered ${response.status()}`);
  });
  const answer = await page.goto(address, { waitUntil: "networkidle" });
  // A busy machine may fetch nothing for a while before a page is alive, and asks for the rest of it then.
  await page.waitForFunction(isAlive);
  // A missing page leads home by itself, and is weighed where it is.
  const stay = page.getByRole("button", { name: /^(Stay here|البقاء هنا)$/ });
  if (await stay.isVisible()) await stay.click();
  await page.waitForFunction(hasCome);
  if (wakes) await page.waitForFunction(isAwake);
  await page.waitForFunction(hasRested, null, { polling: 100 });
  const html = (await answer?.text()) ?? "";
  checkWhole(address, broken);
  const ahead = new Set(await page.evaluate(picturesAhead));
  const counted = requests.filter((request) => !ahead.has(request.url()));
  const weights = await Promise.all(
    counted.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return {
        kind: request.resourceType(),
        body: await bodyOf(request, client),
        wire: responseBodySize + responseHeadersSize,
      };
    }),
  );
  const bodies = (kind: string) => weights.reduce((sum, one) => sum + (one.kind === kind ? one.body : 0), 0);
  return {
    script: bodies("script"),
    style: bodies("stylesheet") + stylesInside(html),
    font: bodies("font"),
    document: bodies("document"),
    all: weights.reduce((sum, { wire }) => sum + wire, 0),
    requests: weights.length,
  };
};
