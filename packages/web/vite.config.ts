import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { idOfSources } from "./vite/build-id.ts";
import { namedStyles } from "./vite/named-styles.ts";
import { precompress } from "./vite/precompress.ts";
import { wordScripts } from "./vite/word-scripts.ts";

// Lingui looks for its configuration from the working directory, which is not always this package.
process.env.LINGUI_CONFIG = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));

// What every page needs comes as one script: cut up by who shares what, it was 14 more requests and 6 KiB more.
const everyPages =
  /\/node_modules\/(?:react|react-dom|scheduler|@tanstack(?!\/(?:react-virtual|virtual-core)\/)|@lingui|seroval|seroval-plugins|cookie-es|use-sync-external-store)\/|\/lucide-react\/dist\/[^/]+\/(?:createLucideIcon|Icon|default|shared|context|icons\/(?:arrow-right|bed-double|bus|car|car-taxi-front|check|chevron-down|clapperboard|crown|gift|headset|joystick|map|percent|plane|shopping-bag|sparkles|ticket|train-front|users|wallet)\.)|\/packages\/web\/src\/(?:app|i18n(?!\/(?:days|hijri)\.)|seo(?!\/json-ld))\/|\/packages\/ui\/src\/components\/(?:badge|card|disclosure|picture|poster)\/|vite\/preload-helper|rolldown\/runtime/;

// What many other pages share comes in a few scripts for the same reason: results of flights were 72 requests once, and 34 later.
// Whatever needs XState is apart from what does not, or a page without a flow would fetch it too; and what only a page of results
// shows is apart from what the steps after it need as well. A group takes along what its modules reach, through a package's main
// door too; one that is `alone` does not, so that it may hold more than leaves.
const alone = { includeDependenciesRecursively: false };
const shared = [
  {
    name: "flow",
    priority: 2,
    test: /\/node_modules\/(?:xstate|@xstate)\/|\/packages\/engine\/src\/kernel\/(?:per-snapshot|resume|secret-promise|wait-until)\.|\/packages\/engine\/src\/booking\/(?:kept-flow|once-actor|screen-of|unprovided)\.|\/packages\/web\/src\/engine\/(?:kept-flow|open-booking)\./,
  },
  {
    name: "common",
    priority: 1,
    test: /\/packages\/engine\/src\/kernel\/(?!fields\/)|\/packages\/web\/src\/engine\/(?:ask-server|device-[a-z]+|visited-sessions)\.|\/device-cache\.|\/packages\/ui\/src\/components\/(?:alert|countdown|dialog|empty-state|icon-button|price|progress-bar|skeleton)\/|\/features\/(?:shell\/problem-words|walk\/walk\.css)\.|\/use-seconds-until\.|\/i18n\/days\.|\/lucide-react\/dist\/[^/]+\/icons\/(?:badge-check|calendar-days|clock|luggage|receipt-text|rotate-ccw-clock|search)\./,
  },
  {
    name: "forms",
    priority: 1,
    test: /\/packages\/ui\/src\/components\/(?:checkbox|form-field|segmented|select|stepper|text-field)\//,
  },
  { name: "fields", priority: 1, test: /\/packages\/engine\/src\/kernel\/fields\// },
  { name: "payment", test: /\/packages\/engine\/src\/booking\/payment\// },
  {
    name: "walk",
    priority: 1,
    ...alone,
    test: /\/packages\/engine\/src\/booking\/(?:walk\/|search\/(?:results-store|search\.(?!connect))|quote\/acknowledgement|checkout\/(?:checkout\.(?:connect|logic)|extras-offered|nothing-kept)\.)|\/packages\/web\/src\/engine\/(?:late-checkout|walk)\.|\/features\/walk\/(?:create-walk-page|use-address|use-walk|walk-skeleton)\./,
  },
  { name: "window", priority: 1, ...alone, test: /\/node_modules\/@tanstack\/(?:react-virtual|virtual-core)\// },
  {
    name: "list",
    priority: 1,
    ...alone,
    test: /\/search\/search\.connect\.|\/features\/(?:results-list\/(?:use-|filter-parts\.css)|walk\/expiring-soon\.)|\/features\/flight-results\/(?:filter-chips|offer-card|price-strip|results-screen|search-line|sort-tabs)\.css\.|\/lucide-react\/dist\/[^/]+\/icons\/(?:list-filter|pencil|sliders-horizontal|star)\./,
  },
  {
    name: "flights",
    test: /\/packages\/engine\/src\/verticals\/flights\/(?:criteria|search-form\/criteria-form)\.|\/packages\/web\/src\/calls\/(?:flight-search|walk)\.calls\.|\/features\/flight-search\/places\.|\/features\/walk\/walk-facts\.|\/lucide-react\/dist\/[^/]+\/icons\/(?:arrow-left-right|plane-takeoff)\./,
  },
  {
    name: "flight",
    test: /\/features\/flight-results\/(?:airline-mark|baggage-words|cabin-words|flight-words|glyphs)\.|\/packages\/engine\/src\/verticals\/flights\/itinerary-facts\./,
  },
  { name: "flight-details", test: /\/features\/flight-results\/(?:baggage-table|leg-timeline)\./ },
  {
    name: "flights-walk",
    ...alone,
    test: /\/features\/flights\/(?:flights-kind|walk-address|walk-page)\.|\/packages\/web\/src\/(?:calls\/flights\.calls|engine\/(?:begun-search|flight-offers|flights\.service|flights\.walk))\.|\/packages\/engine\/src\/verticals\/flights\/(?:flight-search|flights\.[a-z]+)\.ts/,
  },
  {
    name: "flights-results",
    ...alone,
    test: /\/routes\/flights\.search\.tsx\?tsr-split|\/features\/flights\/(?:first-offers|load-results|results-[a-z]+)\.|\/calls\/begin-with-page\.|\/features\/flight-results\/(?:answer-progress|day-strip|filter-chips|filter-sheet|first-offers|newcomers|offer-address|offer-card|offer-list|price-strip|results-screen|results-states|search-line|sort-tabs|use-[a-z-]+)\.|\/packages\/engine\/src\/verticals\/flights\/offer-|\/lucide-react\/dist\/[^/]+\/icons\/arrow-up\./,
  },
];

// So do the styles of the front page: those that stand in the page on a first visit are then not asked for again.
const frontPageStyles = /\/features\/home\/[^/]+\.css\./;

export default defineConfig(({ command, mode }) => ({
  plugins: [
    // A page has its styles inside: a file would hold the first paint back by one round trip.
    tanstackStart({ server: { build: { inlineCss: true } } }),
    babel({ cwd: import.meta.dirname, presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    vanillaExtractPlugin(),
    namedStyles(),
    wordScripts(),
    precompress(),
  ],
  optimizeDeps: { include: ["@vanilla-extract/css"] },
  define: {
    "import.meta.env.BUILD_ID": JSON.stringify(process.env.BUILD_ID ?? idOfSources()),
    "import.meta.env.WORKSHOP": JSON.stringify(command === "serve" || mode === "workshop"),
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // Every page carries what each other page is made of: with the scripts named too it was 3 KiB more. The styles must be there
        // before a page is; its scripts find each other, and a link that is pointed to has them fetched before it is followed.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
        rolldownOptions: {
          output: {
            // Every page carries the list of all scripts and styles, so their names are short.
            chunkFileNames: "assets/[hash:7].js",
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
