import { coldLoad } from "./browser/cold-load.ts";
import { resultsPath } from "./flights/results-address.ts";
import type { Benchmark, Sample } from "./measure.ts";
import { startPage } from "./start-page.ts";

const shiftOf = async (address: string): Promise<Sample> => {
  const { cls = Number.NaN } = await coldLoad(address, { fontsAfterMs: 2000 });
  return { cls };
};

/** Whether anything moves when the fonts come two seconds late. */
export const shiftBench: Benchmark = {
  name: "shift",
  what: "cumulative layout shift of the home page and of results when their fonts come two seconds late",
  rounds: 3,
  goals: [],
  open: async () => {
    const ours = await startPage("ours");
    return {
      variants: [
        { name: "home-en", measure: () => shiftOf(`${ours.origin}/`) },
        { name: "home-ar", measure: () => shiftOf(`${ours.origin}/ar`) },
        { name: "results-en", measure: () => shiftOf(ours.origin + resultsPath()) },
        { name: "results-ar", measure: () => shiftOf(`${ours.origin}/ar${resultsPath()}`) },
      ],
      close: ours.stop,
    };
  },
};
