/** Serves one page, `ours` or `floor`, in a process of its own until its parent is gone. Any more words are switches of the sandbox. */
import { serveFloor } from "../../packages/web/floor/serve.ts";
import { startMarketplace } from "../lib/marketplace.ts";

/** What the process has come to, told whenever it is asked: processor time, and the heap after a collection. */
export type Spent = { readonly cpuMs: number; readonly heapMb: number };

const start = {
  ours: async () => {
    const marketplace = await startMarketplace({ port: 0, logLevel: "error" });
    for (const scenario of process.argv.slice(3)) marketplace.sandbox?.sandbox.admin.switches.set(scenario, true);
    return marketplace;
  },
  floor: () => {
    // As the marketplace is started: React reads the mode when it is first loaded.
    process.env.NODE_ENV = "production";
    return serveFloor();
  },
};

const which = process.argv[2];
if (which !== "ours" && which !== "floor") throw new Error(`Serve "ours" or "floor", not ${JSON.stringify(which)}.`);
const { origin } = await start[which]();
process.on("disconnect", () => process.exit(0));
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  process.send?.({ cpuMs: (user + system) / 1000, heapMb: process.memoryUsage().heapUsed / 1e6 } satisfies Spent);
});
process.send?.(origin);
