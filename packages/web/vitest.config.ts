import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

process.env.LINGUI_CONFIG = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));

export default defineConfig({
  plugins: [
    babel({ cwd: import.meta.dirname, presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    vanillaExtractPlugin(),
  ],
  test: {
    name: "web",
    environment: "node",
    // Only a hang is too long: the machine may be busy.
    testTimeout: 30_000,
    // What needs a Redis runs in the full checks.
    exclude: process.env.SAFAR_FULL === "true" ? [] : ["**/*.full.test.ts"],
  },
});
