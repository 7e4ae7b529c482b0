// @vitest-environment jsdom
import {
  type FoundShows,
  type Locale,
  offerId,
  refId,
  type SearchService,
  type Show,
  searchActors,
  searchMachine,
} from "@safar/engine";
import { sampleFilm, sampleMoviesSearch, sampleShow } from "@safar/engine/testing";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { inTest } from "../../calls/in-test.ts";
import { readWalkFacts } from "../../calls/walk.calls.ts";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { ShowsScreen } from "./shows-screen.tsx";

beforeEach(() => {
  inTest(readWalkFacts).mockResolvedValue({ today: "2026-11-21" });
});
beforeAll(layOut);
afterEach(cleanup);

const showAt = (id: string, hour: string, more: Partial<Show> = {}): Show => ({
  ...sampleShow,
  id: offerId(id),
  starts: { local: `2026-12-03T${hour}`, zone: "Asia/Karachi" },
  ...more,
});

const palace = {
  ...sampleShow.cinema,
  slug: "mall-palace",
  name: { en: "Mall Palace", ar: "قصر المول" },
  latitude: 31.56,
  longitude: 74.32,
};
const full = { categories: sampleShow.categories.map((one) => ({ ...one, left: 0 })), left: 0 };
const cheap = {
  categories: sampleShow.categories.map((one) => ({ ...one, price: { ...one.price, minor: 70_000 } })),
};

const shows = [
  showAt("S-1", "15:30"),
  showAt("S-2", "17:00", { cinema: palace, ...cheap }),
  showAt("S-3", "18:00", { type: "imax" }),
  showAt("S-4", "20:30", full),
];

const found: FoundShows = {
  refId: refId("S-1"),
  search: sampleMoviesSearch,
  expiresAt: 900_000,
  film: sampleFilm,
  city: { slug: "lahore", name: { en: "Lahore", ar: "لاهور" }, country: "PK", latitude: 31.5, longitude: 74.3 },
  date: "2026-12-03",
  shows,
  days: [
    { date: "2026-12-03", shows: 4, isFull: false },
    { date: "2026-12-04", shows: 2, isFull: true },
    { date: "2026-12-05", shows: 0, isFull: false },
    ...Array.from({ length: 4 }, (_, day) => ({ date: `2026-12-0${day + 6}`, shows: day, isFull: false })),
    { date: "2026-12-10", shows: 0, isFull: false },
  ],
};

const begin = async (
  locale: Locale = "en",
  address = `/movies/the-last-tonga?city=lahore&date=2026-12-03`,
  held = found,
) => {
  const provider = { code: "movies", name: { en: "Cinemas", ar: "دور السينما" } };
  const service: SearchService = {
    open: async () => ({ type: "OPENED", refId: found.refId, expiresAt: 900_000, providers: [provider] }),
    receive: (_, onAnswer) => {
      queueMicrotask(() => onAnswer({ provider: provider.code, isFailed: false, offers: shows.length }));
      return () => undefined;
    },
    reread: async () => ({ type: "GONE" }),
  };
  const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined };
  const actor = createActor(searchMachine.provide({ actors: searchActors(service, clock) }), {
    input: { search: sampleMoviesSearch, refId: null },
  });
  const sent = vi.spyOn(actor, "send");
  actor.start();
  await act(async () => undefined);
  await renderResults(
    <ShowsScreen actor={actor} search={sampleMoviesSearch} found={held} cities={[]} readResults={() => held} />,
    locale,
    address,
  );
  return { sent };
};

/** The cinemas by name, each with what can be pressed and what cannot, in the order of the page. */
const cinemas = () =>
  within(screen.getByRole("list", { name: /Show times found|مواعيد/ }))
    .getAllByRole("article")
    .map((card) => [
      within(card).getByRole("heading", { level: 2 }).textContent,
      within(card)
        .getAllByRole("listitem")
        .map((time) => /\d\d:\d\d/.exec(time.textContent)?.[0]),
    ]);

test.each([
  ["en", "The Last Tonga", "8.4/10", "Sold out", ["Canal Lights", "Mall Palace"]],
  ["ar", "آخر عربة", "8.4/10", "نفدت", ["أضواء القناة", "قصر المول"]],
] as const)(
  "default: in %s the film %s has a head of its own, and its times stand under each cinema",
  async (locale, title, score, sold, [first, second]) => {
    await begin(locale);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(score)).toBeDefined();
    // By their hours, and after them those that are sold out.
    expect(cinemas()).toEqual([
      [first, ["15:30", "18:00", "20:30"]],
      [second, ["17:00"]],
    ]);
    const [card] = screen.getAllByRole("article");
    const times = within(card ?? document.body).getAllByRole("listitem");
    expect(
      times.filter((time) => within(time).queryByRole("link") === null).map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining(sold)]);
  },
);

test("behavior: a time is chosen, and says how many seats are left and from which price", async () => {
  const { sent } = await begin();
  const time = screen.getByRole("link", { name: /^Choose seats 17:00.*Rs.700.*5 seats left/ });
  fireEvent.click(time);
  expect(sent).toHaveBeenCalledWith({ type: "offer.choose", offer: "S-2" });
});

test.each([
  ["en", /^Choose seats 20:30.*Only wheelchair places left$/],
  ["ar", /20:30.*لم يبقَ سوى أماكن الكراسي المتحركة$/],
] as const)(
  "behavior: in %s a show whose seats are gone still leads to its places for wheelchairs",
  async (locale, name) => {
    const chairs = shows.map((show) => (show.left === 0 ? { ...show, wheelchairLeft: 2 } : show));
    const { sent } = await begin(locale, undefined, { ...found, shows: chairs });
    fireEvent.click(screen.getByRole("link", { name }));
    expect(sent).toHaveBeenCalledWith({ type: "offer.choose", offer: "S-4" });
  },
);

test("behavior: a filter and an order hold within the cinemas and between them", async () => {
  await begin("en", "/movies/the-last-tonga?city=lahore&date=2026-12-03&types=2d&sort=cheapest");
  expect(cinemas()).toEqual([
    ["Mall Palace", ["17:00"]],
    ["Canal Lights", ["15:30", "20:30"]],
  ]);
});

test("behavior: the nearest cinema is first once it is known where somebody is, and says how far it is", async () => {
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: {
      getCurrentPosition: (tell: (where: object) => void) => tell({ coords: { latitude: 31.56, longitude: 74.32 } }),
    },
  });
  await begin("en", "/movies/the-last-tonga?city=lahore&date=2026-12-03&sort=roomiest");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Nearest first" })));
  expect(cinemas().map(([name]) => name)).toEqual(["Mall Palace", "Canal Lights"]);
  expect(screen.getByText("1 km away")).toBeDefined();
  expect(screen.getByText("6 km away")).toBeDefined();
});

test("behavior: filters count the shows that can be had, and none leads only to shows that are sold out", async () => {
  const sold = shows.map((show) => (show.type === "imax" ? { ...show, ...full } : show));
  await begin("en", undefined, { ...found, shows: sold });
  expect(screen.getByRole("checkbox", { name: /^Canal Lights \(1\)/ })).toBeDefined();
  expect(screen.getByRole("checkbox", { name: /^Mall Palace \(1\)/ })).toBeDefined();
  expect(screen.queryByRole("checkbox", { name: /IMAX/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /IMAX/ })).toBeNull();
});

test("boundary: a day without a seat left says so in the strip of days", async () => {
  await begin();
  expect(screen.getByRole("link", { name: /^Fri 4.Dec\s*Sold out$/ })).toBeDefined();
});

test.each([
  ["en", "Sold out on Thu 3 Dec", "Show times on Mon 7 Dec"],
  ["ar", "نفدت مقاعد الخميس، 3 ديسمبر", "مواعيد الاثنين، 7 ديسمبر"],
] as const)("boundary: in %s a day that is sold out leads to the next one with seats", async (locale, said, way) => {
  const [today, ...others] = found.days;
  if (today === undefined) throw new Error("The day itself is among the days.");
  const days = [{ ...today, isFull: true }, ...others];
  await begin(locale, undefined, { ...found, shows: [showAt("S-4", "20:30", { ...full, wheelchairLeft: 0 })], days });
  const words = (text: string | null) => text?.replaceAll("\u00a0", " ");
  expect(words(screen.getByRole("heading", { level: 2 }).textContent)).toBe(said);
  const link = screen.getByRole("link", { name: (name) => words(name) === way });
  expect(link.getAttribute("href")).toContain("date=2026-12-07");
  expect(screen.queryByRole("article")).toBeNull();
});

test("default: the strip has every day on which the film is shown; those between are not pressed, and none is after the last", async () => {
  await begin();
  const strip = within(screen.getByRole("navigation", { name: "Other days" }));
  const days = strip.getAllByRole("link").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
  expect(days).toEqual([
    "Thu 3 Dec4 shows",
    "Fri 4 DecSold out",
    "Mon 7 Dec1 show",
    "Tue 8 Dec2 shows",
    "Wed 9 Dec3 shows",
  ]);
  expect(strip.getAllByText("No shows")).toHaveLength(2);
});

test("invariant: how full a hall is, is said as a share where more are left than in others, and a least price as one", async () => {
  const [first] = sampleShow.categories;
  if (first === undefined) throw new Error("A show has categories.");
  const dearer = { ...first, price: { ...first.price, minor: first.price.minor * 2 } };
  const large = showAt("S-1", "15:30", { places: 400, left: 29, categories: [first, dearer] });
  const small = showAt("S-2", "17:00", { cinema: palace, places: 40, left: 25, categories: [first] });
  await begin("en", undefined, { ...found, shows: [large, small] });
  const texts = screen.getAllByRole("link", { name: /^Choose seats/ }).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/from Rs.*92% taken/),
    expect.stringMatching(/:00 Rs.*Plenty of seats/),
  ]);
});
