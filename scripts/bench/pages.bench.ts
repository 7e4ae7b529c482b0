import { signedInAt } from "./browser/signed-in.ts";
import { resultsPath } from "./flights/results-address.ts";
import type { Benchmark, Sample } from "./measure.ts";
import { type StartedPage, startPage } from "./start-page.ts";
import { type Load, type Measured, throughput } from "./throughput.ts";

const load = { connections: 20 };

/** What strangers are shown alike, in both languages. */
export const contents = {
  about: "/about-us",
  "about-ar": "/ar/about-us",
  "blogs-ar": "/ar/blogs",
  blog: "/blog/hunza-in-autumn",
  landing: "/dammam-to-riyadh-flights",
} as const;

/** What a search begins with, and where it ends. */
export const searches = {
  "flights-home": "/book-flights-online",
  "flights-results": resultsPath(),
  "buses-results": "/bus/lahore-to-karachi",
  "hotels-results": "/hotels/lahore",
} as const;

const own = ["booking", "home-signed-in"] as const;

/** Pages as browsers take them, in brotli, that are kept. */
const compressed = { "about-br": contents.about, "hotels-br": searches["hotels-results"] } as const;

const perSecond = (of: string, atLeast: number) => ({ figure: "perSecond", of, atLeast }) as const;
const besideFloor = (of: string) => ({ figure: "perSecond", of, to: "floor", atLeast: 0.4 }) as const;
const tail = (of: string) => ({ figure: "tail", of, atMost: 5 }) as const;
const all = [...Object.keys(contents), ...Object.keys(searches), ...own];

/** The same with the processor time of a page, in ms, which says more on a busy machine, and how much longer the slowest 1 % take than half. */
const withProcessor = async (page: StartedPage, measure: () => Promise<Measured>): Promise<Sample> => {
  const before = await page.spent();
  const { pages, ...sample } = await measure();
  const after = await page.spent();
  return { ...sample, tail: sample.p99 / sample.p50, cpuMs: (after.cpuMs - before.cpuMs) / pages };
};

/**
 * Pages of every kind a second, as people start the product, not compressed where nothing else is said. Goals in pages a second are those of two quiet cores with the
 * load beside them; on any other machine only what stands beside the floor page says something.
 */
export const pagesBench: Benchmark = {
  name: "pages",
  what: "pages a second over 20 connections on loopback: contents, searches, a booking's page and the home page of somebody signed in",
  rounds: 10,
  goals: [
    ...Object.keys(contents).map((of) => perSecond(of, 250)),
    ...Object.keys(searches).map((of) => perSecond(of, 150)),
    ...own.map((of) => perSecond(of, 120)),
    ...all.map(besideFloor),
    ...all.map(tail),
  ],
  open: async () => {
    const [floor, ours] = await Promise.all([startPage("floor"), startPage("ours")]);
    const { booking, cookie } = await signedInAt(ours.origin);
    const measured = (name: string, of: StartedPage, path: string, how: Load = {}) => ({
      name,
      measure: () => withProcessor(of, () => throughput(of.origin + path, { ...load, ...how })),
    });
    const page = (name: string, path: string, how?: Load) => measured(name, ours, path, how);
    return {
      variants: [
        measured("floor", floor, "/"),
        ...Object.entries({ ...contents, ...searches }).map(([name, path]) => page(name, path)),
        ...Object.entries(compressed).map(([name, path]) => page(name, path, { encoding: "br" })),
        page("booking", booking, { cookie }),
        // And one that is made anew each time.
        page("booking-br", booking, { cookie, encoding: "br" }),
        page("home-signed-in", "/", { cookie }),
      ],
      close: async () => {
        await Promise.all([floor, ours].map(({ stop }) => stop()));
      },
    };
  },
};
