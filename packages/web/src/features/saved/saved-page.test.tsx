// @vitest-environment jsdom
import { offerMark } from "@safar/engine";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTest } from "../../calls/in-test.ts";
import { readOffersNow, readStationCities } from "../../calls/saved.calls.ts";
import { type PageOptions, pageOf } from "../search-form/search-form.harness.tsx";
import { savedOffers } from "./saved-offers.ts";
import { SavedPage } from "./saved-page.tsx";
import type { SavedShown } from "./saved-search.ts";
import { watchedPrices } from "./watched-prices.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), toFake: ["Date"] });
  localStorage.clear();
  inTest(readOffersNow).mockReset();
  inTest(readOffersNow).mockResolvedValue(null);
  inTest(readStationCities).mockReset();
  inTest(readStationCities).mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const rs = (rupees: number) => ({ minor: rupees * 100, currency: "PKR" }) as const;
const offer = (to: string, first: string, at: number) => ({
  key: to,
  at,
  vertical: "flights",
  href: `/flights/search?legs=LHE-DXB.${first}`,
  search: `legs=LHE-DXB.${first}`,
  title: { en: `Lahore – ${to}`, ar: `لاهور – ${to}` },
  detail: { en: "Mehran Jet, 13:25 – 15:25", ar: "مهران جت، 13:25 – 15:25" },
  first,
  last: first,
  people: 2,
  price: rs(98_670),
});
const watched = (to: string) => {
  const { detail: _, ...search } = offer(to, "2026-12-21", 1);
  return { ...search, latest: rs(95_470), latestAt: 2 };
};

/** The page with what is chosen in it, which stands in its address. */
function Page() {
  const [shown, onShow] = useState<SavedShown>({});
  return <SavedPage shown={shown} onShow={onShow} />;
}

const draw = async (locale: NonNullable<PageOptions["locale"]> = "en") => {
  const { tree } = await pageOf(<Page />, { locale });
  await act(async () => void render(tree));
};
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("default: who has saved nothing reads how to", async () => {
  await draw();
  await screen.findByRole("heading", { name: "Nothing is saved yet" });
  expect(screen.getByRole("link", { name: "Trains" }).getAttribute("href")).toBe("/train-tickets-booking-online");
});

test("default: what is saved leads back to it in its search; what is over stands last, says so and leads to another", async () => {
  await savedOffers.put(offer("Dubai", "2026-12-21", 1));
  await savedOffers.put(offer("Jeddah", "2026-11-20", 3));
  await savedOffers.put(offer("Doha", "2026-12-02", 2));
  await draw();
  await waitFor(() => expect(titles()).toEqual(["Lahore – Doha", "Lahore – Dubai", "Lahore – Jeddah"]));
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Lahore – Doha", `/flights/search?legs=LHE-DXB.2026-12-02#${encodeURIComponent("Lahore – Doha")}`],
    ["Lahore – Dubai", `/flights/search?legs=LHE-DXB.2026-12-21#${encodeURIComponent("Lahore – Dubai")}`],
    [
      "Search \u2068Fri 27\u00a0Nov\u2069",
      `/flights/search?legs=LHE-DXB.2026-11-27#${encodeURIComponent("Lahore – Jeddah")}`,
    ],
  ]);
  const over = within(screen.getByRole("region", { name: "Days that have passed" }));
  expect(over.getByRole("heading", { level: 3 }).textContent).toBe("Lahore – Jeddah");
  // What it is and that it is over, what it cost, and then what there is to do.
  expect(over.getByRole("listitem").textContent).toMatch(/Jeddah.*This day has passed.*98,670.*Search /);
  expect(screen.getAllByText("Rs 98,670")).toHaveLength(3);
});

test("behavior: a film, which has no price, stands among the kinds and says nothing of one", async () => {
  await savedOffers.put(offer("Dubai", "2026-12-21", 1));
  const art = { kind: "film", of: "kite.horizon.256.70.20.dark" } as const;
  const film = { ...offer("Salt", "2026-12-20", 2), vertical: "movies", people: null, price: null, art };
  await savedOffers.put({ ...film, title: { en: "Salt", ar: "ملح" }, detail: { en: "PG · Drama", ar: "PG · دراما" } });
  await draw();
  const item = (await screen.findByRole("heading", { name: "Salt" })).closest("li");
  expect(item?.textContent).not.toMatch(/price|per person|·$/);
  const kinds = within(screen.getByRole("list", { name: "Kinds" })).getAllByRole("button");
  expect(kinds.map(({ textContent }) => textContent)).toEqual(["All 2", "Flights 1", "Movies 1"]);
});

test("default: what has a page of its own that outlives its search leads there", async () => {
  const page = "/hotels/detail/saved/H-1?place=dubai&in=2026-12-21&out=2026-12-22&hotel=H-1";
  await savedOffers.put({ ...offer("Dubai", "2026-12-21", 1), vertical: "hotels", page });
  await draw();
  const link = await screen.findByRole("link", { name: "Lahore – Dubai" });
  expect(link.getAttribute("href")).toBe(page);
});

const itemOf = async (name: string) => {
  const found = (await screen.findAllByRole("listitem")).find((one) => one.textContent.includes(name));
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return within(found);
};

test("behavior: trains to a station stand under its city from the first moment on, beside flights to it", async () => {
  inTest(readStationCities).mockResolvedValue([["Dubai Junction", { en: "Dubai", ar: "دبي" }]]);
  await savedOffers.put(offer("Dubai", "2026-12-21", 1));
  await savedOffers.put({ ...offer("Dubai Junction", "2026-12-22", 2), vertical: "trains" });
  await draw();
  await waitFor(() => expect(titles()).toEqual(["Dubai 1 flight · 1 train"]));
});

test("default: an offer says each of its ways, and what it costs today beside what it cost", async () => {
  const ride = {
    who: { en: "Mehran Jet", ar: "مهران جت" },
    ways: [
      { departs: "2026-12-21T13:25", arrives: "2026-12-21T15:25" },
      { departs: "2026-12-28T20:25", arrives: "2026-12-29T00:15" },
    ],
  };
  await savedOffers.put({ ...offer("Dubai", "2026-12-21", Date.UTC(2026, 10, 20, 8)), ride });
  inTest(readOffersNow).mockResolvedValue([
    { mark: offerMark({ title: ride.who, ride: { ...ride, ways: ride.ways.slice(0, 1) } }), price: rs(90_000) },
    { mark: offerMark({ title: ride.who, ride }), price: rs(97_000) },
  ]);
  await draw();
  const item = await itemOf("Dubai");
  expect(item.getByText(/Mon 21\sDec/).parentElement?.textContent).toBe("Mon 21\u00a0Dec13:25 – 15:25");
  await item.findByText(/^Rs\s97,000$/);
  expect(item.getByText(/since/).textContent).toMatch(/^−2% \(.*Rs\s1,670.*\) since \u2068Fri\s20\sNov\u2069$/);
});

test.each([
  [108_537, /^\+10% \(.*Rs\s9,867.*\) since /],
  [98_870, /^.*Rs\s200.* more than on /],
])("default: an offer that costs Rs %s today says by how much it has risen", async (now, said) => {
  const kept = offer("Dubai", "2026-12-21", Date.UTC(2026, 10, 20, 8));
  await savedOffers.put(kept);
  inTest(readOffersNow).mockResolvedValue([{ mark: offerMark(kept), price: rs(now) }]);
  await draw();
  const item = await itemOf("Dubai");
  await item.findByText(/today/);
  expect(item.getByText(/since|more than/).textContent).toMatch(said);
});

test.each([
  ["is not found any more", [], "No longer sold on this day"],
  ["is found and sold out", [null], "Sold out on this day"],
] as const)(
  "default: what %s says so and leads to the same search a day later, marked there; where nobody answers, that is said",
  async (_, prices, words) => {
    const kept = offer("Dubai", "2026-12-21", 1);
    const ways = [{ departs: "2026-12-21T13:25", arrives: "2026-12-21T15:25" }];
    const ride = { who: { en: "Mehran Jet", ar: "مهران جت" }, ways };
    await savedOffers.put({ ...kept, ride });
    await savedOffers.put(offer("Doha", "2026-12-02", 2));
    const found = prices.map((price) => ({ mark: offerMark({ ...kept, ride }), price }));
    inTest(readOffersNow).mockImplementation(async ({ data: { search } }) => (search.includes("12-02") ? null : found));
    await draw();
    const dubai = await itemOf("Dubai");
    await dubai.findByText(words);
    const again = dubai.getByRole("link", { name: /^Search .*Tue 22\sDec/ });
    const mark = "Mehran Jet 2026-12-22T13:25 2026-12-22T15:25";
    expect(again.getAttribute("href")).toBe(`/flights/search?legs=LHE-DXB.2026-12-22#${encodeURIComponent(mark)}`);
    await (await itemOf("Doha")).findByText(/today’s price is not known$/);
  },
);

const plainBody = () => document.body.textContent.replaceAll(/[\u2066-\u2069]/g, "").replaceAll(/\s/g, " ");

test.each([
  ["en", "Mon 21 – Wed 23 Dec", "unchanged since Wed 18 Nov", "seen on Wed 18 Nov; today’s price is not known"],
  [
    "ar",
    "الاثنين 21 – الأربعاء 23 ديسمبر",
    "لم يتغيّر منذ 18 نوفمبر",
    "السعر كما كان يوم 18 نوفمبر، وسعر اليوم غير معروف",
  ],
] as const)(
  "default: in %s the days of a stay have their weekdays, and the day a price was seen is told from them",
  async (locale, days, same, notKnown) => {
    const stay = { ...offer("Dubai", "2026-12-21", Date.UTC(2026, 10, 18, 9)), vertical: "hotels", last: "2026-12-23" };
    await savedOffers.put(stay);
    inTest(readOffersNow).mockResolvedValue([{ mark: offerMark(stay), price: stay.price }]);
    await draw(locale);
    await waitFor(() => expect(plainBody()).toContain(same));
    expect(plainBody()).toContain(days);
    cleanup();
    inTest(readOffersNow).mockResolvedValue(null);
    await draw(locale);
    await waitFor(() => expect(plainBody()).toContain(notKnown));
  },
);

test.each([
  ["en", /today/g],
  ["ar", /اليوم/g],
] as const)("behavior: in %s what was saved today and is had today says that once", async (locale, today) => {
  const film = { ...offer("Salt", "", Date.UTC(2026, 10, 21, 8)), vertical: "movies", search: "film=salt" };
  await savedOffers.put(film);
  inTest(readOffersNow).mockResolvedValue([{ mark: offerMark(film), price: rs(984), otherDay: "2026-11-21" }]);
  await draw(locale);
  await waitFor(() => expect(plainBody().match(today)).toHaveLength(1));
});

test("behavior: what set out today says that it has, and not that it is sold no more", async () => {
  const ways = [{ departs: "2026-11-21T13:25", arrives: "2026-11-21T15:25" }];
  const ride = { who: { en: "Mehran Jet", ar: "مهران جت" }, ways, leaves: Date.UTC(2026, 10, 21, 8) };
  await savedOffers.put({ ...offer("Dubai", "2026-11-21", 1), ride });
  inTest(readOffersNow).mockResolvedValue([]);
  await draw();
  await (await itemOf("Dubai")).findByText("Has left already");
});

test.each([
  ["en", "Not on this day", /^Next Mon 7 Dec, Rs 10,560$/],
  ["ar", "غير متاحة في هذا اليوم", /^التالي الاثنين، 7 ديسمبر، 10,560 روبية$/],
] as const)(
  "behavior: in %s a tour that is not sold on its day leads to the next on which it is",
  async (locale, words, next) => {
    const page = "/tours/detail/gilgit/naltar-lakes?date=2026-12-06";
    const tour = { ...offer("Naltar", "2026-12-06", 1), vertical: "tours", page };
    await savedOffers.put(tour);
    inTest(readOffersNow).mockResolvedValue([{ mark: offerMark(tour), price: rs(10_560), otherDay: "2026-12-07" }]);
    await draw(locale);
    expect(await screen.findByText(words)).toBeDefined();
    const link = screen.getAllByRole("link").find((one) => one.getAttribute("href")?.endsWith("date=2026-12-07"));
    expect(link?.textContent.replaceAll(/[\u2066-\u2069]/g, "").replaceAll(/\s/g, " ")).toMatch(next);
    expect(screen.queryByText(/No longer sold/)).toBeNull();
  },
);

test.each([
  ["en", "2026-12-07", "from Rs 984 on Mon 7 Dec"],
  ["en", "2026-11-21", "from Rs 984 today"],
  ["ar", "2026-12-07", "ابتداءً من 984 روبية يوم الاثنين، 7 ديسمبر"],
] as const)(
  "behavior: in %s what was saved on no day says none, costs what its next one does (%s), and never has passed",
  async (locale, otherDay, words) => {
    const film = {
      ...offer("Salt", "", 1),
      vertical: "movies",
      href: "/movies/salt?city=karachi",
      search: "film=salt",
    };
    await savedOffers.put(film);
    inTest(readOffersNow).mockResolvedValue([{ mark: offerMark(film), price: rs(984), otherDay }]);
    await draw(locale);
    await waitFor(() => expect(plainBody()).toContain(words));
    expect(plainBody()).not.toMatch(/passed|مضت/);
    cleanup();
    inTest(readOffersNow).mockResolvedValue([]);
    await draw(locale);
    expect(await screen.findByText(locale === "en" ? "Not sold at present" : "غير متاح حاليًا")).toBeDefined();
  },
);

const event = {
  ...offer("Lanterns", "2026-12-03", Date.UTC(2026, 10, 18, 9)),
  vertical: "events",
  href: "/events/lanterns?show=2026-12-03",
  people: null,
  starts: "2026-12-03T20:00",
};

test.each([
  [
    "en",
    "Events Mehran Jet, 13:25 – 15:25 Thu 3 Dec 20:00",
    "Rs 97,000 today per person −2% (Rs 1,670) since Wed 18 Nov",
  ],
  [
    "ar",
    "الفعاليات مهران جت، 13:25 – 15:25 الخميس، 3 ديسمبر 20:00",
    "97,000 روبية اليوم للشخص الواحد أقل بـ 1,670 روبية (2%) منذ 18 نوفمبر",
  ],
] as const)(
  "default: in %s an event says when it begins, and what it costs today beside what it cost",
  async (locale, when, costs) => {
    await savedOffers.put(event);
    inTest(readOffersNow).mockResolvedValue([{ mark: offerMark(event), price: rs(97_000) }]);
    await draw(locale);
    const inWords = () => plainBody().replaceAll(" ", "");
    await waitFor(() => expect(inWords()).toContain(costs.replaceAll(" ", "")));
    expect(inWords()).toContain(when.replaceAll(" ", ""));
  },
);

test("behavior: an event that nobody can buy says why, and leads to its next day where it has one", async () => {
  await savedOffers.put(event);
  const mark = offerMark(event);
  inTest(readOffersNow).mockResolvedValue([{ mark, price: null, state: "not_yet" }]);
  await draw();
  expect(await screen.findByText("Not on sale yet")).toBeDefined();
  expect(screen.getByRole("link", { name: "See its page" }).getAttribute("href")).toBe(event.href);
  cleanup();
  inTest(readOffersNow).mockResolvedValue([{ mark, price: rs(0), otherDay: "2026-12-04", state: "sold_out" }]);
  await draw();
  expect(await screen.findByText("Sold out on this day")).toBeDefined();
  const next = screen.getByRole("link", { name: /^Next .*Fri 4\sDec.*, Free entry$/ });
  expect(next.getAttribute("href")).toBe("/events/lanterns?show=2026-12-04");
});

test("behavior: what is removed can be had back where it stood", async () => {
  await savedOffers.put(offer("Dubai", "2026-12-21", 1));
  await savedOffers.put(offer("Doha", "2026-12-02", 2));
  await draw();
  fireEvent.click(await screen.findByRole("button", { name: "Remove: Lahore – Doha, Mehran Jet, 13:25 – 15:25" }));
  await waitFor(() => expect(titles()).toEqual(["Lahore – Dubai"]));
  fireEvent.click(within(screen.getByRole("region", { name: "Notices" })).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(titles()).toEqual(["Lahore – Doha", "Lahore – Dubai"]));
  const bin = screen.getByRole("button", { name: /^Remove: Lahore – Doha/ });
  await waitFor(() => expect(document.activeElement).toBe(bin));
});

test.each([0, 1])(
  "behavior: whoever removes something (a press of %d) goes on at what removes the next, before it or at the heading; what can be had back is read with what was removed",
  async (detail) => {
    await savedOffers.put(offer("Dubai", "2026-12-21", 1));
    await savedOffers.put(offer("Doha", "2026-12-02", 2));
    await savedOffers.put(offer("Jeddah", "2026-12-24", 3));
    await watchedPrices.put(watched("Muscat"));
    const brought: string[] = [];
    Element.prototype.scrollIntoView = function bring() {
      brought.push(this.querySelector("h3")?.textContent ?? "");
    };
    await draw();
    const bin = (to: string) => screen.getByRole("button", { name: new RegExp(`^Remove: Lahore – ${to}`) });
    await screen.findAllByRole("heading", { name: /Doha/ });
    for (const [to, next] of [
      ["Dubai", () => bin("Jeddah")],
      ["Jeddah", () => bin("Doha")],
    ] as const) {
      fireEvent.click(bin(to), { detail });
      await waitFor(() => expect(document.activeElement).toBe(next()));
      const words = to === "Dubai" ? /^Removed: .Lahore\s– Dubai.$/ : "2 removed.";
      expect(await screen.findByRole("button", { name: "Undo", description: words })).toBeDefined();
    }
    await waitFor(() => expect(brought).toEqual(detail === 0 ? ["Lahore – Jeddah", "Lahore – Doha"] : []));
    const heading = screen.getByRole("heading", { level: 2, name: /^Saved offers/ });
    fireEvent.click(bin("Doha"), { detail });
    await waitFor(() => expect(heading.isConnected).toBe(false));
    expect(document.activeElement).not.toBe(bin("Muscat"));
  },
);

test("behavior: what is removed of both lists is one notice, and one press has all of it back", async () => {
  await savedOffers.put(offer("Dubai", "2026-12-21", 1));
  await watchedPrices.put(watched("Doha"));
  await draw();
  fireEvent.click(await screen.findByRole("button", { name: /^Remove: Lahore – Dubai/ }));
  await screen.findByRole("button", { name: "Undo" });
  fireEvent.click(screen.getByRole("button", { name: /^Remove: Lahore – Doha/ }));
  const notices = within(screen.getByRole("region", { name: "Notices" }));
  await notices.findByText("2 removed.");
  expect(notices.getAllByRole("listitem")).toHaveLength(1);
  fireEvent.click(notices.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(titles()).toEqual(["Lahore – Dubai", "Lahore – Doha"]));
  expect(notices.queryByRole("listitem")).toBeNull();
});

test("behavior: the last of a kind leaves its kind empty until whoever removed it asks for all", async () => {
  await savedOffers.put(offer("Dubai", "2026-12-21", 1));
  await savedOffers.put({ ...offer("Doha", "2026-12-02", 2), vertical: "hotels" });
  await draw();
  fireEvent.click(await screen.findByRole("button", { name: "Hotels 1" }));
  expect(screen.getByText("1 of 2")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: /^Remove: Lahore – Doha/ }));
  expect(await screen.findByRole("heading", { name: "Nothing is saved under Hotels" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Remove: / })).toBeNull();
  expect(screen.getByRole("button", { name: "Hotels 0", pressed: true })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(titles()).toEqual(["Lahore – Dubai"]);
});

test("default: what has fallen by less than a hundredth says by how much, and no share", async () => {
  const kept = { ...offer("Dubai", "2026-12-21", Date.UTC(2026, 10, 20, 8)), price: rs(100_000) };
  await savedOffers.put(kept);
  inTest(readOffersNow).mockResolvedValue([{ mark: offerMark(kept), price: rs(99_800) }]);
  await draw();
  const change = await (await itemOf("Dubai")).findByText(/less than on/);
  expect(change.textContent).toMatch(/^Rs\s200 less than on \u2068Fri\s20\sNov\u2069$/);
});

test("default: by date what no day was chosen for stands apart, and says so", async () => {
  await savedOffers.put({ ...offer("Naltar", "", 1), vertical: "tours" });
  await savedOffers.put(offer("Doha", "2026-12-02", 2));
  await draw();
  await screen.findAllByRole("heading", { name: /Lahore/ });
  expect(screen.queryByText("No date chosen")).toBeNull();
  fireEvent.change(screen.getByRole("combobox", { name: "Sort by" }), { target: { value: "date" } });
  const apart = within(screen.getByRole("region", { name: /^No date chosen/ }));
  expect(apart.getAllByRole("listitem")).toHaveLength(1);
  expect(apart.getByRole("heading", { level: 4 }).textContent).toBe("Lahore – Naltar");
});

test.each([
  [98_670, "No price has fallen since you saved it."],
  [95_000, "1 price has fallen since you saved it."],
])("default: who asks for the biggest drop is told how many there are (now Rs %d)", async (now, words) => {
  const ride = { who: { en: "Mehran Jet", ar: "مهران جت" }, ways: [] };
  const kept = { ...offer("Dubai", "2026-12-21", 1), ride };
  await savedOffers.put(kept);
  await savedOffers.put(offer("Doha", "2026-12-02", 2));
  inTest(readOffersNow).mockImplementation(async ({ data: { search } }) =>
    search.includes("12-21") ? [{ mark: offerMark(kept), price: rs(now) }] : [],
  );
  await draw();
  fireEvent.change(await screen.findByRole("combobox", { name: "Sort by" }), { target: { value: "drop" } });
  expect(await screen.findByText(words)).toBeDefined();
});

test("behavior: of two that are removed one after the other one press has both back", async () => {
  await savedOffers.put(offer("Dubai", "2026-12-21", 1));
  await savedOffers.put(offer("Doha", "2026-12-02", 2));
  await savedOffers.put(offer("Muscat", "2026-12-24", 3));
  await draw();
  for (const left of [["Lahore – Dubai", "Lahore – Muscat"], ["Lahore – Muscat"]]) {
    const [bin] = await screen.findAllByRole("button", { name: /^Remove: / });
    fireEvent.click(bin as HTMLElement);
    await waitFor(() => expect(titles()).toEqual(left));
  }
  const notices = within(screen.getByRole("region", { name: "Notices" }));
  expect(notices.getByText("2 removed.")).toBeDefined();
  fireEvent.click(notices.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(titles()).toEqual(["Lahore – Doha", "Lahore – Dubai", "Lahore – Muscat"]));
});

test("behavior: a browser that does not write says so and keeps the list; one that keeps nothing says that", async () => {
  await savedOffers.put(offer("Dubai", "2026-12-21", 1));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  await draw();
  fireEvent.click(await screen.findByRole("button", { name: /^Remove: Lahore – Dubai/ }));
  await screen.findByText("This browser could not write it down.");
  expect(titles()).toEqual(["Lahore – Dubai"]);
  cleanup();
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("SecurityError");
  });
  await draw();
  await screen.findByText("This browser keeps nothing");
});

test("default: a remembered search says the least that it finds today, and is asked once", async () => {
  await watchedPrices.put(watched("Dubai"));
  inTest(readOffersNow).mockResolvedValue([
    { mark: "one", price: rs(99_000) },
    { mark: "other", price: rs(95_470) },
  ]);
  await draw();
  const item = await itemOf("Dubai");
  await item.findByText(/^Rs\s95,470$/);
  expect(item.getByText(/since/).textContent).toMatch(/^−3% \(.*Rs\s3,200.*\) since /);
  expect(inTest(readOffersNow).mock.calls.map(([{ data }]) => data)).toEqual([
    { vertical: "flights", search: "legs=LHE-DXB.2026-12-21" },
  ]);
});

test("default: a flight that was seen with a bag says so, and is asked for with one", async () => {
  const kept = offer("Dubai", "2026-12-21", 1);
  await savedOffers.put({ ...kept, href: `${kept.href}&with-bag=1`, search: `${kept.search}&with-bag=1` });
  await savedOffers.put(offer("Doha", "2026-12-02", 2));
  await draw();
  expect((await itemOf("Dubai")).getByText("With a checked bag")).toBeDefined();
  expect((await itemOf("Doha")).queryByText("With a checked bag")).toBeNull();
  expect(inTest(readOffersNow).mock.calls.map(([{ data }]) => data.search)).toContain(
    "legs=LHE-DXB.2026-12-21&with-bag=1",
  );
});

test("default: a remembered search is told from another of its city by its kind, for what leads to it and what removes it", async () => {
  await watchedPrices.put({ ...watched("Dubai"), key: "stays", vertical: "hotels" });
  await watchedPrices.put({ ...watched("Dubai"), key: "tours", vertical: "tours" });
  const title = { en: "Multan", ar: "ملتان" };
  await watchedPrices.put({ ...watched("Multan"), key: "city", title, vertical: "hotels" });
  await draw();
  expect(await screen.findByRole("link", { name: "Hotels in Multan" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Remove: Hotels in Multan" })).toBeDefined();
  for (const kind of ["Hotels", "Tours"]) {
    expect(await screen.findByRole("link", { name: `Lahore – Dubai, ${kind}` })).toBeDefined();
    expect(screen.getByRole("button", { name: `Remove: Lahore – Dubai, ${kind}` })).toBeDefined();
  }
});

test.each([
  ["en", "Mall Road, Multan"],
  ["ar", "شارع المول، ملتان"],
] as const)("default: in %s a hotel says its city but where that stands over it", async (locale, words) => {
  const detail = { en: "Mall Road", ar: "شارع المول" };
  const city = { en: "Multan", ar: "ملتان" };
  for (const to of ["Dubai", "Doha"])
    await savedOffers.put({ ...offer(to, "2026-12-21", 1), vertical: "hotels", detail, city });
  await draw(locale);
  await waitFor(() => expect(screen.getAllByText(detail[locale])).toHaveLength(2));
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "date" } });
  expect(screen.getAllByText(words)).toHaveLength(2);
});

test("default: what was saved on no day is cheaper where its least price is, beside it and among the drops", async () => {
  const tour = { ...offer("Naltar", "", Date.UTC(2026, 10, 18, 9)), vertical: "tours", search: "place=gilgit" };
  await savedOffers.put(tour);
  await savedOffers.put(offer("Doha", "2026-12-02", 2));
  inTest(readOffersNow).mockImplementation(async ({ data: { vertical } }) =>
    vertical === "tours" ? [{ mark: offerMark(tour), price: rs(97_000), otherDay: "2026-12-07" }] : [],
  );
  await draw();
  const item = await itemOf("Naltar");
  expect((await item.findByText(/since/)).textContent).toMatch(
    /^−2% \(.*Rs\s1,670.*\) since \u2068Wed\s18\sNov\u2069$/,
  );
  fireEvent.change(screen.getByRole("combobox", { name: "Sort by" }), { target: { value: "drop" } });
  expect(await screen.findByText("1 price has fallen since you saved it.")).toBeDefined();
});
