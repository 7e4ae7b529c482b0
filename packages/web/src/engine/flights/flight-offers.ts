import type { FlightOffers, OffersAnswer, OffersQuestion, Problem } from "@safar/engine";
import { openFlightSearch, recallFlightSearch, touchFlightSearch } from "../../calls/flights.calls.ts";
import type { Told } from "../../server/account/told.ts";
import { askServer } from "../asking/ask-server.ts";
import { hear } from "../asking/server-clock.ts";
import { deviceClock } from "../device/device-clock.ts";
import { forgetBegun, takeBegun } from "./begun-search.ts";
import { noteSession } from "./visited-sessions.ts";

type Fetch = (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>;

/** The lines of a stream as they come, without the last when nothing ends it. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

const brokenOff: Problem = { kind: "offline" };

const answersOf = async function* (
  { refId, providers }: OffersQuestion,
  fetch: Fetch,
  signal: AbortSignal,
): AsyncGenerator<OffersAnswer> {
  const query = new URLSearchParams({ refId, providers: providers.join(",") });
  const askedAt = deviceClock.now();
  const response = await fetch(`/api/flights/offers?${query}`, { signal });
  if (!response.ok || response.body === null) return;
  for await (const line of linesOf(response.body)) {
    const told: Told<OffersAnswer> = JSON.parse(line);
    yield hear(told, askedAt);
  }
};

/** Reads the answers of providers from our server as they come. Of whom nothing was heard when it ends, nothing came. */
export const askOverServer =
  (fetch: Fetch): FlightOffers["ask"] =>
  (question, onAnswer) => {
    const controller = new AbortController();
    const silent = new Set(question.providers);
    const listen = async () => {
      try {
        for await (const answer of answersOf(question, fetch, controller.signal)) {
          silent.delete(answer.provider);
          onAnswer(answer);
        }
      } catch {
        // The stream broke off, or the page let go of it.
      }
      if (controller.signal.aborted) return;
      for (const provider of silent) onAnswer({ provider, answer: { ok: false, error: brokenOff } });
    };
    if (silent.size > 0) void listen();
    return () => {
      // After the last answer all that comes is the stream's end, and one that is not let go of ends well.
      if (silent.size > 0) controller.abort();
    };
  };

/** The calls of a search, over our server, which may have begun it with the page already. */
export const flightOffers: FlightOffers = {
  async open(search, signal) {
    const begun = await takeBegun(search);
    const opened = begun ?? (await askServer((signal) => openFlightSearch({ data: { search }, signal }), signal));
    if (opened.type === "OPENED") noteSession(opened.refId);
    return opened;
  },
  ask: askOverServer((address, init) => fetch(address, init)),
  touch: (refId, offer, signal) => askServer((signal) => touchFlightSearch({ data: { refId, offer }, signal }), signal),
  async recall(refId, signal) {
    forgetBegun();
    const recalled = await askServer((signal) => recallFlightSearch({ data: { refId }, signal }), signal);
    if (recalled.type === "RECALLED") noteSession(refId);
    return recalled;
  },
};
