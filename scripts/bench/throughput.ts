import { Agent, get } from "node:http";
import type { Sample } from "./measure.ts";
import { quantile } from "./statistics.ts";

const forMs = 1500;

export type Load = { readonly connections?: number; readonly cookie?: string | undefined };

/** Asks once and reads to the end; answers with the bytes of the page. */
const ask = (url: string, agent: Agent, cookie: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: "text/html", ...(cookie === undefined ? {} : { cookie }) } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("error", reject);
      response.on("end", () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${response.statusCode}.`)),
      );
    }).on("error", reject);
  });

/** Keeps all connections busy for a while, each with one request after another; says how many pages came a second, and how soon. */
export const throughput = async (url: string, { connections = 16, cookie }: Load = {}): Promise<Sample> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > forMs;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver()) {
        const askedAt = performance.now();
        bytes = await ask(url, agent, cookie);
        times.push(performance.now() - askedAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99), bytes };
};
