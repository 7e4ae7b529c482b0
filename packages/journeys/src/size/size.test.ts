import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveFloor } from "../../../web/floor/serve.ts";
import { type Locale, locales, pathIn } from "../language/locale.ts";
import { builtPages } from "../pages/built-pages.ts";
import { ask } from "../product/ask.ts";
import { isFull } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";
import { clientOf, type Weight, weigh } from "./weigh.ts";

const kib = 1024;
/**
 * What people on a slow phone should not have to wait for. Each limit is about one hundredth above what was measured: a word more
 * may pass, a part more may not.
 */
const limits = {
  // 30 was asked. The names of other scripts in it move it by a quarter of one, either way.
  // Whoever presses before the script that keeps the focus is there does not lose it: 50 bytes.
  scriptAboveFloor: 29.7 * kib,
  scriptAwake: 20.1 * kib,
  all: 190.3 * kib,
  style: 7.7 * kib,
  arabicToEnglish: 1.1,
};

/** What is on sale, and which hotel is the first, is another every day: pages are weighed on one and the same. */
const at = "2026-11-21T08:00:00Z";
const product = ownProduct({ at });
const results = "/flights/search?trip=one_way&legs=LHE-DXB.2026-12-21&adults=1&children=0&infants=0&cabin=economy";
const plainResults = `${results}&plain=1`;
const hotels = "/hotels/karachi?in=2026-12-21&out=2026-12-22&rooms=2";
const buses = "/bus/lahore-to-multan?date=2026-12-21";
const trains = "/train/karachi-to-lahore?date=2026-12-21&adults=2";
const shows = "/movies/the-last-tonga?city=karachi&date=2026-11-24";

/**
 * What the pages of a search may weigh, with the fonts of both scripts. Results hold the chart of the search, XState and, where
 * there may be many, the window of the list besides. A page that is written slowly holds the offers that have come meanwhile, some 5 KiB. The map of a hotel
 * comes when somebody scrolls to it. Each names the scripts of its late parts, so that those come in one trip, and leaves what loads it to whoever is led to it. One request more or less is the browser's own: it may ask for the icon.
 */
const searchLimits = {
  "the flights' own home": { scriptAboveFloor: 57.5 * kib, all: 228.5 * kib, style: 9.85 * kib, requests: 35 },
  // A list of them knows at which card somebody left it, and draws what fills a screen before the others.
  "results of flights": { scriptAboveFloor: 86.1 * kib, all: 252.5 * kib, style: 10.4 * kib, requests: 27 },
  // Its stars are drawn by the style sheet, which takes 50 KiB off what the server writes; three of its pictures are in sight.
  // Their addresses name stay and hotel, by which one is found again.
  "results of hotels": { scriptAboveFloor: 85.2 * kib, all: 261.5 * kib, style: 10 * kib, requests: 36 },
  // The chart of their seats comes with a coach. An operator that is asked for is named also where it has none of them.
  "results of buses": { scriptAboveFloor: 84.4 * kib, all: 258.4 * kib, style: 9.75 * kib, requests: 33 },
  // They describe themselves to whoever reads pages by program. The chart of their places comes with a train.
  "results of trains": { scriptAboveFloor: 87.4 * kib, all: 271.9 * kib, style: 9.9 * kib, requests: 38 },
  // It is saved and shared on its page, and its price stands beside its name. An operator has reviews of its kind: their script is apart.
  // What comes next is fetched while somebody is at work on it: half of one. How far down it was read outlives a reload. Its price says of how
  // many rooms it is. What is saved stands in every header. It has the menu and the whole footer of every page: it is no step of a booking yet.
  "a hotel": { scriptAboveFloor: 113.1 * kib, all: 308 * kib, style: 9 * kib, requests: 63 },
} as const;
/** Of any others beyond what results of flights have, before anybody opens a map. What a hall proposes, and where else one may sit, comes with a film's shows. */
const aboveFlights = 30.9 * kib;
/** What the server writes of 20 offers and their filters, beyond a page without any. */
const twentyOffers = 5.7 * kib;

/** One page of each kind; the full checks weigh them all. */
const paths = isFull
  ? [...builtPages.open, ...builtPages.missing]
  : ["/", "/about-us", "/blog/hunza-in-autumn", "/login", "/preferences", "/no-such-page"];
const rows: string[] = [];
let floor: Weight;

/** What waits for an idle moment waits for ever: a page weighs what its load fetches. */
const neverIdle = () => {
  window.requestIdleCallback = () => 0;
};

/** A busy machine has no idle moment; here it comes at once. */
const alwaysIdle = () => {
  window.requestIdleCallback = (run) => window.setTimeout(run, 0, { didTimeout: false, timeRemaining: () => 50 });
};

const visited = async (address: string, client: string, locale: Locale, wakes = false): Promise<Weight> => {
  let weight: Weight | undefined;
  // Headless Chromium's own name is a crawler's, and a crawler gets a missing page as plain text.
  const context = { userAgent: "Mozilla/5.0 Chrome/156.0.0.0" };
  await visiting({ locale, device: "phone", context, fresh: true, isWatched: false }, async ({ page }) => {
    await page.clock.setFixedTime(at);
    await page.addInitScript(wakes ? alwaysIdle : neverIdle);
    weight = await weigh(page, address, client, wakes);
  });
  if (!weight) throw new Error(`${address} was not weighed.`);
  return weight;
};

type Weights = Readonly<Record<Locale, Weight>>;

const weights = new Map<string, Promise<Weights>>();
/** A page in both locales, each loaded once. */
const weighed = (path: string): Promise<Weights> => {
  const weigh = async () => ({
    en: await visited(product().origin + pathIn(path, "en"), clientOf.ours, "en"),
    ar: await visited(product().origin + pathIn(path, "ar"), clientOf.ours, "ar"),
  });
  const known = weights.get(path) ?? weigh();
  weights.set(path, known);
  return known;
};

const row = (name: string, { script, style, font, document, all, requests }: Weight) =>
  [script, script - floor.script, style, font, document, all]
    .map((bytes) => (bytes / kib).toFixed(1).padStart(9))
    .join("") + `${String(requests).padStart(9)}  ${name}`;

beforeAll(async () => {
  const server = await serveFloor();
  floor = await visited(server.origin, clientOf.floor, "en").finally(server.stop);
  expect(floor.script).toBeGreaterThan(0);
  rows.push(row("floor", floor));
});

afterAll(() => {
  const head = ["script", "− floor", "style", "fonts", "page", "all", "requests"]
    .map((title) => title.padStart(9))
    .join("");
  console.log([`${head}  KiB, brotli`, ...rows].join("\n"));
});

test.each(paths)(
  "default: %s weighs at most 1.1 times as much in Arabic, and styles both directions alike",
  async (path) => {
    const here = await weighed(path);
    for (const locale of locales) rows.push(row(`${locale} ${path}`, here[locale]));
    for (const locale of locales) expect(here[locale].script).toBeGreaterThan(floor.script);
    expect(here.ar.all / here.en.all).toBeLessThanOrEqual(limits.arabicToEnglish);
    expect(here.ar.style).toBe(here.en.style);
  },
);

describe.each(locales)("the home page in %s", (locale) => {
  let home: Weight;
  beforeAll(async () => {
    home = (await weighed("/"))[locale];
  });

  test("default: its script is little above an empty page's", () => {
    expect(home.script - floor.script).toBeLessThanOrEqual(limits.scriptAboveFloor);
  });

  test("default: its styles are few", () => {
    expect(home.style).toBeGreaterThan(0);
    expect(home.style).toBeLessThanOrEqual(limits.style);
  });

  test("default: a load fetches little in all", () => {
    expect(home.all).toBeLessThanOrEqual(limits.all);
  });

  test("default: its forms come alive, once somebody is there, with little more script", async () => {
    const awake = await visited(product().origin + pathIn("/", locale), clientOf.ours, locale, true);
    rows.push(row(`${locale} /, awake`, awake));
    expect(awake.script).toBeGreaterThan(home.script);
    expect(awake.script - home.script).toBeLessThanOrEqual(limits.scriptAwake);
  });
});

/** Where a hotel of the results is. */
const firstHotel = async (): Promise<string> => {
  let path: string | null = null;
  await visiting({ device: "phone", origin: product().origin }, async ({ page, go }) => {
    await go(hotels);
    path = await page.getByRole("main").locator('a[href*="/hotels/detail/"]').first().getAttribute("href");
  });
  if (path === null) throw new Error(`${hotels} shows no hotel.`);
  return path;
};

const searchPaths: Readonly<Record<keyof typeof searchLimits, () => string | Promise<string>>> = {
  "the flights' own home": () => "/book-flights-online",
  "results of flights": () => results,
  "results of hotels": () => hotels,
  "results of buses": () => buses,
  "results of trains": () => trains,
  "a hotel": firstHotel,
};
const isSearch = (name: string): name is keyof typeof searchLimits => Object.hasOwn(searchLimits, name);

describe.each(Object.keys(searchLimits).filter(isSearch))("%s", (name) => {
  const most = searchLimits[name];
  let here: Weights;
  beforeAll(async () => {
    here = await weighed(await searchPaths[name]());
    for (const locale of locales) rows.push(row(`${locale} ${name}`, here[locale]));
  });

  test("default: its script, styles, requests and all of it stay within their limits", () => {
    for (const { all, requests, script, style } of Object.values(here)) {
      expect(script - floor.script).toBeLessThanOrEqual(most.scriptAboveFloor);
      expect(style).toBeLessThanOrEqual(most.style);
      expect(all).toBeLessThanOrEqual(most.all);
      expect(requests).toBeLessThanOrEqual(most.requests);
    }
  });

  test("default: it weighs at most 1.1 times as much in Arabic", () => {
    expect(here.ar.all / here.en.all).toBeLessThanOrEqual(limits.arabicToEnglish);
  });
});

test.each([
  ["results of hotels", hotels],
  ["results of trains", trains],
  ["shows of a film", shows],
])("default: %s have at most 30.9 KiB of script more than those of flights, before a map", async (_, address) => {
  const [others, ofFlights] = [await weighed(address), await weighed(results)];
  expect(others.en.script - ofFlights.en.script).toBeLessThanOrEqual(aboveFlights);
});

test.each(locales)("default: 20 offers of a plain list in %s weigh at most 5.7 KiB", async (locale) => {
  const { text } = await ask(pathIn(plainResults, locale), { origin: product().origin });
  const offers = text.match(/<article\b/g)?.length ?? 0;
  const plain = (await weighed(plainResults))[locale];
  const empty = (await weighed(results))[locale];
  rows.push(row(`${locale} ${offers} offers, plain`, plain));
  expect(offers).toBeGreaterThan(20);
  expect(((plain.document - empty.document) / offers) * 20).toBeLessThanOrEqual(twentyOffers);
});
