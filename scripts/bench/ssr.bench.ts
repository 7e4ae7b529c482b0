import { resultsPath } from "./flights/results-address.ts";
import type { Benchmark } from "./measure.ts";
import { startPage } from "./start-page.ts";
import { throughput } from "./throughput.ts";

/**
 * Home pages a second, not compressed, as they are served; `rendered` are those of a server that keeps none of them, so that
 * each is rendered anew, as a page of flights is for whoever looks at it. All data caches are warm after the first round.
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
