import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: "ui",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    // Only a hang is too long: the machine may be busy.
    testTimeout: 300_000,
    // No test here replaces a module: files share their imports.
    isolate: false,
    setupFiles: ["src/support/test-setup.ts"],
  },
});
