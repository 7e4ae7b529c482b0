import { createRequestMachine, fail, ok, returnHomeMachine, tokenRefreshMachine } from "@safar/engine";
import {
  buildWatchModel,
  contactModel,
  currencyChangeModel,
  dashboardModel,
  generalDataModel,
  realtimeModel,
} from "@safar/engine/testing";
import { defineFlow, pathModel } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { wordsFor } from "./words.ts";

const requestMachine = createRequestMachine({
  network: { isOnline: () => true, subscribe: () => () => undefined },
  random: { next: () => 0.5 },
  read: () => Promise.resolve(fail({ kind: "aborted" })),
});

const requestModel = pathModel(requestMachine, {
  events: {
    "request.abort": [{ type: "request.abort" }],
    "request.retry": [{ type: "request.retry" }],
    "network.changed": {
      online: { type: "network.changed", isOnline: true },
      offline: { type: "network.changed", isOnline: false },
    },
  },
  outcomes: {
    read: {
      answered: ok("an answer"),
      offline: fail({ kind: "offline" }),
      slow: fail({ kind: "timeout", afterMs: 60_000 }),
      refused: fail({ kind: "refused", code: "not_found", status: 404, message: "no", retryable: false }),
    },
    watchNetwork: [],
  },
});

const tokenRefreshModel = pathModel(tokenRefreshMachine, {
  inputs: { queue: { refreshTimeoutMs: 30_000 } },
  events: {
    "request.arrived": {
      first: { type: "request.arrived", id: 1 },
      second: { type: "request.arrived", id: 2 },
    },
    "request.refused": {
      "older token": { type: "request.refused", id: 1, generation: 0, isReplay: false },
      "newest token": { type: "request.refused", id: 1, generation: 9, isReplay: false },
      "second time": { type: "request.refused", id: 1, generation: 1, isReplay: true },
    },
    "request.withdrawn": [{ type: "request.withdrawn", id: 1 }],
  },
  outcomes: { refreshToken: [{ type: "TOKEN", token: "fresh" }, { type: "UNAVAILABLE" }] },
  // Two who wait are as many as guards can tell apart.
  project: ({ generation, token, waiting }) => ({
    generation: Math.min(generation, 1),
    token: token === null,
    waiting: Math.min(waiting.length, 2),
  }),
});

const returnHomeModel = pathModel(returnHomeMachine, {
  inputs: {
    anybody: { now: 0, mayLeave: true },
    "asks for less motion": { now: 0, mayLeave: false },
    "opened where nobody sees it": { now: 0, mayLeave: true, isSeen: false },
  },
  events: {
    "person.engage": [{ type: "person.engage" }],
    "stay.choose": [{ type: "stay.choose" }],
    "page.leave": [{ type: "page.leave", now: 1000 }],
    "page.return": [{ type: "page.return", now: 2000 }],
  },
  outcomes: {},
  // How much of the count is left decides nothing but when.
  project: ({ isSeen, mayLeave }) => ({ isSeen, mayLeave }),
});

/** What runs beside everything else. */
export const platformFlows = [
  defineFlow("token-refresh", tokenRefreshMachine, {
    ...tokenRefreshModel,
    invariants: {
      "a token is held only where there is one": (snapshot) =>
        !snapshot.matches("held") || snapshot.context.token !== null,
    },
    words: wordsFor("token-refresh", { machine: tokenRefreshMachine, ...tokenRefreshModel }),
  }),
  defineFlow("realtime", realtimeModel.machine, {
    ...realtimeModel,
    invariants: {
      "no hint is delivered twice": ({ context: { delivered } }) => new Set(delivered).size === delivered.length,
    },
    outcomes: { keepConnection: [] },
    // Wishes are counted. Two for a channel, and two hints, are one more than what guards can tell from none.
    within: ({ channels, delivered }) =>
      delivered.length <= 2 && Object.values(channels).every(({ wanted }) => wanted <= 2),
    expect: allOfIt,
    offline: offlineIn(realtimeModel),
    words: wordsFor("realtime", realtimeModel),
  }),
  defineFlow("build-watch", buildWatchModel.machine, {
    ...buildWatchModel,
    invariants: {
      "nobody is told of a build that is theirs": (snapshot) =>
        !snapshot.matches("stale") || snapshot.context.buildId !== null,
    },
    outcomes: { ...buildWatchModel.outcomes, watchVisibility: [] },
    inputs: { first: buildWatchModel.input },
    expect: allOfIt,
    offline: offlineIn(buildWatchModel),
    words: wordsFor("build-watch", buildWatchModel),
  }),
  defineFlow("general-data", generalDataModel.machine, {
    ...generalDataModel,
    inputs: { first: generalDataModel.input },
    expect: allOfIt,
    offline: offlineIn(generalDataModel),
    words: wordsFor("general-data", generalDataModel),
  }),
  defineFlow("dashboard", dashboardModel.machine, {
    ...dashboardModel,
    invariants: {
      "what is loaded is held": (snapshot) => !snapshot.matches("loaded") || snapshot.context.held !== null,
    },
    inputs: { first: dashboardModel.input },
    expect: allOfIt,
    offline: offlineIn(dashboardModel),
    words: wordsFor("dashboard", dashboardModel),
  }),
  defineFlow("currency-change", currencyChangeModel.machine, {
    ...currencyChangeModel,
    invariants: {
      "what is asked about is a booking and another currency": (snapshot) =>
        !snapshot.matches("awaitingDecision") ||
        (snapshot.context.booking !== null && snapshot.context.wanted !== null),
    },
    inputs: { first: currencyChangeModel.input },
    expect: allOfIt,
    offline: offlineIn(currencyChangeModel),
    words: wordsFor("currency-change", currencyChangeModel),
  }),
  defineFlow("contact", contactModel.machine, {
    ...contactModel,
    invariants: {
      "nothing is sent that is wrong": (snapshot) =>
        !snapshot.matches("sending") || Object.keys(snapshot.context.problems).length === 0,
    },
    inputs: { first: contactModel.input },
    expect: allOfIt,
    offline: offlineIn(contactModel),
    words: wordsFor("contact", contactModel),
  }),
  defineFlow("request", requestMachine, {
    ...requestModel,
    invariants: {
      "an answer is what it says": (snapshot) => !snapshot.matches("answered") || snapshot.context.result.ok,
    },
    caps: { attempts: 3 },
    words: wordsFor("request", { machine: requestMachine, ...requestModel }),
  }),
  defineFlow("return-home", returnHomeMachine, {
    ...returnHomeModel,
    invariants: {
      "nobody leads away who asked to stay": (snapshot) => !snapshot.matches("leaving") || snapshot.context.mayLeave,
    },
    words: wordsFor("return-home", { machine: returnHomeMachine, ...returnHomeModel }),
  }),
];
