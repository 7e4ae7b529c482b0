import { counted, type FaultRow, shown } from "./fault.types.ts";

const money = "journeys/src/journeys/money-faults.full.test.ts";
const gate = "api-clients/src/http/token-gate.test.ts";
const client = "api-clients/src/http/client.test.ts";
const decode = "api-clients/src/http/decode.test.ts";
const trouble = "journeys/src/http/trouble.test.ts";
const circuit = "api-clients/src/http/circuit.test.ts";
const upstream = "journeys/src/upstream/token-refresh.test.ts";
const realtime = "engine/src/platform/realtime/realtime.test.ts";
const kills = "journeys/src/journeys/kills.full.test.ts";
const connection = "sandbox/src/realtime/connection.test.ts";

/** Tokens, networks, services that fail, and what they answer. */
export const callFaults: readonly FaultRow[] = [
  {
    number: 16,
    fault: "The service's token ends in the middle of a burst of calls",
    must: "It is fetched once, and every call is repeated once.",
    layers: ["clients", "browser"],
    coveredBy: [
      counted("the token ends in a burst"),
      shown(
        upstream,
        "behavior: a thousand calls on an expired token cause one token call, and none is lost or sent more than twice",
      ),
      shown(
        "engine/src/queues/token-refresh/token-refresh.model.test.ts",
        "behavior: every interleaving of %i requests keeps every rule",
      ),
      shown(
        money,
        "behavior: the service's token ends in the middle of a search: it is fetched once, and every provider is heard",
      ),
    ],
  },
  {
    number: 17,
    fault: "A token cannot be fetched",
    must: "All calls that wait for it fail with one error, and a search offers to try again.",
    layers: ["clients"],
    coveredBy: [
      counted("a token cannot be fetched"),
      shown(upstream, "behavior: a refresh that fails fails all with the same sentence"),
      shown(gate, "behavior: a failed refresh fails all with one error, late 401s too, and the next call tries again"),
    ],
  },
  {
    number: 18,
    fault: "Fetching a token hangs",
    must: "It ends by a timeout of its own, and whoever waits is told.",
    layers: ["clients"],
    coveredBy: [
      counted("fetching a token hangs"),
      shown(gate, "behavior: a refresh that hangs ends by its own timeout and is told so"),
    ],
  },
  {
    number: 19,
    fault: "A call is refused again with the new token",
    must: "It fails after one repetition.",
    layers: ["clients"],
    coveredBy: [
      counted("reserving is refused a token"),
      shown(gate, "behavior: a 401 that comes again after the replay is no loop"),
    ],
  },
  {
    number: 20,
    fault: "The flight service refuses tokens, the hotel service does not",
    must: "Only flights wait.",
    layers: ["clients"],
    coveredBy: [
      shown(
        "sandbox/src/core/sandbox.test.ts",
        "behavior: a service token is got with the password, expires, and opens its own service only",
      ),
      shown(gate, "behavior: while one service's token cannot be had, another service's calls go through"),
    ],
  },
  {
    number: 36,
    fault: "A very slow line: headers after a minute, a body that stalls",
    must: "The call is given up at its time, the body included.",
    layers: ["http"],
    coveredBy: [
      counted("an answer is later than the timeout"),
      shown(client, "behavior: times out at its time, waiting for headers"),
      shown(client, "behavior: times out when the body stalls after the headers"),
      shown(trouble, "behavior: a service that takes its time delays its own page alone"),
    ],
  },
  {
    number: 37,
    fault: "One of the four services is down",
    must: "What needs it says so, and the rest works; what has failed often is not asked for a while, and then tried once.",
    layers: ["http"],
    coveredBy: [
      shown(trouble, "behavior: pages show what is left"),
      shown(trouble, "behavior: connections that break still leave a page"),
      shown(
        "journeys/src/http/outage.test.ts",
        "behavior: is left alone once it has failed often; what needs it says so, and the rest goes on",
      ),
      shown(
        circuit,
        "default: after many failures in a row nothing is sent for a pause, then one request tries, and its answer closes it",
      ),
      shown(
        circuit,
        "behavior: a payment that was not sent is not known, and the inquiry may be sent and says what became of it",
      ),
    ],
  },
  {
    number: 38,
    fault: "Answers that are broken: half of one, a web page, nothing, wrong types, huge numbers",
    must: "A typed error with words of our own.",
    layers: ["property"],
    coveredBy: [
      counted("an answer is cut off"),
      counted("an answer is a web page"),
      counted("an answer has wrong types"),
      counted("an answer is empty"),
      shown(decode, "behavior: any text with any status is a value or a problem"),
      shown(decode, "behavior: a good answer with one place mutated is a value or a problem"),
      shown(trouble, "answers that make no sense"),
    ],
  },
  {
    number: 39,
    fault: "A status or a method of payment that nobody knows",
    must: "It is shown as it is, and offers nothing of its own.",
    layers: ["property"],
    coveredBy: [
      shown(
        "api-clients/src/payments.golden.test.ts",
        "behavior: words that a newer service added are read as unknown, or as they are written",
      ),
      shown(
        "engine/src/booking/status.test.ts",
        "behavior: an unknown status offers nothing; only what is pending is paid for",
      ),
      shown(
        "engine/src/booking/confirm/booking.test.ts",
        "behavior: a status nobody knows offers nothing, and a booking that is not there is not there",
      ),
    ],
  },
  {
    number: 40,
    fault: "No data in an answer that calls itself good, or two different statuses in one",
    must: "It counts as no success.",
    layers: ["property"],
    coveredBy: [
      shown(decode, "behavior: %s is no success"),
      shown(decode, "behavior: an envelope with any parts is a value or a problem"),
    ],
  },
  {
    number: 53,
    fault: "The real-time line comes and goes, is closed with a code, or refuses a channel",
    must: "The page says nothing wrong, reads again by itself meanwhile, and hears nothing twice.",
    layers: ["http"],
    coveredBy: [
      shown(
        "journeys/src/realtime/realtime-chain.test.ts",
        "default: what a service publishes reaches the engine as one hint, also after the line broke",
      ),
      shown(realtime, "behavior: a channel is polled until it is joined again, and then read once more"),
      shown(connection, "behavior: a flap closes everybody with 4200; refused connections get the reason given"),
    ],
  },
  {
    number: 54,
    fault: "A push event comes twice, out of order, or on a channel that is not one's own",
    must: "It is a hint at most: something is read again.",
    layers: ["http"],
    coveredBy: [
      counted("a hint came"),
      shown(realtime, "behavior: a hint delivered twice is passed on once, also across a reconnection"),
      shown(realtime, "behavior: hints out of order are all passed on, and so are those without an id"),
      shown(
        "journeys/src/http/sessions.test.ts",
        "behavior: one's own is signed, another's and an unknown one are refused, and nobody gets none",
      ),
    ],
  },
  {
    number: 71,
    fault: "The dashboard cannot be had for the signed-in person and is read for everybody instead",
    must: "Neither is ever kept in the place of the other.",
    layers: ["clients"],
    coveredBy: [
      shown(
        "engine/src/platform/dashboard/dashboard.test.ts",
        "behavior: after signing out the anonymous payload serves on; the user's own never does",
      ),
      shown(trouble, "behavior: when the dashboard fails for a signed-in person, they are shown what everybody sees"),
    ],
  },
  {
    number: 72,
    fault: "Currencies or countries cannot be loaded",
    must: "Prices are in the edition's own currency, and everything else works.",
    layers: ["clients"],
    coveredBy: [
      shown(
        "engine/src/platform/general-data/general-data.test.ts",
        "behavior: with everything down the app stays usable in the currency of the edition",
      ),
      shown(trouble, "behavior: without a list of currencies, prices are shown in the edition's own"),
    ],
  },
  {
    number: 79,
    fault: "The web server starts again, or the services lose what they held, in the middle of a flow",
    must: "Sessions go on or end cleanly, and nothing is told paid that is not.",
    layers: ["http"],
    coveredBy: [
      shown("sandbox/src/doors/server.test.ts", "behavior: bookings, ids, jobs and the clock survive a restart"),
      shown(
        "journeys/src/http/restarts.test.ts",
        "behavior: a server that starts again knows no sessions, says so, and goes on",
      ),
      shown(
        "journeys/src/http/restarts.test.ts",
        "behavior: services that have lost everything tell of no booking and of no payment",
      ),
      shown(
        "journeys/src/http/stopping.test.ts",
        "behavior: a server that is told to stop says so, finishes what it has begun, and ends well",
      ),
      shown("web/server/drain.test.ts", "behavior: what reads is cut after 30 s, what writes goes to its end"),
      shown(
        "web/src/server/payments/guarded-payments.test.ts",
        "behavior: who began to pay is known to the process that comes after",
      ),
      shown(
        "sandbox/src/doors/server.test.ts",
        "behavior: where the disk is full calls are refused in words, nothing is lost, and it goes on once there is room",
      ),
      shown(kills, "invariant: kill %i, %i ms into a payment, takes nothing twice and loses nothing"),
      shown(kills, "invariant: kill %i, %i ms into a withdrawal, holds nothing twice and loses nothing"),
      shown(
        "journeys/src/upstream/redis-away.full.test.ts",
        "behavior: a Redis that hangs, and then is gone, keeps no page for everybody waiting and signs nobody out",
      ),
    ],
  },
];
