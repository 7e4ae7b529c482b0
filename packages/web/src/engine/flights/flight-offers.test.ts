import { type OffersAnswer, refId } from "@safar/engine";
import { expect, test, vi } from "vitest";
import { serverClock } from "../asking/server-clock.ts";
import { askOverServer } from "./flight-offers.ts";

const question = { search: "", refId: refId("session"), providers: ["gds", "direct"] };

const found = (provider: string, expiresAt: number): OffersAnswer => ({
  provider,
  answer: {
    ok: true,
    value: { itineraries: [], references: { airlines: {}, airports: {}, aircraft: {} }, expiresAt },
  },
});

const encoder = new TextEncoder();

/** A server whose answer comes in these pieces and then ends, or breaks off. */
const serverOf =
  (pieces: readonly string[], { broken = false, status = 200 } = {}) =>
  async () => {
    const left = [...pieces];
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const piece = left.shift();
        if (piece !== undefined) controller.enqueue(encoder.encode(piece));
        else if (broken) controller.error(new TypeError("network error"));
        else controller.close();
      },
    });
    return new Response(body, { status });
  };

const listen = (fetch: () => Promise<Response>, count: number): Promise<readonly OffersAnswer[]> =>
  new Promise((resolve) => {
    const answers: OffersAnswer[] = [];
    askOverServer(fetch)(question, (answer) => {
      answers.push(answer);
      if (answers.length === count) resolve(answers);
    });
  });

test("default: each provider's answer is told as its line comes, however the stream is cut, and the clock hears of the time", async () => {
  vi.useFakeTimers({ now: 5_000_000, toFake: ["Date"] });
  const text = ["gds", "direct"]
    .map((provider) => `${JSON.stringify({ at: 1_000_000, outcome: found(provider, 1_900_000) })}\n`)
    .join("");
  const cut = [text.slice(0, 40), text.slice(40, 200), text.slice(200)];
  expect(await listen(serverOf(cut), 2)).toEqual([found("gds", 1_900_000), found("direct", 1_900_000)]);
  expect(serverClock.now()).toBe(1_000_000);
  vi.useRealTimers();
});

test.each([
  ["breaks off", serverOf([`${JSON.stringify({ at: 0, outcome: found("gds", 0) })}\n`], { broken: true })],
  ["ends early", serverOf([`${JSON.stringify({ at: 0, outcome: found("gds", 0) })}\n`])],
])("behavior: of whom nothing came when the stream %s has failed", async (_, server) => {
  const answers = await listen(server, 2);
  expect(answers.map(({ provider, answer }) => [provider, answer.ok])).toEqual([
    ["gds", true],
    ["direct", false],
  ]);
});

test("behavior: a session that nobody remembers fails for everybody", async () => {
  const answers = await listen(serverOf(['{"error":"expired"}'], { status: 410 }), 2);
  expect(answers.every(({ answer }) => !answer.ok)).toBe(true);
});

test("behavior: whoever lets go with the last answer has heard all, and the stream comes to its own end", async () => {
  let signal: AbortSignal | undefined;
  const lines = ["gds", "direct"].map((provider) => `${JSON.stringify({ at: 0, outcome: found(provider, 0) })}\n`);
  const server = serverOf(lines);
  await new Promise<void>((resolve) => {
    const heard: string[] = [];
    const stop = askOverServer((_, init) => {
      ({ signal } = init);
      return server();
    })(question, ({ provider }) => {
      heard.push(provider);
      if (heard.length < question.providers.length) return;
      stop();
      resolve();
    });
  });
  expect(signal?.aborted).toBe(false);
});

test("behavior: whoever lets go hears no more, and the server is let go of", async () => {
  const answers: OffersAnswer[] = [];
  let signal: AbortSignal | undefined;
  const stop = askOverServer((_, init) => {
    ({ signal } = init);
    return new Promise((_resolve, reject) => init.signal.addEventListener("abort", () => reject(init.signal.reason)));
  })(question, (answer) => answers.push(answer));
  stop();
  await Promise.resolve();
  expect(signal?.aborted).toBe(true);
  expect(answers).toEqual([]);
});
