import type { FlightResults, Itinerary, OffersAnswer } from "../../../packages/engine/src/exports/index.ts";
import { servePage } from "../../../packages/web/floor/serve.ts";
import { inWideBrowser } from "../browser/cold-browser.ts";
import type { Benchmark } from "../measure.ts";
import { startPage } from "../start-page.ts";
import { listChanges } from "./list-changes.ts";
import { languages, offersStream, resultsPath } from "./results-address.ts";
import { windowPage } from "./window-page.ts";

/** The offers that a page of results is sent. */
const offersAt = async (address: string): Promise<FlightResults["itineraries"]> => {
  const stream = await inWideBrowser(async (page) => {
    const asked = page.waitForRequest((request) => request.url().includes(offersStream));
    await page.goto(address);
    return (await asked).url();
  });
  const text = await (await fetch(stream)).text();
  return text
    .trim()
    .split("\n")
    .flatMap((line): readonly Itinerary[] => {
      const { answer } = (JSON.parse(line) as { readonly outcome: OffersAnswer }).outcome;
      return answer.ok ? answer.value.itineraries : [];
    });
};

/** Sorting and filtering 1,000 offers in the whole product, beside the least that can be done: a window drawn by hand. */
export const listBench: Benchmark = {
  name: "list",
  what: "1,000 offers sorted and filtered, from the click to the painted frame, on a processor four times slower",
  rounds: 20,
  goals: Object.keys(languages).flatMap((language) => [
    { figure: "ms", of: `results-${language}`, to: "window", atMost: 1.15 },
    { figure: "worst", of: `results-${language}`, to: "window", atMost: 1.5 },
  ]),
  open: async () => {
    const ours = await startPage("ours", {}, ["many_results"]);
    const itineraries = await offersAt(ours.origin + resultsPath());
    const page = windowPage(itineraries);
    const limit = await servePage(
      () => new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } }),
    );
    let expected: string | undefined;
    const measured = (address: string) => async () => {
      const { sample, counts } = await listChanges(address);
      expected ??= counts.join();
      if (counts.join() !== expected) throw new Error(`${address} left ${counts.join()} offers, not ${expected}.`);
      return { offers: itineraries.length, ...sample };
    };
    return {
      variants: [
        { name: "window", measure: measured(`${limit.origin}/`) },
        ...Object.entries(languages).map(([language, prefix]) => ({
          name: `results-${language}`,
          measure: measured(ours.origin + prefix + resultsPath()),
        })),
      ],
      close: async () => {
        await Promise.all([ours.stop(), limit.stop()]);
      },
    };
  },
};
