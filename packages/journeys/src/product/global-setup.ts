import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findChromium } from "../../../../scripts/lib/chromium.ts";
import { freePort } from "../../../../scripts/lib/free-port.ts";
import { startMarketplace } from "../../../../scripts/lib/marketplace.ts";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
    adminUrl: string;
    browserEndpoint: string;
  }
}

/** One marketplace with its sandbox and one browser, for all journeys. Each journey has a browser context of its own. */
export default async function setUp(project: TestProject) {
  const executablePath = await findChromium();
  // Each visit comes from an address of its own, so that no journey uses up another's tries.
  process.env.TRUST_PROXY = "true";
  const marketplace = await startMarketplace({ port: await freePort(), logLevel: "error" });
  const browser = await chromium.launchServer({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  project.provide("origin", marketplace.origin);
  project.provide("adminUrl", marketplace.sandbox?.adminUrl ?? "");
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await marketplace.stop();
  };
}
