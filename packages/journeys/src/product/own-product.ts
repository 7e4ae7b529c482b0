import { afterAll, beforeAll } from "vitest";
import { freePort } from "../../../../scripts/lib/free-port.ts";
import { startMarketplace } from "../../../../scripts/lib/marketplace.ts";
import { type Sandbox, sandboxAt } from "./sandbox.ts";

type OwnProduct = { readonly origin: string; readonly adminUrl: string; readonly sandbox: Sandbox };

/** A marketplace and a sandbox for one file alone: what it breaks, delays or winds forward there disturbs nobody else. */
export const ownProduct = (): (() => OwnProduct) => {
  let product: (OwnProduct & { readonly stop: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    // What the shared product has set here would have this one use the sandbox of the others.
    for (const key of ["TRAVEL_URL", "HOTELS_URL", "APP_URL", "CLIENT_URL"]) delete process.env[key];
    const { origin, sandbox, stop } = await startMarketplace({ port: await freePort(), logLevel: "silent" });
    const adminUrl = sandbox?.adminUrl ?? "";
    product = { origin, adminUrl, sandbox: sandboxAt(adminUrl), stop };
  });
  afterAll(() => product?.stop());
  return () => {
    if (!product) throw new Error("The product of this file starts with its first test.");
    return product;
  };
};
