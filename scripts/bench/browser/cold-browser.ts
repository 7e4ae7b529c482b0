import { type CDPSession, chromium, type Page } from "playwright-core";
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

/** A browser and a profile for one load: nothing is cached, and nothing outside this machine can be reached. */
export const inColdBrowser = async <Value>(
  work: (page: Page, devtools: CDPSession) => Promise<Value>,
): Promise<Value> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
    return await work(page, devtools);
  } finally {
    await browser.close();
  }
};
