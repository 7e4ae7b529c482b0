import { signedInAt } from "./browser/signed-in.ts";
import { resultsPath } from "./flights/results-address.ts";
import type { Benchmark } from "./measure.ts";
import { startPage } from "./start-page.ts";
import { throughput } from "./throughput.ts";

const load = { connections: 20 };

/** What strangers are shown alike, in both languages. */
const contents = {
  about: "/about-us",
  "about-ar": "/ar/about-us",
  "blogs-ar": "/ar/blogs",
  blog: "/blog/hunza-in-autumn",
  landing: "/dammam-to-riyadh-flights",
} as const;

/** What a search begins with, and where it ends. */
const searches = {
  "flights-home": "/book-flights-online",
  "flights-results": resultsPath(),
  "buses-results": "/bus/lahore-to-karachi",
  "hotels-results": "/hotels/lahore",
} as const;

const own = ["booking", "home-signed-in"] as const;

const perSecond = (of: string, atLeast: number) => ({ figure: "perSecond", of, atLeast }) as const;
const besideFloor = (of: string) => ({ figure: "perSecond", of, to: "floor", atLeast: 0.4 }) as const;
const all = [...Object.keys(contents), ...Object.keys(searches), ...own];

/**
 * Pages of every kind a second, not compressed, as people start the product. Goals in pages a second are those of two quiet cores with the
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
  ],
  open: async () => {
    const [floor, ours] = await Promise.all([startPage("floor"), startPage("ours")]);
    const { booking, cookie } = await signedInAt(ours.origin);
    const page = (name: string, path: string, who = {}) => ({
      name,
      measure: () => throughput(ours.origin + path, { ...load, ...who }),
    });
    return {
      variants: [
        { name: "floor", measure: () => throughput(`${floor.origin}/`, load) },
        ...Object.entries({ ...contents, ...searches }).map(([name, path]) => page(name, path)),
        page("booking", booking, { cookie }),
        page("home-signed-in", "/", { cookie }),
      ],
      close: async () => {
        await Promise.all([floor, ours].map(({ stop }) => stop()));
      },
    };
  },
};
