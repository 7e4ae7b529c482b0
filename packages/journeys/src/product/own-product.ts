import { afterAll, beforeAll, vi } from "vitest";
import { startMarketplace } from "../../../../scripts/lib/marketplace.ts";
import { noteSandbox, type Sandbox, sandboxAt } from "./sandbox.ts";

type OwnProduct = { readonly origin: string; readonly adminUrl: string; readonly sandbox: Sandbox };

/**
 * A marketplace and a sandbox for one file alone: what it breaks, delays or winds forward there disturbs nobody else. `at`, an instant,
 * is when it all begins: product and file then live on from there, and the sandbox sells what it sells then.
 */
export const ownProduct = ({ at }: { readonly at?: string } = {}): (() => OwnProduct) => {
  let product: (OwnProduct & { readonly stop: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    if (at) vi.useFakeTimers({ toFake: ["Date"], now: new Date(at), shouldAdvanceTime: true });
    // What the shared product has set here would have this one use the sandbox of the others.
    for (const key of ["TRAVEL_URL", "HOTELS_URL", "APP_URL", "CLIENT_URL"]) delete process.env[key];
    const { origin, sandbox, stop } = await startMarketplace({ port: 0, logLevel: "silent" });
    const adminUrl = sandbox?.adminUrl ?? "";
    noteSandbox(origin, adminUrl);
    product = { origin, adminUrl, sandbox: sandboxAt(adminUrl), stop };
  });
  afterAll(async () => {
    await product?.stop();
    if (at) vi.useRealTimers();
  });
  return () => {
    if (!product) throw new Error("The product of this file starts with its first test.");
    return product;
  };
};
