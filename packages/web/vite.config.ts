import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./vite/precompress.ts";

// Lingui looks for its configuration from the working directory, which is not always this package.
process.env.LINGUI_CONFIG = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));

// What every page needs comes as one script: cut up by who shares what, it was 14 more requests and 6 KiB more.
const everyPages =
  /\/node_modules\/(?:react|react-dom|scheduler|@tanstack(?!\/(?:react-virtual|virtual-core)\/)|@lingui|seroval|seroval-plugins|cookie-es|use-sync-external-store)\/|\/lucide-react\/dist\/[^/]+\/(?:createLucideIcon|Icon|default|shared|context|icons\/(?:arrow-right|bed-double|bus|car|car-taxi-front|check|chevron-down|clapperboard|crown|gift|headset|joystick|map|percent|plane|shopping-bag|sparkles|ticket|train-front|users|wallet)\.)|\/packages\/web\/src\/(?:app|i18n|seo)\/|\/packages\/ui\/src\/components\/(?:badge|card|disclosure|picture|poster)\/|vite\/preload-helper|rolldown\/runtime/;

// What many other pages share comes in a few scripts for the same reason: results of flights were 72 requests, and are 33. Whatever
// needs XState is apart from what does not, or a page without a flow would fetch it too.
const shared = [
  {
    name: "flow",
    priority: 2,
    test: /\/node_modules\/(?:xstate|@xstate)\/|\/packages\/engine\/src\/kernel\/(?:per-snapshot|resume|secret-promise|wait-until)\.|\/packages\/web\/src\/engine\/kept-flow\./,
  },
  {
    name: "kernel",
    priority: 1,
    test: /\/packages\/engine\/src\/kernel\/|\/packages\/web\/src\/engine\/(?:ask-server|device-[a-z]+)\./,
  },
  {
    name: "controls",
    priority: 1,
    test: /\/packages\/ui\/src\/components\/(?:alert|checkbox|countdown|dialog|empty-state|form-field|icon-button|price|progress-bar|segmented|select|skeleton|stepper|text-field)\//,
  },
  { name: "payment", test: /\/packages\/engine\/src\/booking\/payment\// },
  {
    name: "flight",
    test: /\/features\/flight-results\/(?:airline-mark|baggage-|cabin-words|flight-words|glyphs|leg-timeline)/,
  },
];

// So do the styles of the front page: those that stand in the page on a first visit are then not asked for again.
const frontPageStyles = /\/features\/home\/[^/]+\.css\./;

export default defineConfig(({ command, mode }) => ({
  plugins: [
    // The styles of a first visit come with its page: see server/serve.ts.
    tanstackStart({ server: { build: { inlineCss: true } } }),
    babel({ cwd: import.meta.dirname, presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    vanillaExtractPlugin(),
    precompress(),
  ],
  optimizeDeps: { include: ["@vanilla-extract/css"] },
  define: {
    "import.meta.env.BUILD_ID": JSON.stringify(process.env.BUILD_ID ?? randomUUID()),
    "import.meta.env.WORKSHOP": JSON.stringify(command === "serve" || mode === "workshop"),
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page carries the list of all scripts and styles, so their names are short.
            chunkFileNames: "assets/[hash].js",
            assetFileNames: ({ names: [name = ""] }) =>
              `assets/${name.endsWith(".css") ? "" : "[name]-"}[hash][extname]`,
            codeSplitting: {
              groups: [
                { name: "base", priority: 3, test: (id: string) => everyPages.test(id) || frontPageStyles.test(id) },
                ...shared,
              ],
            },
          },
        },
      },
    },
  },
}));
