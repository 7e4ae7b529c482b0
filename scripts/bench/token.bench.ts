import { nextMessage, startChild } from "./child.ts";
import type { Benchmark, Sample } from "./measure.ts";
import { type StubService, startStubService } from "./token/stub-service.ts";

const calls = 10_000;

/** What the web server asks of its environment; all four services are the stub. */
const settingsFor = (url: string): Readonly<Record<string, string>> => ({
  PORT: "3000",
  TRAVEL_URL: url,
  TRAVEL_USERNAME: "bench",
  TRAVEL_PASSWORD: "bench",
  HOTELS_URL: url,
  HOTELS_USERNAME: "bench",
  HOTELS_PASSWORD: "bench",
  APP_URL: url,
  APP_API_KEY: "bench",
  CLIENT_URL: url,
  CLIENT_API_KEY: "bench",
  REALTIME_KEY: "bench",
  REALTIME_URL: "ws://127.0.0.1:1",
  CAPTCHA_SECRET: "x".repeat(64),
  SANDBOX: "true",
});

/** All calls at once through a fresh process's clients. */
const burst = async (stub: StubService, expiresAfter: number): Promise<Sample> => {
  const child = startChild("./token/caller.ts", [], settingsFor(stub.url));
  await nextMessage(child);
  stub.expect(expiresAfter);
  child.send(calls);
  const sample = (await nextMessage(child)) as Sample;
  const { refreshes, hits } = stub.counts();
  if (sample.lost !== 0) throw new Error(`${sample.lost} of ${calls} calls were lost across ${refreshes} refreshes.`);
  return { ...sample, refreshes, hits };
};

/** What the expiry of a token under many calls costs the calls of a server. */
export const tokenBench: Benchmark = {
  name: "token",
  what: `${calls.toLocaleString("en")} calls at once, whose token expires after half of them, through the server's own clients`,
  rounds: 20,
  goals: [{ figure: "ms", of: "expiring", to: "valid", atMost: 1.15 }],
  open: async () => {
    const stub = await startStubService();
    return {
      variants: [
        { name: "valid", measure: () => burst(stub, Number.POSITIVE_INFINITY) },
        { name: "expiring", measure: () => burst(stub, calls / 2) },
      ],
      close: stub.close,
    };
  },
};
