// @vitest-environment jsdom
import {
  type FlightResults,
  type Itinerary,
  offerMark,
  type ProviderAnswer,
  refId,
  type SearchService,
  searchActors,
  searchMachine,
} from "@safar/engine";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { readAirports, readAirportsHome, readDayFares } from "../../calls/flight-search.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { readWalkFacts } from "../../calls/walk.calls.ts";
import type { FirstOffers } from "./first-offers.tsx";
// Fetched by the screen when they are shown; here they are there, so that no test waits for a disk.
import "../results/filter-fields.tsx";
import "./offer-details.tsx";
import "../flight-search/search-form.tsx";
import "../results/saving-parts.tsx";
import { takeWantedOption } from "../../engine/walk/wanted-option.ts";
import {
  bagRule,
  markOfTwo,
  offerOf,
  offerOfTwo,
  resultsOf,
  sampleSearch,
} from "../flight-itinerary/flight-itinerary.fixtures.ts";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { savedOffers } from "../saved/saved-offers.ts";
import { watchedPrices } from "../saved/watched-prices.ts";
import { FlightResultsScreen } from "./flight-results-screen.tsx";

beforeAll(layOut);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  inTest(readDayFares).mockResolvedValue({ type: "FARES", days: [] });
  inTest(readAirports).mockResolvedValue([]);
  inTest(readAirportsHome).mockResolvedValue({ popular: [], usualStart: null });
  inTest(readWalkFacts).mockResolvedValue({ today: "2026-11-21" });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const session = refId("S-1");
const address = `/flights/search?${sampleSearch}`;

/** A search of two providers that answer when they are told to. */
const begin = async (at = address, locale: "en" | "ar" = "en", first: FirstOffers | null = null) => {
  let held: FlightResults | null = null;
  let answers: (answer: ProviderAnswer) => void = () => undefined;
  let now = 0;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  const service: SearchService = {
    open: async () => {
      held = resultsOf([], []);
      return { type: "OPENED", refId: session, expiresAt: 900_000, providers: held.providers };
    },
    receive: (_, onAnswer) => {
      answers = onAnswer;
      return () => undefined;
    },
    reread: async () => ({ type: "GONE" }),
  };
  const clock = {
    now: () => now,
    setTimeout: (run: () => void, delay: number) => {
      const handle = timers.size + 1;
      timers.set(handle, { at: now + delay, run });
      return handle;
    },
    clearTimeout: () => undefined,
  };
  const actor = createActor(searchMachine.provide({ actors: searchActors(service, clock) }), {
    input: { search: sampleSearch, refId: null },
  });
  const sent = vi.spyOn(actor, "send");
  actor.start();
  const readResults = () => held;
  const shown = await renderResults(
    <FlightResultsScreen actor={actor} search={sampleSearch} readResults={readResults} first={first} />,
    locale,
    at,
  );
  await act(async () => undefined);
  return {
    ...shown,
    sent,
    answer: (provider: string, offers: readonly Itinerary[], isFailed = false, hasMore = false) =>
      act(async () => {
        const before = held ?? resultsOf([], []);
        held = {
          ...before,
          hasMore,
          answered: [...before.answered, provider],
          itineraries: offers.length === 0 ? before.itineraries : [...before.itineraries, ...offers],
        };
        answers({ provider, isFailed, offers: held.itineraries.length });
      }),
    pass: (until: number) =>
      act(async () => {
        now = until;
        for (const [handle, { at, run }] of timers) {
          if (at > now) continue;
          timers.set(handle, { at: Number.POSITIVE_INFINITY, run });
          run();
        }
      }),
  };
};

const early = offerOf({ id: "I-early", rupees: 90_000, hour: 6, airline: "R7", via: "RUH" });
const direct = offerOf({ id: "I-direct", rupees: 120_000, isRefundable: true });
const cheap = offerOf({ id: "I-cheap", rupees: 70_000, airline: "V3", hour: 11, via: "RUH" });

const listed = () => screen.queryAllByRole("link", { name: /^Choose/ }).map((link) => link.getAttribute("href"));
const pathOf = ({ id }: Itinerary) => `/flights/itinerary-details/${session}/${id}`;
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

test("default: offers are shown from the first answer on, with who has answered", async () => {
  const { answer } = await begin();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("0 of 2 answered");
  await answer("gds", [early, direct]);
  expect(listed()).toHaveLength(2);
  expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("1 of 2 answered");
  await answer("ndc", [cheap]);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getByRole("heading", { name: "3 flights" })).toBeDefined();
  expect(screen.getAllByRole("listitem").find((item) => item.getAttribute("aria-setsize") === "3")).toBeDefined();
});

test("behavior: sorting and filtering show at once, and the address follows", async () => {
  const { answer, router } = await begin();
  await answer("gds", [early, direct]);
  await answer("ndc", [cheap]);
  const directOnly = await screen.findByRole("checkbox", { name: /^Direct/ });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await press(screen.getByRole("link", { name: /Cheapest/ }));
  expect(listed()).toEqual([cheap, early, direct].map(pathOf));
  await press(directOnly);
  expect(listed()).toEqual([pathOf(direct)]);
  await act(async () => vi.advanceTimersByTime(1000));
  expect(router.latestLocation.searchStr).toContain("stops=0&sort=cheapest");
  await press(screen.getByRole("button", { name: "Remove filter: Direct" }));
  expect(listed()).toHaveLength(3);
});

test("behavior: an address with filters shows what they leave, and says so when that is nothing", async () => {
  const { answer } = await begin(`${address}&airlines=M7&stops=2`);
  await answer("gds", [early, direct]);
  expect(screen.getByText("No flights match your filters")).toBeDefined();
  await press(screen.getAllByRole("button", { name: "Clear all filters" })[0] ?? document.body);
  expect(listed()).toHaveLength(2);
});

test("behavior: what would move the list under somebody's hand waits until it is asked for", async () => {
  const { answer } = await begin(`${address}&sort=cheapest`);
  await answer("gds", [early, direct]);
  screen.getAllByRole("link", { name: /^Choose/ })[0]?.focus();
  await answer("ndc", [cheap]);
  expect(listed()).toEqual([early, direct].map(pathOf));
  await press(screen.getByRole("button", { name: /^Show 1 more, from .*70,000/ }));
  expect(listed()).toEqual([cheap, early, direct].map(pathOf));
});

test("invariant: how many there are and which is the cheapest is true of what waits too", async () => {
  const { answer } = await begin();
  await answer("gds", [early, direct]);
  screen.getAllByRole("link", { name: /^Choose/ })[0]?.focus();
  await answer("ndc", [cheap]);
  expect(listed()).toHaveLength(2);
  expect(screen.getByRole("heading", { name: "3 flights" })).toBeDefined();
  expect(screen.getByRole("link", { name: /^Cheapest/ }).textContent).toContain("70,000");
  expect(await screen.findByRole("checkbox", { name: /^1 stop \(2\).*70,000/ })).toBeDefined();
});

test("behavior: what waits is shown by itself once nobody is at the list any more", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { answer } = await begin(`${address}&sort=cheapest`);
  await answer("gds", [early, direct]);
  fireEvent.pointerMove(screen.getAllByRole("listitem").at(-1) ?? document.body);
  await answer("ndc", [cheap]);
  expect(listed()).toEqual([early, direct].map(pathOf));
  await act(async () => vi.advanceTimersByTime(3500));
  expect(listed()).toEqual([cheap, early, direct].map(pathOf));
  expect(screen.queryByRole("button", { name: /^Show 1 more/ })).toBeNull();
});

test("behavior: the first filters are a press away above the list, and are taken away where they were put", async () => {
  const { answer } = await begin();
  await answer("gds", [early, direct]);
  await press(screen.getByRole("button", { name: "Direct" }));
  expect(listed()).toEqual([pathOf(direct)]);
  await press(screen.getByRole("button", { name: "Remove filter: Direct" }));
  expect(listed()).toHaveLength(2);
});

test("behavior: what comes after all that is in sight does not wait", async () => {
  const { answer } = await begin(`${address}&sort=cheapest`);
  await answer("gds", [cheap]);
  screen.getAllByRole("link", { name: /^Choose/ })[0]?.focus();
  await answer("ndc", [direct]);
  expect(listed()).toEqual([cheap, direct].map(pathOf));
});

test("behavior: an offer that is chosen goes to the flow", async () => {
  const { answer, sent } = await begin();
  await answer("gds", [direct]);
  await press(screen.getByRole("link", { name: /^Choose/ }));
  expect(sent).toHaveBeenCalledWith({ type: "offer.choose", offer: direct.id });
});

test("behavior: details unfold under their offer, with what each traveller may take", async () => {
  const { answer, sent } = await begin();
  await answer("gds", [
    offerOf({ id: "I-mixed", rupees: 1000, baggage: [bagRule(0, "adult", 30), bagRule(1, "adult", 0)] }),
  ]);
  expect(screen.getByText("Checked bag differs by flight")).toBeDefined();
  const toggle = screen.getByRole("button", { name: /^Details/ });
  await press(toggle);
  const rows = within(await screen.findByRole("table", { name: "Baggage for each traveller" })).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "FlightCabin bagChecked baggage",
    "OutboundAdult7 kg30 kg",
    "ReturnAdult7 kgNot in the fare",
  ]);
  // On phones, where the style sheet shows it, it stands at the foot of what was read.
  const [, atFoot] = screen.getAllByRole("link", { name: /^Choose: / });
  expect(atFoot?.textContent).toMatch(/^Choose .*Rs\s1,000/);
  await press(atFoot as HTMLElement);
  expect(sent).toHaveBeenCalledWith({ type: "offer.choose", offer: "I-mixed" });
});

const bothWays = "trip=return&legs=KHI-JED.2026-12-15_JED-KHI.2026-12-22&adults=1&children=0&infants=0&cabin=economy";
test.each([
  ["en", "Tue 15 – Tue 22 Dec · 7 nights · 1 traveller · Economy"],
  ["ar", "15 – 22 ديسمبر · 7 ليالٍ · مسافر واحد · السياحية"],
] as const)("default: in %s the line of a search is short enough for a phone", async (locale, words) => {
  await renderResults(
    <FlightResultsScreen actor={undefined} search={bothWays} readResults={() => null} first={null} />,
    locale,
  );
  const line = screen.getByRole("heading", { level: 1 }).nextElementSibling;
  expect(line?.textContent?.replaceAll("\u00a0", " ")).toBe(words);
});

test.each([
  ["en", "No flight found matching your search criteria."],
  ["ar", "لم يتم العثور على رحلة تطابق معايير بحثك."],
] as const)("behavior: nothing found is said in %s", async (locale, words) => {
  const { answer } = await begin(address, locale);
  await answer("gds", []);
  await answer("ndc", []);
  expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ["en", "An unexpected error occurred. Please try again.", "Search again"],
  ["ar", "حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.", "البحث من جديد"],
] as const)("behavior: a search that nobody answered can be made again, in %s", async (locale, words, again) => {
  const { answer, sent } = await begin(address, locale);
  await answer("gds", [], true);
  await answer("ndc", [], true);
  expect(screen.getByText(words)).toBeDefined();
  await press(screen.getByRole("button", { name: again }));
  expect(sent).toHaveBeenCalledWith({ type: "search.refresh" });
});

test.each([
  ["en", "These results are about to expire", "Search Results Expired!"],
  ["ar", "أوشكت هذه النتائج على الانتهاء", "انتهت صلاحية نتائج البحث!"],
] as const)("behavior: results warn before they expire, in %s", async (locale, soon, over) => {
  const { answer, pass } = await begin(address, locale);
  await answer("gds", [direct]);
  await pass(780_000);
  expect(screen.getByText(soon)).toBeDefined();
  await pass(900_000);
  expect(screen.getByText(over)).toBeDefined();
  expect(listed()).toHaveLength(0);
});

test("behavior: offers that came with the page stand there until its own search has some", async () => {
  const first = Promise.resolve({ refId: session, itineraries: [cheap], references: resultsOf([], []).references });
  const { answer } = await begin(address, "en", first);
  expect(await screen.findByRole("link", { name: /^Choose/ })).toBeDefined();
  expect(listed()).toEqual([pathOf(cheap)]);
  await answer("gds", [early, direct]);
  expect(listed()).toHaveLength(2);
});

test("behavior: when none came with the page, its place is held", async () => {
  const { answer } = await begin(address, "en", Promise.resolve(null));
  await act(async () => undefined);
  expect(listed()).toEqual([]);
  await answer("gds", [direct]);
  expect(listed()).toEqual([pathOf(direct)]);
});

test("behavior: the search is changed over its results, which stay until another one is sent", async () => {
  const { answer, router, sent } = await begin();
  await answer("gds", [early, direct]);
  await press(screen.getByRole("link", { name: "Change search" }));
  const sheet = await screen.findByRole("dialog", { name: "Change search" });
  await vi.waitFor(() => within(sheet).getByRole("form", { name: "Search flights" }));
  expect(listed()).toHaveLength(2);
  expect(sent).not.toHaveBeenCalledWith({ type: "search.edit" });
  const goneTo = vi.spyOn(router, "navigate").mockResolvedValue();
  await press(within(sheet).getByRole("radio", { name: "One way" }));
  await press(within(sheet).getByRole("button", { name: "Search flights" }));
  expect(goneTo.mock.calls.map(([{ href }]) => href)).toEqual([
    expect.stringMatching(/^\/flights\/search\?trip=one_way&legs=/),
  ]);
  expect(screen.queryByRole("dialog", { name: "Change search" })).toBeNull();
  expect(listed()).toHaveLength(2);
});

test("behavior: with another window wanted, changing the search is a link like any other", async () => {
  const { answer } = await begin();
  await answer("gds", [early]);
  const link = screen.getByRole("link", { name: "Change search" });
  expect(link.getAttribute("href")).toMatch(/^\/book-flights-online\?trip=/);
  await act(async () => fireEvent.click(link, { ctrlKey: true }));
  expect(screen.queryByRole("dialog", { name: "Change search" })).toBeNull();
});

const bare = [0, 1].map((leg) => bagRule(leg, "adult", 0));
const light = offerOf({ id: "I-light", rupees: 60_000, baggage: bare });
const bagFare = {
  ...offerOf({ id: "value", rupees: 64_500 }),
  id: "value",
  extra: { minor: 450_000, currency: "PKR" } as const,
};
const lightWithBag = { ...light, withBag: bagFare };

test("behavior: with a bag, offers cost and are in the order of their least fare that has one, and lead on with it", async () => {
  const { answer } = await begin(`${address}&with-bag=1&sort=cheapest`);
  const between = offerOf({ id: "I-between", rupees: 62_000 });
  await answer("gds", [lightWithBag, between]);
  expect(listed()).toEqual([pathOf(between), `${pathOf(light)}?fare=value`]);
  expect(screen.getByText("Rs 64,500", { selector: "article *" })).toBeDefined();
  expect(screen.getByText("\u2068Rs 4,500\u2069 more")).toBeDefined();
  expect(screen.getByText("at no extra cost")).toBeDefined();
  expect(screen.getAllByText(/^with .*23 kg.* bag$/)).toHaveLength(2);
  expect(screen.getByRole("link", { name: /^Cheapest/ }).textContent).toContain("62,000");
  await press(screen.getByRole("link", { name: /64,500/ }));
  expect(takeWantedOption(light.id)).toBe("value");
});

test("behavior: what can be had with no bag is left out where one is wanted, and is there where none is", async () => {
  const { answer } = await begin(`${address}&with-bag=1`);
  await answer("gds", [light, cheap]);
  expect(listed()).toEqual([pathOf(cheap)]);
  await answer("ndc", []);
  expect(screen.getByRole("heading", { name: "1 of 2 flights" })).toBeDefined();
  await press(await screen.findByRole("checkbox", { name: /^With a checked bag/ }));
  expect(listed()).toEqual([pathOf(light), pathOf(cheap)]);
});

test("behavior: where more could be listed, those that are there are said to be the best", async () => {
  const { answer } = await begin(`${address}&sort=cheapest`);
  await answer("gds", [light, cheap]);
  await answer("ndc", [], false, true);
  expect(screen.getByRole("heading", { name: "Best 2 flights" })).toBeDefined();
});

test("behavior: other days are looked at as this one is", async () => {
  await begin(`${address}&with-bag=1&sort=cheapest`);
  const [other] = within(await screen.findByRole("navigation", { name: "Other days" })).getAllByRole("link");
  expect(other?.getAttribute("href")).toMatch(/^\/flights\/search\?trip=.*&with-bag=1&sort=cheapest$/);
});

test("behavior: a price with a bag is remembered as that, with the search that finds it", async () => {
  const { answer } = await begin(`${address}&with-bag=1`);
  await answer("gds", [lightWithBag, offerOf({ id: "I-bare", rupees: 50_000, baggage: bare })]);
  await answer("ndc", []);
  await press(await screen.findByRole("button", { name: "Remember this price" }));
  await screen.findByText(/is kept on this device/);
  const [kept] = (await watchedPrices.list()) ?? [];
  expect(kept).toMatchObject({
    href: `${address}&with-bag=1`,
    search: `${sampleSearch}&with-bag=1`,
    price: { minor: 6_450_000, currency: "PKR" },
  });
});

test("invariant: a flight of two airlines is saved under the name by which it is found again", async () => {
  const { answer } = await begin();
  await answer("gds", [offerOfTwo]);
  await answer("ndc", []);
  await press(await screen.findByRole("button", { name: /^Save: / }));
  await waitFor(async () => expect((await savedOffers.list())?.map(offerMark)).toEqual([markOfTwo]));
});
