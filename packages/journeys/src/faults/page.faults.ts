import { counted, type FaultRow, shown } from "./fault.types.ts";

const browser = "journeys/src/journeys/browser-faults.full.test.ts";
const navigation = "journeys/src/journeys/navigation.test.ts";
const keptFlow = "web/src/engine/flows/kept-flow.test.tsx";
const otp = "engine/src/queues/otp/otp.machine.test.ts";

/** What befalls pages: sessions, storage, new builds, missing parts. */
export const pageFaults: readonly FaultRow[] = [
  {
    number: 14,
    fault: "Two tabs, and somebody else signs in in one of them",
    must: "The other one shows nothing of the first person any more.",
    layers: ["browser"],
    coveredBy: [
      shown(
        keptFlow,
        "somebody else finds nothing, in memory or after a reload, and what was there is gone once they have come",
      ),
      shown("journeys/src/http/sessions.test.ts", "behavior: neither sees what is the other's"),
      shown(
        browser,
        "behavior: somebody else signs in in another tab, and the first one shows nothing of the first person any more",
      ),
    ],
  },
  {
    number: 15,
    fault: "Somebody signs out in one of several tabs",
    must: "All of them leave what is private, and nothing that was begun is kept.",
    layers: ["browser"],
    coveredBy: [
      shown("journeys/src/journeys/sign-in.test.ts", "behavior: signing out ends the session in every tab"),
      shown(
        "web/src/session/session-news.test.ts",
        "default: after signing out, neither what was read nor what was begun is left",
      ),
      shown(
        keptFlow,
        "signing out leaves nothing, in memory or in storage, and a page that is still there begins anew",
      ),
    ],
  },
  {
    number: 21,
    fault: "The session ends while somebody fills in a form",
    must: "They sign in, come back, and find what they had typed.",
    layers: ["browser"],
    coveredBy: [
      shown(
        "journeys/src/journeys/account.test.ts",
        "behavior: when the service no longer knows the person, they are told and led back",
      ),
      shown(keptFlow, "when a session has ended by itself nobody sees it, and who signs in again goes on with it"),
    ],
  },
  {
    number: 34,
    fault: "There is no connection when a form is sent",
    must: "The page says so, keeps what was typed, and goes on afterwards.",
    layers: ["browser"],
    coveredBy: [
      counted("no connection for a while"),
      shown(navigation, "behavior: without a connection a form says so, keeps what was typed, and goes on afterwards"),
    ],
  },
  {
    number: 35,
    fault: "The connection is lost while a code is entered",
    must: "The code is not kept and not sent again by itself; when another may be sent is still known.",
    layers: ["browser"],
    coveredBy: [
      shown(otp, "that fails offline keeps the code that was sent and may be tried again"),
      shown(otp, "behavior: no answer to a verification is shown, and nothing is sent again by itself"),
      shown(otp, "behavior: a snapshot never holds the code, not even while it is verified"),
      shown(
        browser,
        "behavior: cut off at a code: it is not sent again by itself, and can be sent once there is a connection",
      ),
    ],
  },
  {
    number: 41,
    fault: "10,000 results, 5,000 notifications",
    must: "A press is answered within a fifth of a second.",
    layers: ["browser"],
    coveredBy: [
      shown(
        "engine/src/verticals/flights/offer-results.test.ts",
        "behavior: 10,000 itineraries are filtered and sorted quicker than they are put in order once",
      ),
      shown(
        "journeys/src/journeys/crowded-results.full.test.ts",
        "behavior: with 10,000 results a press is answered within a fifth of a second, and few are ever drawn",
      ),
      shown(
        "web/src/features/notifications/notifications-page.test.tsx",
        "behavior: of 5,000 notifications one page of each kind is drawn at most, and links lead to the others",
      ),
      shown(
        "journeys/src/journeys/crowded-notifications.full.test.ts",
        "behavior: with 5,000 notifications a press is answered within a fifth of a second, and few are ever drawn",
      ),
    ],
  },
  {
    number: 55,
    fault: "A new build is put up while somebody books",
    must: "The page is not loaded anew while a payment, a code or a form is open.",
    layers: ["browser"],
    coveredBy: [
      shown(
        "engine/src/platform/build-watch/build-watch.test.ts",
        "behavior: a reload waits while %s must not be lost",
      ),
      shown(
        keptFlow,
        "behavior: a newer build goes on with what an older one kept, turned into its own shape, and asks anew",
      ),
      shown(browser, "behavior: a new build is put up while somebody types: the page stays until they go elsewhere"),
    ],
  },
  {
    number: 56,
    fault: "A page's code is gone after a deployment",
    must: "The page is loaded anew once, and then says what is wrong.",
    layers: ["browser"],
    coveredBy: [shown(navigation, "behavior: a page whose code is gone after a deployment is loaded anew once")],
  },
  {
    number: 57,
    fault: "A service worker that is too old",
    must: "Nothing private and nothing of a booking comes out of it.",
    layers: ["browser"],
    coveredBy: [
      shown(browser, "behavior: no page leaves a service worker behind, and none of a booking is kept by the browser"),
    ],
  },
  {
    number: 58,
    fault: "A device's storage that is full, forbidden, damaged, or of an older build",
    must: "Everything goes on from memory.",
    layers: ["browser"],
    coveredBy: [
      shown(navigation, "behavior: storage that is full or forbidden stops nobody"),
      shown("engine/src/kernel/device-cache.test.ts", "behavior: any corrupt text reads as nothing"),
      shown(keptFlow, "behavior: something unreadable in storage is as good as nothing"),
      shown(keptFlow, "behavior: a store that is full keeps nothing, and says so"),
    ],
  },
  {
    number: 59,
    fault: "Cookies are blocked",
    must: "Signing in says so, and searching works.",
    layers: ["browser"],
    coveredBy: [
      shown(browser, "behavior: where cookies are blocked signing in says so, and searching works"),
      shown(
        "web/src/features/account/sign-in-steps.test.tsx",
        "behavior: in %s a browser that keeps no cookies is told so, and one that does is not",
      ),
    ],
  },
  {
    number: 68,
    fault: "The currency is changed in the middle of a booking",
    must: "It is asked about first; then the way leads home.",
    layers: ["browser"],
    coveredBy: [
      shown(
        "engine/src/platform/currency/currency-change.test.ts",
        "behavior: an open booking is asked about, and kept before the change",
      ),
      shown(
        "web/src/features/preferences/currency-form.test.tsx",
        "behavior: with a booking open, nothing is sent until the person says so, and the draft is kept first",
      ),
    ],
  },
  {
    number: 69,
    fault: "The language is changed in the middle of a booking",
    must: "The same step in other words.",
    layers: ["browser"],
    coveredBy: [
      shown("journeys/src/journeys/preferences.test.ts", "default: the language is changed in place, query and all"),
      shown(
        "journeys/src/simulation/simulation.test.ts",
        "behavior: in English and in Arabic the same seed ends in the same places with the same numbers",
      ),
    ],
  },
  {
    number: 75,
    fault: "A map's tiles cannot be reached",
    must: "The map is drawn without them, and the list is as useful as with it.",
    layers: ["browser"],
    coveredBy: [
      shown(browser, "behavior: a map is drawn and its list is as useful with nothing but this site to be reached"),
    ],
  },
  {
    number: 76,
    fault: "Scripts are off, or fail",
    must: "Everything there is to read can be read; forms say what they need, or work.",
    layers: ["browser"],
    coveredBy: [
      shown(
        "journeys/src/journeys/without-scripts.test.ts",
        "default: everything there is to read can be read, and links lead on",
      ),
      shown(
        "journeys/src/journeys/without-scripts.test.ts",
        "behavior: language, currency, appearance and edition are plain links and forms",
      ),
    ],
  },
];
