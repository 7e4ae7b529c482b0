import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "journeys",
    root: import.meta.dirname,
    environment: "node",
    include: ["src/**/*.test.ts"],
    // The long runs, and what needs a Redis.
    // The flows, the simulation and the lists of messages and faults need neither the product nor a browser; they run with the other tests.
    exclude: [
      "src/{faults,flows,messages,oracles,simulation}/**",
      ...(process.env.SAFAR_FULL === "true" ? [] : ["**/*.full.test.ts"]),
    ],
    globalSetup: ["src/product/global-setup.ts"],
    // One product and one browser serve all. A journey waits half of its time, so that more of them than cores go side by side.
    maxWorkers: 2 * availableParallelism(),
    // Only a hang is too long: the machine may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As long as a visit waits for anything else (product/visit.ts): the runner's own second is short on a busy machine.
    expect: { poll: { timeout: 60_000 } },
  },
});
