import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { callsInTests } from "./vite/calls-in-tests.ts";
import { pageParts } from "./vite/page-parts.ts";

process.env.LINGUI_CONFIG = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));

export default defineConfig({
  plugins: [
    callsInTests(),
    babel({ cwd: import.meta.dirname, presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    vanillaExtractPlugin(),
    pageParts(),
  ],
  test: {
    name: "web",
    environment: "node",
    setupFiles: ["./vite/test-setup.ts"],
    // What one test says a call answers is not said to the next.
    mockReset: true,
    // Only a hang is too long: the machine may be busy.
    testTimeout: 300_000,
    expect: { poll: { timeout: 10_000 } },
    // What needs a Redis runs in the full checks.
    exclude: process.env.SAFAR_FULL === "true" ? [] : ["**/*.full.test.ts"],
  },
});
