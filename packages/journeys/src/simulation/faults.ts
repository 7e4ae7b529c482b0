import type { Random } from "@safar/sandbox";
import type { FaultKind } from "./fault.types.ts";

const travel = { service: "travel" } as const;
const reserve = { call: "C016" };
const pay = { call: "C089" };
const inquire = { call: "C091" };
const token = { call: "C025" };
const now = (random: Random) => ({ probability: random.pick([0.02, 0.05, 0.1]) });
const once = { times: 1 };

/** What befalls calls: before the service acts, after it has acted, late, or with a damaged answer. By the name it is counted by. */
export const commonKinds: readonly FaultKind[] = [
  ["a call is lost on its way", (random) => ({ point: "before", fail: { drop: true }, ...now(random) })],
  ["an answer is lost", (random) => ({ point: "afterCommit", fail: { drop: true }, ...now(random) })],
  ["a call is answered 500", (random) => ({ point: "before", fail: { status: 500 }, ...now(random) })],
  ["a call is answered 502", (random) => ({ point: "before", fail: { status: 502 }, ...now(random) })],
  ["a call is answered 503", (random) => ({ point: "before", fail: { status: 503 }, ...now(random) })],
  ["a call is answered 504 and done", (random) => ({ point: "afterCommit", fail: { status: 504 }, ...now(random) })],
  [
    "a call is asked to wait",
    (random) => ({ point: "before", fail: { status: 429, retryAfterSeconds: 5 }, ...now(random) }),
  ],
  ["an answer is late", (random) => ({ point: "delay", ms: random.pick([2000, 8000, 40_000]), ...now(random) })],
  ["an answer is later than the timeout", (random) => ({ point: "delay", ...now(random) })],
  ["an answer is cut off", (random) => ({ point: "corrupt", as: "truncated", ...now(random) })],
  ["an answer is a web page", (random) => ({ point: "corrupt", as: "html", ...now(random) })],
  ["an answer has wrong types", (random) => ({ point: "corrupt", as: "wrongTypes", ...now(random) })],
  ["an answer is empty", (random) => ({ point: "corrupt", as: "empty", ...now(random) })],
  ["a call is delivered twice", (random) => ({ point: "corrupt", as: "duplicate", ...now(random) })],
  ["reserved, and the answer is lost", () => ({ point: "afterCommit", match: reserve, fail: { drop: true }, ...once })],
  ["reserved, and answered 502", () => ({ point: "afterCommit", match: reserve, fail: { status: 502 }, ...once })],
  ["reserved, and answered too late", () => ({ point: "delay", match: reserve, ...once })],
  ["reserving is answered 500", () => ({ point: "before", match: reserve, fail: { status: 500 }, ...once })],
  ["reserving never arrives", () => ({ point: "before", match: reserve, fail: { drop: true }, times: 3 })],
  [
    "reserving is asked to wait",
    () => ({ point: "before", match: reserve, fail: { status: 429, retryAfterSeconds: 30 }, ...once }),
  ],
  ["reserving is refused a token", () => ({ point: "before", match: reserve, fail: { status: 401 }, times: 2 })],
  ["paid, and the answer is lost", () => ({ point: "afterCommit", match: pay, fail: { drop: true }, ...once })],
  ["paid, and answered too late", () => ({ point: "delay", match: pay, ...once })],
  ["paid, and the answer is unreadable", () => ({ point: "corrupt", match: pay, as: "wrongTypes", ...once })],
  ["paying is answered 500", () => ({ point: "before", match: pay, fail: { status: 500 }, ...once })],
  ["paying never arrives", () => ({ point: "before", match: pay, fail: { drop: true }, ...once })],
  ["paying is delivered twice", () => ({ point: "corrupt", match: pay, as: "duplicate", ...once })],
  [
    "the inquiry is silent for minutes",
    (random) => ({ point: "before", match: inquire, fail: { status: 503 }, times: random.integer(4, 30) }),
  ],
  ["the inquiry is late", () => ({ point: "delay", match: inquire, times: 2 })],
  ["the inquiry is unreadable", () => ({ point: "corrupt", match: inquire, as: "html", times: 3 })],
  ["the token ends in a burst", () => ({ point: "before", match: travel, fail: { status: 401 }, times: 4 })],
  ["a token cannot be fetched", () => ({ point: "before", match: token, fail: { status: 500 }, ...once })],
  ["fetching a token hangs", () => ({ point: "delay", match: token, ...once })],
];

/** What befalls people rather than calls, whatever they are here for. */
export const happenings = [
  "clicked twice",
  "clicked in all tabs",
  "went back",
  "reloaded",
  "reloaded in the middle of a call",
  "opened a second tab",
  "came back by the address",
  "slept past a deadline",
  "no connection for a while",
  "a payment is long on its way",
  "a withdrawal is long on its way",
  "a cancellation is long on its way",
  "a port breaks its promise",
  "the device's clock is wrong",
  "the price changed",
  "the price changed while reserving",
  "the price was left to expire",
  "the search was left to expire",
  "what a cancellation gives back was left to expire",
  "the last seats went",
  "a seat went to somebody else",
  "the time to pay ended",
  "a card was declined",
  "a bank asked the cardholder",
  "a code was asked for",
  "nobody knew whether it was paid",
  "a ticket was refused and the money returned",
  "somebody is signed in",
  "somebody uses the Saudi edition",
  "the wallet paid a part",
  "a hint came",
  "a booking just made is cancelled",
] as const;

/** What an errand is counted by. */
export type ErrandDone = `${string} is ${"booked" | "withdrawn" | "cancelled"}`;

export type Happening = (typeof happenings)[number] | ErrandDone;

/** The kind that a rule of a plan was made by. */
export const kindOf = (id: string): string => id.slice(0, id.lastIndexOf("#"));
