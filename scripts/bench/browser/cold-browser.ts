import { setTimeout } from "node:timers/promises";
import { type BrowserContextOptions, type CDPSession, chromium, type Page } from "playwright-core";
import { findChromium } from "../../lib/chromium.ts";

/** A mid-range phone on a slow mobile network: Lighthouse's Slow 4G and its processor slowdown. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const processorSlowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-GB",
  // Headless Chromium's own name is a crawler's.
  userAgent: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36",
};
const desktop = {
  viewport: { width: 1280, height: 800 },
  locale: "en-GB",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36",
};

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** A browser that has just been started is busy with windows of its own, which would slow the page that is measured. */
const settlesInMs = 1500;

type Work<Value> = (page: Page, devtools: CDPSession) => Promise<Value>;

/** A browser and a profile of their own: nothing is cached, and nothing outside this machine can be reached. */
const inBrowser = async <Value>(device: BrowserContextOptions, work: Work<Value>): Promise<Value> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  try {
    await setTimeout(settlesInMs);
    const context = await browser.newContext(device);
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await browser.close();
  }
};

/** From now on its processor is as slow as a mid-range phone's. */
export const slowProcessor = (devtools: CDPSession): Promise<unknown> =>
  devtools.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });

/** A phone and its network, for one load. */
export const inColdBrowser = <Value>(work: Work<Value>): Promise<Value> =>
  inBrowser(phone, async (page, devtools) => {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    await slowProcessor(devtools);
    return work(page, devtools);
  });

/** A phone's window and fingers, as quick as this machine. */
export const inPhone = <Value>(work: Work<Value>): Promise<Value> => inBrowser(phone, work);

/** A wide window, as quick as this machine. */
export const inWideBrowser = <Value>(work: Work<Value>): Promise<Value> => inBrowser(desktop, work);

/** Bytes of script heap in use after everything that nobody holds was thrown away. */
export const heapOf = async (devtools: CDPSession): Promise<number> => {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize;
};
