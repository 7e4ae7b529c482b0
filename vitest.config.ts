import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/engine",
      "packages/api-clients",
      "packages/sandbox",
      "packages/paths",
      "packages/ui",
      "packages/web",
    ],
  },
});
