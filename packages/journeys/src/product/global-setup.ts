import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findChromium } from "../../../../scripts/lib/chromium.ts";
import { startMarketplace } from "../../../../scripts/lib/marketplace.ts";
import { chosen } from "../oracles/chosen/chosen.ts";
import { isKnown } from "../oracles/known.ts";
import { offered } from "../oracles/offered/offered.ts";
import { oracles } from "../oracles/oracles.ts";
import { closePageLog, countPages } from "../oracles/page-log.ts";
import { deadAddresses } from "../oracles/served.ts";
import { styled } from "../oracles/styled.ts";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
    adminUrl: string;
    /** Where workers note what the oracles have seen. */
    pageLog: string;
    browserEndpoint: string;
  }
}

/** One marketplace with its sandbox and one browser, for all journeys. Each journey has a browser context of its own. */
export default async function setUp(project: TestProject) {
  const executablePath = await findChromium();
  // Each visit comes from an address of its own, so that no journey uses up another's tries.
  process.env.TRUST_PROXY = "true";
  const marketplace = await startMarketplace({ port: 0, logLevel: "error" });
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
  const pageLog = await mkdtemp(join(tmpdir(), "safar-pages-"));
  project.provide("pageLog", pageLog);
  return async () => {
    await browser.close();
    const { lines, links } = closePageLog(pageLog);
    const { pages, watched } = countPages(lines, [...Object.keys(oracles), chosen, offered, styled]);
    console.log(`Pages looked at: ${pages}; ${watched.map(([name, count]) => `${name} ${count}`).join(", ")}.`);
    const known = lines.flatMap(({ faults, path }) => faults.map((fault) => `${path}: ${fault}`)).filter(isKnown);
    console.log(`Faults that are known and not mended: ${known.length}.`);
    const dead = await deadAddresses(
      links,
      async (path) => (await fetch(marketplace.origin + path, { redirect: "manual" })).status,
    );
    console.log(`Addresses that pages lead to: ${links.length}, ${dead.length} of them dead.`);
    await marketplace.stop();
    if (dead.length > 0) throw new Error(`Pages lead to addresses that are not served:\n${dead.join("\n")}`);
  };
}
