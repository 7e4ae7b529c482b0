import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "scripts", environment: "node", include: ["scripts/**/*.test.ts"] } },
      {
        // The journeys that need no browser and no server.
        test: {
          name: "flows",
          root: "packages/journeys",
          environment: "node",
          include: ["src/{flows,messages,simulation}/**/*.test.ts"],
          exclude: process.env.SAFAR_FULL === "true" ? [] : ["**/*.full.test.ts"],
          testTimeout: 120_000,
        },
      },
      "packages/engine",
      "packages/api-clients",
      "packages/sandbox",
      "packages/paths",
      "packages/ui",
      "packages/web",
      "examples/terminal",
    ],
  },
});
