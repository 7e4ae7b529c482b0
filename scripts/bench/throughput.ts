import { Agent, get } from "node:http";
import { quantile } from "./statistics.ts";

const forMs = 1500;

export type Load = {
  readonly connections?: number;
  readonly cookie?: string | undefined;
  /** How a page may be compressed; without it, not at all. */
  readonly encoding?: string;
};

/** Asks once and reads to the end; answers with the bytes of the page. */
export const ask = (url: string, agent: Agent, { cookie, encoding }: Load = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      accept: "text/html",
      ...(cookie === undefined ? {} : { cookie }),
      ...(encoding === undefined ? {} : { "accept-encoding": encoding }),
    };
    get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("error", reject);
      response.on("end", () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${response.statusCode}.`)),
      );
    }).on("error", reject);
  });

/** Pages a second, how soon in ms, how many in all, and the bytes of one. */
export type Measured = Readonly<Record<"perSecond" | "p50" | "p99" | "pages" | "bytes", number>>;

/** Keeps all connections busy for a while, each with one request after another; says how many pages came a second, and how soon. */
export const throughput = async (url: string, load: Load = {}): Promise<Measured> => {
  const { connections = 16 } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > forMs;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver()) {
        const askedAt = performance.now();
        bytes = await ask(url, agent, load);
        times.push(performance.now() - askedAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    pages: times.length,
    bytes,
  };
};
