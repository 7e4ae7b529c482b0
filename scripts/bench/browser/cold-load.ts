import type { CDPSession, Page } from "playwright-core";
import type { Sample } from "../measure.ts";
import { median } from "../statistics.ts";
import { heapOf, inColdBrowser } from "./cold-browser.ts";
import { timeTaps } from "./taps.ts";

declare global {
  var benchVitals: { lcp: number; cls: number; longTasks: number[] };
  var benchPaintedAt: number | undefined;
}

/** The one entry that has more than a time and a duration. */
type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Runs in the page before its own scripts. Layout shifts are summed in windows, as Core Web Vitals do. */
const watchVitals = () => {
  const vitals = { lcp: 0, cls: 0, longTasks: [] as number[] };
  globalThis.benchVitals = vitals;
  const observe = (type: string, see: (entry: LayoutShift) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as LayoutShift);
    }).observe({ type, buffered: true });
  const span = { from: 0, to: 0, sum: 0 };
  observe("largest-contentful-paint", ({ startTime }) => (vitals.lcp = startTime));
  observe("longtask", ({ duration }) => vitals.longTasks.push(duration));
  observe("layout-shift", (shift) => {
    if (shift.hadRecentInput) return;
    const at = shift.startTime;
    if (at - span.to > 1000 || at - span.from > 5000) Object.assign(span, { from: at, sum: 0 });
    span.to = at;
    span.sum += shift.value;
    vitals.cls = Math.max(vitals.cls, span.sum);
  });
};

/** Runs in the page before its own scripts: notes the end of the first frame that something was painted in. */
const watchPaint = (selector: string) => {
  const { port1, port2 } = new MessageChannel();
  // Its message is read after the frame's paint.
  port1.addEventListener("message", () => (globalThis.benchPaintedAt ??= performance.now()), { once: true });
  port1.start();
  const frame = () => {
    // What is streamed stands in the document for a moment before it is put in its place.
    if (document.querySelector(selector)?.checkVisibility() !== true) requestAnimationFrame(frame);
    else port2.postMessage(null);
  };
  requestAnimationFrame(frame);
};

/** Tells how many milliseconds lay between the page's asking for a stream and its first data; 0 where it never asked. */
const watchStream = (devtools: CDPSession, stream: string) => {
  let asked: { readonly requestId: string; readonly timestamp: number } | undefined;
  let waited = 0;
  devtools.on("Network.requestWillBeSent", ({ request, requestId, timestamp }) => {
    if (request.url.includes(stream)) asked ??= { requestId, timestamp };
  });
  devtools.on("Network.dataReceived", ({ requestId, timestamp }) => {
    if (asked?.requestId === requestId && waited === 0) waited = (timestamp - asked.timestamp) * 1000;
  });
  return () => waited;
};

/** Tells what came over the wire until now, headers too. */
const watchWeights = (devtools: CDPSession) => {
  const kinds = new Map<string, string>();
  const kib: Record<string, number> = { all: 0, Script: 0, Stylesheet: 0, Document: 0 };
  let requests = 0;
  devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ encodedDataLength, requestId }) => {
    const kind = kinds.get(requestId) ?? "";
    for (const name of ["all", kind]) kib[name] = (kib[name] ?? 0) + encodedDataLength / 1024;
    requests += 1;
  });
  return (): Sample => ({
    kib: kib["all"] ?? 0,
    scriptKib: kib["Script"] ?? 0,
    styleKib: kib["Stylesheet"] ?? 0,
    pageKib: kib["Document"] ?? 0,
    requests,
  });
};

export type ColdLoadOptions = {
  /** How late the fonts come. */
  readonly fontsAfterMs?: number;
  /** What is waited for: `painted` tells when the first of it was painted, `waited` how long the stream it comes by brought nothing. */
  readonly content?: { readonly selector: string; readonly stream: string };
  /** What is pressed once the page has come to rest, one after the other: `tap` and `worstTap` tell until when the next frame was painted. */
  readonly taps?: readonly string[];
};

/** Presses controls in turn. */
const tapEach = async (page: Page, controls: readonly string[]): Promise<Sample> => {
  const all = await timeTaps(
    page,
    controls.map((control) => () => page.locator(control).first().click()),
  );
  return { tap: median(all), worstTap: Math.max(...all) };
};

/** Loads an address once, cold, until the network is idle. Times are milliseconds since the navigation began. */
export const coldLoad = (address: string, { fontsAfterMs, content, taps }: ColdLoadOptions = {}): Promise<Sample> =>
  inColdBrowser(async (page, devtools) => {
    if (fontsAfterMs !== undefined) {
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, fontsAfterMs));
        await route.continue();
      });
    }
    const weights = watchWeights(devtools);
    await page.addInitScript(watchVitals);
    const waited = content && watchStream(devtools, content.stream);
    if (content !== undefined) await page.addInitScript(watchPaint, content.selector);
    await page.goto(address, { waitUntil: "networkidle" });
    const { fcp, lcp, cls, longTasks, elements } = await page.evaluate(() => ({
      ...globalThis.benchVitals,
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      elements: document.getElementsByTagName("*").length,
    }));
    const heapKiB = (await heapOf(devtools)) / 1024;
    const loaded = weights();
    return {
      fcp,
      lcp,
      cls,
      blocking: longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...longTasks),
      heapKiB,
      ...loaded,
      elements,
      ...(content !== undefined && {
        painted: await page.evaluate(() => globalThis.benchPaintedAt ?? Number.NaN),
        waited: waited?.() ?? 0,
      }),
      ...(taps !== undefined && (await tapEach(page, taps))),
    };
  });
