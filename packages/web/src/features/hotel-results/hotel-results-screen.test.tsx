// @vitest-environment jsdom
import {
  type HotelOffer,
  type HotelResults,
  type Locale,
  offerId,
  type SearchService,
  searchActors,
  searchMachine,
} from "@safar/engine";
import { sampleHotelOffer, sampleHotelSession, sampleStaySearch } from "@safar/engine/testing";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { HotelResultsScreen } from "./hotel-results-screen.tsx";

beforeAll(layOut);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The address follows when the hand rests. */
const rest = async (): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(250));
};
const press = async (element: HTMLElement): Promise<void> => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(element);
  await rest();
};

const provider = { code: "hotels", name: { en: "Hotels", ar: "الفنادق" } };
const address = "/hotels/karachi?in=2026-12-08&out=2026-12-11&rooms=2_2-7";
const plain: HotelOffer = {
  ...sampleHotelOffer,
  id: offerId("S-1-H-2"),
  hotelId: "H-2",
  names: { en: "Acacia Rest House", ar: "دار الأكاسيا" },
  stars: 2,
  score: 6.4,
  amenities: ["wifi"],
  refundableUntil: null,
  refundable: null,
};

const resultsOf = (hotels: readonly HotelOffer[]): HotelResults => ({
  search: sampleStaySearch,
  place: null,
  nights: 3,
  hotels,
  surroundings: [],
  expiresAt: 900_000,
});

const begin = async (hotels: readonly HotelOffer[], locale: Locale = "en", at = address) => {
  const results = resultsOf(hotels);
  const service: SearchService = {
    open: async () => ({ type: "OPENED", refId: sampleHotelSession, expiresAt: 900_000, providers: [provider] }),
    receive: (_, onAnswer) => {
      queueMicrotask(() => onAnswer({ provider: provider.code, isFailed: false, offers: hotels.length }));
      return () => undefined;
    },
    reread: async () => ({ type: "GONE" }),
  };
  const due: (() => void)[] = [];
  let time = 0;
  const clock = {
    now: () => time,
    setTimeout: (happens: () => void) => due.push(happens),
    clearTimeout: () => undefined,
  };
  const actor = createActor(searchMachine.provide({ actors: searchActors(service, clock) }), {
    input: { search: sampleStaySearch, refId: null },
  });
  const sent = vi.spyOn(actor, "send");
  actor.start();
  await act(async () => undefined);
  const shown = await renderResults(
    <HotelResultsScreen actor={actor} search={sampleStaySearch} first={null} readResults={() => results} />,
    locale,
    at,
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

const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent?.trim());

test("default: hotels with the whole stay's price, and a press chooses one", async () => {
  const { sent } = await begin([sampleHotelOffer, plain]);
  expect(screen.getByRole("status", { name: "" }).textContent).toBe("2 hotels");
  expect(names()).toEqual(["The Lantern Grand", "Acacia Rest House"]);
  fireEvent.click(screen.getByRole("link", { name: "The Lantern Grand" }));
  expect(sent).toHaveBeenCalledWith({ type: "offer.choose", offer: sampleHotelOffer.id });
});

test("default: filters stand in the address, leave what fits, and go one by one", async () => {
  const { router } = await begin([sampleHotelOffer, plain]);
  await press(await screen.findByRole("checkbox", { name: /^4 stars/ }));
  expect(names()).toContain("The Lantern Grand");
  expect(names()).not.toContain("Acacia Rest House");
  expect(router.history.location.href).toContain("stars=4");
  await press(screen.getByRole("button", { name: "Remove filter: 4 stars" }));
  expect(names()).toContain("Acacia Rest House");
});

const none = [
  ["en", "No hotels match your filters", "Reset filters", /^Try the next day/],
  ["ar", "لا توجد فنادق تطابق كل عوامل التصفية", "مسح التصفية", /اليوم التالي/],
] as const;

test.each(none)("behavior: in %s filters that leave nothing: %s, and %s", async (locale, title, reset, next) => {
  const { router } = await begin([plain], locale, `${address}&stars=5`);
  expect(screen.getByRole("heading", { name: title })).toBeDefined();
  expect(screen.getByRole("link", { name: next }).getAttribute("href")).toContain("in=2026-12-09");
  await press(screen.getAllByRole("button", { name: reset })[0] as HTMLElement);
  expect(router.history.location.href).not.toContain("stars");
});

const empty = [
  ["en", "No rooms are available on these dates"],
  ["ar", "لا توجد غرف متاحة في هذه التواريخ"],
] as const;

test.each(empty)("behavior: in %s nothing has room: %s, and the next day is a press away", async (locale, title) => {
  await begin([], locale);
  expect(screen.getByRole("heading", { name: title })).toBeDefined();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(links.some((href) => href.includes("in=2026-12-09") && href.includes("out=2026-12-12"))).toBe(true);
});

const expired = [
  ["en", "Search Results Expired!", "Search again"],
  ["ar", "انتهت صلاحية نتائج البحث!", "البحث من جديد"],
] as const;

test.each(expired)(
  "behavior: in %s results that are too old say so: %s, and are looked for again",
  async (...words) => {
    const [locale, title, again] = words;
    const { outwait, sent } = await begin([sampleHotelOffer], locale);
    await outwait();
    expect(screen.getByRole("heading", { name: title })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: again }));
    expect(sent).toHaveBeenCalledWith({ type: "search.refresh" });
  },
);
