import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../vite/precompress.ts";

process.env.LINGUI_CONFIG = fileURLToPath(new URL("../lingui.config.ts", import.meta.url));

/** The floor: an empty page of the same Start, Router, Query and Lingui, to weigh and time our pages against. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    tanstackStart(),
    babel({ cwd: fileURLToPath(new URL("..", import.meta.url)), presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    precompress(),
  ],
});
