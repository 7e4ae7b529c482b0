import { Agent, get } from "node:http";
import { resultsPath } from "./flights/results-address.ts";
import type { Benchmark, Sample } from "./measure.ts";
import { startPage } from "./start-page.ts";
import { quantile } from "./statistics.ts";

const connections = 16;
const forMs = 1500;

/** Asks once and reads to the end; answers with the bytes of the page. */
const ask = (url: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: "text/html" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("error", reject);
      response.on("end", () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${response.statusCode}.`)),
      );
    }).on("error", reject);
  });

/** Keeps all connections busy for a while, each with one request after another. */
const throughput = async (url: string): Promise<Sample> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > forMs;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver()) {
        const askedAt = performance.now();
        bytes = await ask(url, agent);
        times.push(performance.now() - askedAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99), bytes };
};

/**
 * Home pages a second, not compressed, as they are served; `rendered` are those of a server that keeps none of them, so that
 * each is rendered anew, as a page of results always is. All data caches are warm after the first round.
 */
export const ssrBench: Benchmark = {
  name: "ssr",
  what: "pages a second over 16 connections on loopback: the home page as served and rendered anew, and what a search begins with",
  rounds: 20,
  goals: ["home-en", "home-ar", "results-en", "results-ar"].map((of) => ({
    figure: "perSecond",
    of,
    to: "floor",
    atLeast: 0.5,
  })),
  open: async () => {
    const [floor, ours, rendering] = await Promise.all([
      startPage("floor"),
      startPage("ours"),
      startPage("ours", { FRONT_PAGE_SECONDS: "0" }),
    ]);
    return {
      variants: [
        { name: "floor", measure: () => throughput(`${floor.origin}/`) },
        { name: "home-en", measure: () => throughput(`${ours.origin}/`) },
        { name: "home-ar", measure: () => throughput(`${ours.origin}/ar`) },
        { name: "rendered-en", measure: () => throughput(`${rendering.origin}/`) },
        { name: "rendered-ar", measure: () => throughput(`${rendering.origin}/ar`) },
        { name: "results-en", measure: () => throughput(ours.origin + resultsPath()) },
        { name: "results-ar", measure: () => throughput(`${ours.origin}/ar${resultsPath()}`) },
      ],
      close: async () => {
        await Promise.all([floor, ours, rendering].map(({ stop }) => stop()));
      },
    };
  },
};
