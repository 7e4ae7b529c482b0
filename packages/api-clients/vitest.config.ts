import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api-clients",
    environment: "node",
    include: ["src/**/*.test.ts"],
    // Only a hang is too long: the machine may be busy.
    testTimeout: 300_000,
    // No test here replaces a module: files share their imports.
    isolate: false,
  },
});
