import { servePage } from "../../../packages/web/floor/serve.ts";
import { coldLoad } from "../browser/cold-load.ts";
import { firstClick } from "../browser/first-click.ts";
import type { Benchmark } from "../measure.ts";
import { startPage } from "../start-page.ts";
import { byHand } from "../static-page.ts";
import { languages, offer, offersStream, orderTab, plainPath, resultsPath } from "./results-address.ts";

const cheapest = orderTab("cheapest");
const press = { control: cheapest, done: `${cheapest}[aria-current]` };
/** Twenty changes of the order, once everything is there. */
const twentyTaps = Array.from({ length: 20 }, (_, at) => orderTab(at % 2 === 0 ? "fastest" : "cheapest"));
const content = { selector: offer, stream: offersStream };

const pages = [...Object.keys(languages).map((language) => `results-${language}`), "plain-en"];

/**
 * Cold loads of a page of results as on a phone. `painted` is the first offer on the screen, `waited` how long its providers
 * kept it waiting, `own` the rest; firstClick puts the cheapest first. The yardstick is the same list by hand, which waits for
 * nobody.
 */
export const resultsBench: Benchmark = {
  name: "results",
  what: "cold loads of a page of results on a phone four times slower, over slow 4G",
  rounds: 20,
  goals: pages
    .slice(0, 2)
    .flatMap((of) => [
      { figure: "fcp", of, to: "static", atMost: 1.1 },
      { figure: "lcp", of, to: "static", atMost: 1.15 },
      { figure: "firstClick", of, to: "static", atMost: 1.25 },
      { figure: "blocking", of, to: "floor", atMost: 1 },
      { figure: "cls", of, atMost: 0 },
      { figure: "longestTask", of, atMost: 150 },
      { figure: "worstTap", of, atMost: 100 },
      { figure: "heapKiB", of, to: "floor", atMost: 2 },
      { figure: "kib", of, atMost: 207 },
      { figure: "requests", of, atMost: 8 },
    ])
    .concat(
      // Arabic beside English.
      [
        { figure: "kib", of: "results-ar", to: "results-en", atMost: 1.1 },
        ...["fcp", "lcp", "firstClick", "blocking", "elements"].map((figure) => ({
          figure,
          of: "results-ar",
          to: "results-en",
          atMost: 1.05,
        })),
      ],
    ),
  open: async () => {
    const [floor, ours] = await Promise.all([startPage("floor"), startPage("ours")]);
    const address = (prefix: string) => ours.origin + prefix + resultsPath();
    const written = async (query: string) => byHand(await (await fetch(ours.origin + plainPath() + query)).text());
    const [best, sorted] = await Promise.all([written(""), written("&sort=cheapest")]);
    const still = await servePage(
      ({ url }) =>
        new Response(new URL(url).searchParams.has("sort") ? sorted : best, {
          headers: { "content-type": "text/html; charset=utf-8" },
        }),
    );
    const measured = (page: string, taps?: readonly string[]) => async () => {
      const load = await coldLoad(page, { content, ...(taps && { taps }) });
      const own = (load["painted"] ?? Number.NaN) - (load["waited"] ?? 0);
      return { ...load, own, firstClick: await firstClick(page, press) };
    };
    return {
      variants: [
        { name: "static", measure: measured(`${still.origin}${resultsPath()}`) },
        { name: "floor", measure: () => coldLoad(`${floor.origin}/`) },
        ...Object.entries(languages).map(([language, prefix]) => ({
          name: `results-${language}`,
          measure: measured(address(prefix), twentyTaps),
        })),
        { name: "plain-en", measure: measured(ours.origin + plainPath()) },
      ],
      close: async () => {
        await Promise.all([floor, ours, still].map(({ stop }) => stop()));
      },
    };
  },
};
