import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { idOfSources } from "./vite/build-id.ts";
import { lateScripts } from "./vite/late-scripts.ts";
import { leanIcons } from "./vite/lean-icons.ts";
import { namedStyles } from "./vite/named-styles.ts";
import { pageParts } from "./vite/page-parts.ts";
import { precompress } from "./vite/precompress.ts";
import { wordScripts } from "./vite/word-scripts.ts";

// Lingui looks for its configuration from the working directory, which is not always this package.
process.env.LINGUI_CONFIG = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));

// What every page needs comes as one script: cut up by who shares what, it was 14 more requests and 6 KiB more.
const everyPages =
  /\/node_modules\/(?:react|react-dom|scheduler|@tanstack(?!\/(?:react-virtual|virtual-core)\/|\/[a-z-]+\/build\/modern\/(?:useQueries|queriesObserver)\.)|@lingui|seroval|seroval-plugins|cookie-es|use-sync-external-store)\/|\/lucide-react\/dist\/[^/]+\/icons\/(?:arrow-right|bed-double|bus|check|chevron-down|clapperboard|compass|life-buoy|plane|ticket|train-front|users|wallet)\.|\/packages\/web\/src\/(?:app(?!\/hooks\/(?:keep-focus|use-is-wide)\.)|i18n(?!\/(?:clock|currency-name|day-at|days|format|hijri|language-name|sentences|short-days|unbroken)\.)|seo(?!\/json-ld))\/|\/packages\/web\/src\/session\/(?:queries|require-sign-in|session-news|use-sign-out)\.|\/packages\/ui\/src\/components\/(?:card|disclosure|icon-button|lattice|picture|poster)\/|\/features\/search-form\/form-on-demand\.|vite\/preload-helper|rolldown\/runtime/;

// What many other pages share comes in a few scripts for the same reason: results of flights were 72 requests once, and 34 later.
// Whatever needs XState is apart from what does not, or a page without a flow would fetch it too; and what only a page of results
// shows is apart from what the steps after it need as well. A group takes along what its modules reach, through a package's main
// door too; one that is `alone` does not, so that it may hold more than leaves.
const alone = { includeDependenciesRecursively: false };
const shared = [
  {
    name: "flow",
    priority: 2,
    test: /\/node_modules\/(?:xstate|@xstate)\/|\/packages\/engine\/src\/kernel\/flow\/(?!once-actor|permit|secret-promise)|\/packages\/web\/src\/engine\/(?:flows\/kept-flow|walk\/open-booking)\./,
  },
  // The part of it that a form of a search needs: the front page's forms come with no more than that.
  {
    name: "days",
    priority: 2,
    ...alone,
    test: /\/packages\/engine\/src\/(?:kernel\/(?:calendar-date|digits|query|result)|booking\/search\/criteria)\.|\/packages\/web\/src\/calls\/walk\.calls\.|\/features\/walk\/walk-facts\.|\/packages\/web\/src\/(?:app\/hooks\/(?:use-arrival|use-is-wide)|engine\/(?:asking\/(?:server-clock|today)|device\/device-[a-z]+)|i18n\/(?:day-at|days|unbroken))\.|\/device-cache\.|\/lucide-react\/dist\/[^/]+\/icons\/(?:arrow-left-right|calendar-days|search|x)\./,
  },
  {
    name: "common",
    priority: 1,
    test: /\/packages\/engine\/src\/kernel\/(?!columns\.|edit-distance\.|fields\/|flow\/|kept-list\.|later-time\.|money-text\.|place-time\.|slug\.)|\/packages\/web\/src\/engine\/(?:asking\/ask-server|live\/hints)\.|\/packages\/ui\/src\/components\/(?:alert|dialog|price|progress-bar|skeleton)\/|\/features\/(?:amounts\/amount|shell\/length-of-time|walk\/walk(?:-live|\.css))\.|\/i18n\/(?:clock|currency-name|format)\.|\/lucide-react\/dist\/[^/]+\/icons\/(?:badge-check|clock|luggage|receipt-text|rotate-ccw-clock|star)\./,
  },
  // Beside a page, or in place of it.
  {
    name: "aside",
    priority: 1,
    ...alone,
    test: /\/packages\/ui\/src\/components\/(?:badge|countdown|dot|empty-state)\/|\/use-seconds-until\./,
  },
  {
    name: "forms",
    priority: 1,
    test: /\/packages\/ui\/src\/components\/(?:checkbox|form-field|segmented|select|stepper|text-field)\//,
  },
  // The front page draws its forms before their script has come: it has their styles without it.
  {
    name: "form-styles",
    priority: 2,
    ...alone,
    test: /\/packages\/ui\/src\/components\/(?:form-field|segmented|select|stepper)\/(?:(?!error-summary)[^/]+\.css|form-styles)\.ts|\/features\/(?:search-form\/(?:near-button|panel-field|search-form)|flight-search\/leg-fields|hotel-search\/rooms-field)\.css\.ts/,
  },
  {
    name: "search-form",
    priority: 1,
    ...alone,
    test: /\/features\/search-form\/(?:days-field|panel-field|party-text|place-field|place-pair|use-(?!found-places)[a-z-]+)\.tsx?|\/packages\/ui\/src\/components\/combobox\/|\/i18n\/hijri\./,
  },
  { name: "fields", priority: 1, test: /\/packages\/engine\/src\/kernel\/fields\/(?!likely-email)/ },
  // Of signing in and up alone: else each of its pieces would be on the list of every page.
  {
    name: "account-entry",
    priority: 1,
    ...alone,
    test: /\/features\/account\/(?:begin-at-main|email-entry|field-offer|identifier-entry|phone-entry|use-(?:changing-number|left-codes|typed-to-sign-in))\.|\/kernel\/fields\/likely-email\./,
  },
  {
    name: "booked",
    priority: 1,
    ...alone,
    test: /\/packages\/engine\/src\/booking\/(?:cancellation\/|confirm\/(?:booking|next-step)\.)|\/packages\/web\/src\/engine\/(?:live\/use-booking-hints|services\/cancellation)\.|\/features\/bookings\/(?:booked-(?:context|people|words)|booking\.(?:css|flow)|booking-actions|create-book(?:ed|ing)|load-booking|name-list|next-step-card|refund-tracker|ride-ticket|ticket-st(?:ate|ub))\.|\/packages\/ui\/src\/components\/ticket-card\//,
  },
  // What tells of which vertical a booking is, and its signs: a line each, and else a place each on every page's list.
  {
    name: "booking-lines",
    priority: 2,
    ...alone,
    test: /\/packages\/engine\/src\/verticals\/[a-z]+\/booked-(?:bus|events|movies|tours|trains)\.|\/lucide-react\/dist\/[^/]+\/icons\/(?:circle-dollar-sign|download|hourglass|mail|mail-check|printer)\./,
  },
  { name: "payment", test: /\/packages\/engine\/src\/booking\/payment\// },
  // What turns a kept walk of an older build into one of this: hardly anybody has one.
  {
    name: "kept",
    priority: 2,
    ...alone,
    test: /\/packages\/engine\/src\/.*\/(?:checkout|flights|hotels|buses)\.kept\./,
  },
  {
    name: "walk",
    priority: 1,
    ...alone,
    test: /\/packages\/engine\/src\/booking\/(?:walk\/(?!kept-genders|step-on|walk-quantities|walk-seats)|search\/(?:one-answer-search|results-store|search\.(?!connect)|touch-offer)|quote\/acknowledgement|checkout\/(?:checkout\.(?:connect|logic)|extras-offered|nothing-kept)\.)|\/packages\/web\/src\/engine\/walk\/(?:late-checkout|walk)\.|\/packages\/web\/src\/(?:calls\/offers\.calls|engine\/services\/checkout\.service)\.|\/features\/(?:results\/(?:last-view|use-idle|use-saving)|walk\/(?:create-walk-pages|parts-here|shared-parts|use-address|use-page-ahead|use-walk|walk-address|walk-skeleton|walk-title|wanted-option))\./,
  },
  {
    name: "seats",
    priority: 1,
    ...alone,
    test: /\/packages\/engine\/src\/booking\/(?:walk\/(?:kept-genders|walk-seats)|travellers\/(?:empty-form|titles)\.)/,
  },
  { name: "reviews", priority: 1, ...alone, test: /\/features\/reviews\/(?:review-words|score|stars)\./ },
  // What rooms and rides have, drawn: else each sign would be a request of its own.
  {
    name: "comforts",
    priority: 1,
    ...alone,
    test: /\/lucide-react\/dist\/[^/]+\/icons\/(?:accessibility|utensils|wifi)\./,
  },
  // Airlines, operators and ways to pay have one.
  { name: "emblem", priority: 1, ...alone, test: /\/packages\/ui\/src\/components\/emblem\// },
  { name: "window", priority: 1, ...alone, test: /\/node_modules\/@tanstack\/(?:react-virtual|virtual-core)\// },
  {
    name: "list",
    priority: 1,
    ...alone,
    test: /\/search\/search\.connect\.|\/packages\/engine\/src\/kernel\/columns\.|\/features\/results\/(?!catalogue\/|day-p(?:art|airs|rice)|departure-field|nearby-ways|next-day-link|other-|part-words|picture-card|place-in-words|results-states|ways\.|filter-fields\.tsx|filter-panel|grouping|last-view|long-list|map-s(?:lot|witch)|pairs-middle|plain-(?!press)|ride-days|saving-parts|sought|use-idle|use-prefetched|use-saving)|\/features\/saved\/save-slot\.|\/booking\/results\/|\/lucide-react\/dist\/[^/]+\/icons\/(?:arrow-up|list-filter|pencil|sliders-horizontal)\./,
  },
  // Of every list but that of flights.
  {
    name: "other-lists",
    priority: 1,
    ...alone,
    test: /\/features\/(?:results\/(?:departure-field|next-day-link|part-words|picture-card|place-in-words|use-prefetched)|saved\/saved-look|walk\/(?:is-at-search|use-found-entry))\./,
  },
  {
    name: "travellers",
    priority: 1,
    ...alone,
    test: /\/packages\/engine\/src\/booking\/travellers\/(?:asked|check-(?:age|country|document|traveller)|saved-form|traveller-form)\.|\/packages\/web\/src\/(?:calls\/saved-travellers\.calls|engine\/services\/saved-travellers\.service)\./,
  },
  // Both of its pages, or whoever shares with the checkout would be cut into pieces that every page lists.
  {
    name: "saved-travellers",
    priority: 1,
    ...alone,
    test: /\/features\/saved-travellers\/(?!catalogue\/)|\/booking\/travellers\/saved-entry\.|\/routes\/fnf\.[^/]+\?tsr-split/,
  },
  // What routes between two places share, whatever goes there.
  {
    name: "routes",
    priority: 1,
    ...alone,
    test: /\/booking\/search\/route-address\.|\/kernel\/slug\.|\/features\/results\/ride-days\.|\/lucide-react\/dist\/[^/]+\/icons\/toilet\./,
  },
  {
    name: "route-homes",
    priority: 1,
    ...alone,
    test: /\/features\/(?:route-cards\/load-route-home|search-form\/known-places|vertical-home\/recent-routes)\./,
  },
  { name: "bus", priority: 1, ...alone, test: /\/features\/bus-search\/bus-(?:results-path|words)\./ },
  {
    name: "trains",
    priority: 1,
    ...alone,
    test: /\/features\/train-search\/train-(?:plan|stations)\.|\/packages\/engine\/src\/verticals\/trains\/criteria\.|\/packages\/web\/src\/calls\/train-stations\.calls\./,
  },
  {
    name: "train",
    priority: 1,
    ...alone,
    test: /\/features\/train-results\/(?:running-days|stop-line|train-words)\.|\/lucide-react\/dist\/[^/]+\/icons\/bed-single\./,
  },
  {
    name: "flights",
    test: /\/packages\/engine\/src\/verticals\/flights\/criteria\.|\/packages\/web\/src\/calls\/flight-search\.calls\.|\/features\/flight-search\/places\.|\/lucide-react\/dist\/[^/]+\/icons\/plane-takeoff\./,
  },
  {
    name: "flight",
    test: /\/features\/flight-itinerary\/(?:airline-mark|baggage-words|cabin-words|flight-words|glyphs)\.|\/packages\/engine\/src\/verticals\/flights\/itinerary-facts\./,
  },
  { name: "flight-details", test: /\/features\/flight-itinerary\/(?:baggage-table|leg-timeline)\./ },
  {
    name: "flights-walk",
    ...alone,
    test: /\/features\/flights\/(?:flights-address|flights\.pages)\.|\/packages\/web\/src\/(?:calls\/flights\.calls|engine\/flights\/(?:begun-search|flight-offers|flights\.service|flights\.walk|visited-sessions))\.|\/packages\/engine\/src\/verticals\/flights\/(?:flight-search|flights\.[a-z]+)\.ts/,
  },
  {
    name: "flights-results",
    ...alone,
    test: /\/routes\/flights\.search\.tsx\?tsr-split=component|\/features\/flights\/(?:first-offers|results-(?:entry|page|part))\.|\/features\/flight-results\/(?:day-fares-query|day-strip|first-offers|flight-results-screen|offer-(?:card|editor|kind)|use-[a-z-]+)\.|\/features\/results\/other-prices\.|\/packages\/engine\/src\/verticals\/flights\/offer-/,
  },
];

// So do the styles of the front page: those that stand in the page on a first visit are then not asked for again.
const frontPageStyles = /\/features\/home\/[^/]+\.css\./;

export default defineConfig(({ command, mode }) => ({
  plugins: [
    tanstackStart({
      // A page and what loads it come in one trip. A route that is opened more than it is led to leaves its loader for later.
      router: { codeSplittingOptions: { defaultBehavior: [["loader", "component"]] } },
      // A page has its styles inside: a file would hold the first paint back by one round trip.
      server: { build: { inlineCss: true } },
    }),
    babel({ cwd: import.meta.dirname, presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    vanillaExtractPlugin(),
    lateScripts(),
    leanIcons(),
    namedStyles(),
    wordScripts(),
    pageParts(),
    precompress(),
  ],
  optimizeDeps: { include: ["@vanilla-extract/css"] },
  define: {
    "import.meta.env.BUILD_ID": JSON.stringify(process.env.BUILD_ID ?? idOfSources()),
    "import.meta.env.WORKSHOP": JSON.stringify(command === "serve" || mode === "workshop"),
  },
  build: {
    assetsInlineLimit: 0,
    // As Vite has it, but for Chrome: older ones lose the fading of edges (`mask-image`), and each page is spared writing it twice.
    cssTarget: ["chrome120", "edge120", "firefox114", "safari16.4", "ios16.4"],
  },
  environments: {
    // The server draws the icons that the browser does.
    ssr: { resolve: { noExternal: command === "build" ? ["lucide-react"] : [] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page carries the list of all scripts and styles, so their names are short.
            hashCharacters: "base36",
            chunkFileNames: "assets/[hash:7].js",
            assetFileNames: ({ names: [name = ""] }) =>
              `assets/${name.endsWith(".css") ? "" : "[name]-"}[hash:7][extname]`,
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
