import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "scripts", environment: "node", include: ["scripts/**/*.test.ts"] } },
      "packages/engine",
      "packages/api-clients",
      "packages/sandbox",
      "packages/paths",
      "packages/ui",
      "packages/web",
    ],
  },
});
