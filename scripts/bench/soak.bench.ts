import { Agent } from "node:http";
import type { Benchmark, Sample } from "./measure.ts";
import { contents, searches } from "./pages.bench.ts";
import { type StartedPage, startPage } from "./start-page.ts";
import { ask } from "./throughput.ts";

const minuteMs = 60_000;
const connections = 4;

/** Asks for all kinds of pages in turn for a minute, from one connection and another. */
const aMinuteOf = async ({ origin }: StartedPage, paths: readonly string[]): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const endsAt = performance.now() + minuteMs;
  let pages = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < endsAt) {
        const path = paths[pages % paths.length] ?? "/";
        pages += 1;
        await ask(origin + path, agent, { encoding: "br" });
      }
    }),
  );
  agent.destroy();
  return pages;
};

/** A round is a minute. What it holds after each, with what was held when its caches had filled in the first. */
export const soakBench: Benchmark = {
  name: "soak",
  what: "the server's heap, collected, after each minute of mixed pages over 4 connections",
  rounds: 12,
  goals: [{ figure: "grown", of: "mixed", atMost: 1.15 }],
  open: async () => {
    const server = await startPage("ours");
    const paths = Object.values({ ...contents, ...searches }).flatMap((path) => [
      path,
      path.startsWith("/ar") ? "/" : `/ar${path}`,
    ]);
    let first: number | undefined;
    const measure = async (): Promise<Sample> => {
      const pages = await aMinuteOf(server, paths);
      const { heapMb } = await server.spent();
      first ??= heapMb;
      console.error(`soak: ${pages} pages, ${heapMb.toFixed(1)} MB`);
      return { pages, heapMb, grown: heapMb / first };
    };
    return { variants: [{ name: "mixed", measure }], close: server.stop };
  },
};
