// @vitest-environment jsdom
import {
  type BusTimes,
  type Departure,
  type Locale,
  offerId,
  refId,
  type SearchService,
  searchActors,
  searchMachine,
} from "@safar/engine";
import { sampleBusSearch, sampleDeparture, sampleTrip } from "@safar/engine/testing";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { readBusOperators } from "../../calls/bus-pages.calls.ts";
import { searchBuses } from "../../calls/buses.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { readWalkFacts } from "../../calls/walk.calls.ts";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { BusResultsScreen } from "./bus-results-screen.tsx";

beforeEach(() => {
  inTest(readWalkFacts).mockResolvedValue({ today: "2026-11-21" });
});
beforeAll(layOut);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const buses = { code: "buses", name: { en: "Buses", ar: "الحافلات" } };
const route = "/bus/lahore-to-rahim-yar-khan?date=2026-12-03";
const later: Departure = {
  ...sampleDeparture,
  refId: offerId("S-1-2"),
  operator: {
    ...sampleDeparture.operator,
    id: "SND",
    slug: "sindhu-express",
    name: { en: "Sindhu Express", ar: "سندهو" },
  },
  departs: { ...sampleDeparture.departs, local: "2026-12-03T21:00" },
};

const timesOf = (departures: readonly Departure[]): BusTimes => ({
  refId: refId("S-1"),
  search: sampleBusSearch,
  from: sampleTrip.from,
  to: sampleTrip.to,
  departures,
  expiresAt: 900_000,
});

const told = (departures: readonly Departure[]) => ({ at: 0, outcome: { type: "TIMES", times: timesOf(departures) } });

const begin = async (departures: readonly Departure[], locale: Locale = "en", address = route) => {
  const times = timesOf(departures);
  const service: SearchService = {
    open: async () => ({ type: "OPENED", refId: times.refId, expiresAt: 900_000, providers: [buses] }),
    receive: (_, onAnswer) => {
      queueMicrotask(() => onAnswer({ provider: buses.code, isFailed: false, offers: departures.length }));
      return () => undefined;
    },
    reread: async () => ({ type: "GONE" }),
  };
  let time = 0;
  const due: (() => void)[] = [];
  const clock = {
    now: () => time,
    setTimeout: (happens: () => void) => due.push(happens),
    clearTimeout: () => undefined,
  };
  const actor = createActor(searchMachine.provide({ actors: searchActors(service, clock) }), {
    input: { search: sampleBusSearch, refId: null },
  });
  const sent = vi.spyOn(actor, "send");
  actor.start();
  await act(async () => undefined);
  const shown = await renderResults(
    <BusResultsScreen actor={actor} search={sampleBusSearch} found={null} readResults={() => times} />,
    locale,
    address,
  );
  /** All that somebody waits for comes about: the results are too old. */
  const outwait = async (): Promise<void> => {
    time = 1_000_000;
    // Once for the warning, and once for the end.
    for (let round = 0; round < 2; round += 1) {
      const now = due.splice(0);
      await act(async () => {
        for (const happens of now) happens();
      });
    }
  };
  return { ...shown, sent, outwait };
};

const noBuses = [
  ["en", "No buses found for the selected route.", "Try the next day, Fri 4\u00a0Dec"],
  ["ar", "لم نعثر على حافلات للمسار المحدد.", "جرّب اليوم التالي، الجمعة، 4\u00a0ديسمبر"],
] as const;

test.each(noBuses)(
  "behavior: in %s a route without a bus is told “%s”, and the next day is one press away: %s",
  async (locale, title, next) => {
    inTest(searchBuses).mockResolvedValue(told([later]));
    await begin([], locale);
    expect(screen.getByRole("heading", { name: title })).toBeDefined();
    const link = await screen.findByRole("link", { name: next });
    expect(link.getAttribute("href")).toContain("/bus/lahore-to-rahim-yar-khan?date=2026-12-04");
  },
);

test("behavior: a later day is offered where the next has no bus either, and none where the next days have none", async () => {
  inTest(searchBuses).mockImplementation(async ({ data }) => told(data.search.includes("2026-12-05") ? [later] : []));
  await begin([]);
  expect((await screen.findByRole("link", { name: "Try Sat 5\u00a0Dec" })).getAttribute("href")).toContain(
    "2026-12-05",
  );
  cleanup();
  inTest(searchBuses).mockReset().mockResolvedValue(told([]));
  await begin([]);
  await vi.waitFor(() => expect(inTest(searchBuses)).toHaveBeenCalledTimes(3));
  expect(screen.queryByRole("link", { name: /^Try/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Search again" })).toBeDefined();
});

test("behavior: while there are buses no other day is asked for", async () => {
  inTest(searchBuses).mockReset();
  await begin([sampleDeparture]);
  expect(inTest(searchBuses)).not.toHaveBeenCalled();
});

test("default: the buses of a day, in the order of the address", async () => {
  await begin([later, sampleDeparture]);
  expect(screen.getAllByRole("listitem").filter((item) => item.querySelector("h2, h3"))).toHaveLength(2);
  const text = document.body.textContent ?? "";
  expect(text.indexOf("Chenab Movers")).toBeLessThan(text.lastIndexOf("Sindhu Express"));
  expect(screen.getByText("2 buses")).toBeDefined();
});

test("behavior: a bus is chosen to see its seats", async () => {
  const { sent } = await begin([sampleDeparture]);
  fireEvent.click(screen.getByRole("link", { name: /choose seats|seats of/i }));
  // Once what the seats take has come.
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ type: "offer.choose", offer: sampleDeparture.refId }));
});

test("behavior: filters of the address that leave nothing are taken away with one press", async () => {
  const { router } = await begin([sampleDeparture], "en", `${route}&operators=SND`);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(screen.getAllByRole("button", { name: "Clear all filters" })[0] as HTMLElement);
  // The address follows when the hand rests.
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(router.history.location.href).toBe(route);
});

test("behavior: a long list has the cards in the window alone, and each says its place among all", async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...sampleDeparture,
    refId: offerId(`S-1-${index + 1}`),
  }));
  await begin(many);
  await vi.waitFor(() => expect(document.querySelector("ol[style]")).not.toBeNull());
  const cards = screen.getAllByRole("listitem").filter((item) => item.hasAttribute("aria-posinset"));
  expect(cards[0]?.getAttribute("aria-setsize")).toBe("60");
  expect(cards.length).toBeLessThan(30);
});

test("behavior: a coach is unfolded to see its stops, and stays so when the list is sorted", async () => {
  await begin([later, sampleDeparture]);
  const cardOf = (name: string) => screen.getByRole("heading", { name }).closest("article") ?? document.body;
  const details = cardOf("Chenab Movers").querySelector("details") as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event("toggle"));
  });
  await act(async () => fireEvent.click(screen.getByRole("link", { name: /^Best rated/ })));
  expect(cardOf("Chenab Movers").querySelector("details")?.open).toBe(true);
  expect(cardOf("Sindhu Express").querySelector("details")?.open).toBe(false);
});

const expired = [
  ["en", "Search Results Expired!", "Search again"],
  ["ar", "انتهت صلاحية نتائج البحث!", "البحث من جديد"],
] as const;

test.each(expired)(
  "behavior: in %s results that are too old say so: %s, and are looked for again",
  async (...words) => {
    const [locale, title, again] = words;
    const { outwait, sent } = await begin([sampleDeparture], locale);
    await outwait();
    expect(screen.getByRole("heading", { name: title })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: again }));
    expect(sent).toHaveBeenCalledWith({ type: "search.refresh" });
  },
);

const unseen = [
  [
    "en",
    "Margalla Coaches has no bus between these cities on this day",
    "Margalla Coaches",
    "See all buses",
    /^Others have buses on this day/,
  ],
  [
    "ar",
    "ليس لدى حافلات مارغلا حافلة بين هاتين المدينتين في هذا اليوم",
    "حافلات مارغلا",
    "عرض جميع الحافلات",
    /^لدى شركات أخرى حافلات/,
  ],
] as const;

test.each(unseen)(
  "behavior: in %s an operator that is asked for and has no bus here is named: %s",
  async (locale, title, name, all, advice) => {
    inTest(readBusOperators).mockResolvedValue([{ id: "MRG", name: { en: "Margalla Coaches", ar: "حافلات مارغلا" } }]);
    await begin([sampleDeparture, later], locale, `${route}&operators=MRG`);
    const told = (text: string | null) => (text ?? "").replaceAll(/[\u2066-\u2069]/g, "");
    await waitFor(() =>
      expect(screen.getAllByRole("heading").map(({ textContent }) => told(textContent))).toContain(title),
    );
    expect(screen.getAllByText(name).length).toBeGreaterThan(1);
    expect(screen.queryByText("MRG")).toBeNull();
    // Nobody has set a filter: they came from the operator's own page.
    expect(screen.getByText(advice)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: all }));
    await waitFor(() => expect(screen.queryByRole("button", { name: all })).toBeNull());
  },
);
