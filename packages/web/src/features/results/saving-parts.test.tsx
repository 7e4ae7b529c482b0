// @vitest-environment jsdom
import type { Money, Results, ResultView } from "@safar/engine";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { savedStays, savedWays } from "../saved/saved-look.ts";
import { savedOffers } from "../saved/saved-offers.ts";
import type { SaveNews } from "../saved/saving.ts";
import { watchedPrices } from "../saved/watched-prices.ts";
import { pageOf } from "../search-form/search-form.harness.tsx";
import { layOut } from "./results.harness.tsx";
import { savingParts } from "./saving-parts.tsx";

const returning = vi.hoisted(() => vi.fn<() => boolean | null>(() => false));
vi.mock("../../app/hooks/use-navigation-manners.ts", () => ({ isReturning: returning }));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), toFake: ["Date"] });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const rs = (rupees: number) => ({ minor: rupees * 100, currency: "PKR" }) as const;
const names = (en: string, ar: string) => ({ en, ar });
type Early = { readonly early: { readonly wanted: boolean; readonly part: boolean; readonly found: null } };

/** Results that can be filtered by whether they are not the first. */
const results: Pick<Results<unknown, Early, string>, "decode" | "encode" | "parameters" | "sorts"> = {
  sorts: ["best"],
  parameters: new Set(["early", "sort"]),
  decode: (text) => ({ filters: { early: text.includes("early=1") }, sort: "best" }),
  encode: ({ filters }) => (filters.early ? "early=1" : ""),
};
const select = ({ rows }: { readonly rows: readonly unknown[] }, { filters }: ResultView<Early, string>) =>
  Uint32Array.from(rows.keys()).filter((place) => !filters.early || place > 0);
const kind = { results: { ...results, select } };
const look = {
  ...savedWays(
    2,
    ({ who }: { who: ReturnType<typeof names>; departs: { local: string }; arrives: { local: string } }) => ({
      who,
      emblem: "sindhu-express",
    }),
  ),
};
const row = {
  who: names("Sindhu Express", "سندھو"),
  departs: { local: "2026-12-21T05:30" },
  arrives: { local: "2026-12-21T09:15" },
};
const later = { ...row, departs: { local: "2026-12-21T06:30" } };
const held = { from: { name: names("Lahore", "لاهور") }, to: { name: names("Multan", "ملتان") } };
const address = "/bus/lahore-to-multan?date=2026-12-21";
const search = "from=lahore&to=multan&date=2026-12-21";

function Page({
  price,
  isComplete,
  early,
}: {
  readonly price: Money;
  readonly isComplete: boolean;
  readonly early: boolean;
}) {
  const asked = { kind, filters: { early }, search, look, held };
  const dearer = { ...price, minor: price.minor * 2 };
  const [news, setNews] = useState<SaveNews | null>(null);
  const { Row, Watch, Notice } = savingParts;
  return (
    <>
      <Row {...asked} row={row} price={price} onNews={setNews} />
      <Watch
        {...asked}
        table={{ rows: [row, later] }}
        priceOf={(one) => (one === row ? price : dearer)}
        isComplete={isComplete}
        onNews={setNews}
      />
      <Notice news={news} onClose={() => setNews(null)} />
    </>
  );
}
const draw = async (price = 1500, isComplete = true, locale: "ar" | "en" = "en", early = false) => {
  const { tree } = await pageOf(<Page price={rs(price)} isComplete={isComplete} early={early} />, { locale, address });
  await act(async () => void render(tree));
};
const heart = () => screen.findByRole("button", { name: /^Save: Lahore – Multan, Sindhu Express, .05:30. – .09:15.$/ });
const bell = () => screen.findByRole("button", { name: /^(Remember this price|Price remembered)$/ });

test("default: a press saves an offer with what was seen, in both languages; the next lets it go", async () => {
  await draw();
  fireEvent.click(await heart());
  await screen.findByText("Saved on this device.");
  expect(screen.getByRole("link", { name: "See saved" }).getAttribute("href")).toBe("/saved");
  expect(await savedOffers.list()).toEqual([
    {
      key: `${address} Lahore – Multan Sindhu Express, \u206805:30\u2069 – \u206809:15\u2069`,
      at: Date.UTC(2026, 10, 21, 9),
      vertical: "buses",
      href: address,
      title: names("Lahore – Multan", "لاهور – ملتان"),
      detail: {
        en: "Sindhu Express, \u206805:30\u2069 – \u206809:15\u2069",
        ar: "سندھو، \u206805:30\u2069 – \u206809:15\u2069",
      },
      first: "2026-12-21",
      last: "2026-12-21",
      people: 2,
      search,
      price: rs(1500),
      art: { kind: "emblem", of: "sindhu-express" },
      city: names("Multan", "ملتان"),
      ride: { who: row.who, ways: [{ departs: row.departs.local, arrives: row.arrives.local }] },
    },
  ]);
  await waitFor(async () => expect((await heart()).getAttribute("aria-pressed")).toBe("true"));
  fireEvent.click(await heart());
  await screen.findByText("No longer saved.");
  expect(await savedOffers.list()).toEqual([]);
});

test("behavior: an offer that is let go comes back with the price and the day that it was saved at", async () => {
  await draw(1500);
  fireEvent.click(await heart());
  await screen.findByText("Saved on this device.");
  const saved = await savedOffers.list();
  cleanup();
  vi.setSystemTime(Date.UTC(2026, 10, 22, 9));
  await draw(1300);
  fireEvent.click(await heart());
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("Saved on this device.");
  expect(await savedOffers.list()).toMatchObject(saved ?? []);
});

test.each([
  ["Sindhu Express 2026-12-21T05:30 2026-12-21T09:15", 1],
  ["Sindhu Express 2026-12-21T07:30 2026-12-21T11:15", 0],
])(
  "behavior: of an address that ends with %s the offer itself is marked, comes into sight and is opened, and no other is",
  async (mark, times) => {
    layOut();
    window.location.hash = encodeURIComponent(mark);
    const onOpen = vi.fn();
    const topOf = vi.fn();
    const { tree } = await pageOf(
      <>
        <article>
          <savingParts.Row
            {...{ kind, look, held, search, row }}
            filters={{ early: false }}
            price={null}
            onNews={() => undefined}
          />
        </article>
        <savingParts.Sought
          {...{ look, held, onOpen, topOf }}
          onNews={() => undefined}
          rows={[later, row]}
          places={Uint32Array.from([0, 1])}
          isComplete
          hasMoved={() => false}
          idOf={({ departs }) => departs.local}
        />
      </>,
      { address },
    );
    await act(async () => void render(tree));
    await heart();
    expect(screen.getByRole("article").dataset["sought"]).toBe(times === 0 ? undefined : "You opened this one");
    expect(onOpen.mock.calls).toEqual(times === 0 ? [] : [[row.departs.local]]);
    expect(topOf.mock.calls[0]).toEqual(times === 0 ? undefined : [1]);
    window.location.hash = "";
  },
);

test.each([
  ["stands well in sight", 200, []],
  ["stands too low", 700, [700]],
  ["stands behind the header", -20, [-20]],
])(
  "behavior: a sought offer that %s moves as little as it must, and not at all once somebody moves",
  async (_, top, moved) => {
    layOut();
    window.location.hash = encodeURIComponent("Sindhu Express 2026-12-21T05:30 2026-12-21T09:15");
    const moves: number[] = [];
    Element.prototype.scrollIntoView = function scroll() {
      moves.push(this.getBoundingClientRect().top);
    };
    vi.spyOn(HTMLLIElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 300, 600));
    const onNews = vi.fn();
    let isMoved = false;
    const sought = (isComplete: boolean) => (
      <ol>
        <li data-testid="card">
          <article data-sought="Saved by you" />
          <savingParts.Sought
            {...{ look, held, isComplete }}
            rows={[later, row]}
            places={Uint32Array.from([0, 1])}
            hasMoved={() => isMoved}
            idOf={({ departs }) => departs.local}
            onOpen={() => undefined}
            onNews={onNews}
            topOf={() => undefined}
          />
        </li>
      </ol>
    );
    const heard = vi.fn();
    window.addEventListener("sought", heard);
    const { rerender } = render(sought(false));
    expect(moves).toEqual(moved);
    expect(heard).toHaveBeenCalled();
    isMoved = true;
    rerender(sought(true));
    expect(moves).toEqual(moved);
    expect(onNews.mock.calls).toEqual([[null]]);
    window.location.hash = "";
  },
);

test.each([
  ["moves", () => true],
  [
    "is led into the list without a key",
    () => {
      screen.getByRole("link", { name: "First" }).focus();
      return false;
    },
  ],
])(
  "behavior: it is said that a sought offer is looked for; whoever %s meanwhile is told that it is there, and led to it by a press",
  async (_, move) => {
    layOut();
    window.location.hash = encodeURIComponent("Sindhu Express 2026-12-21T05:30 2026-12-21T09:15");
    const moves: number[] = [];
    Element.prototype.scrollIntoView = () => void moves.push(1);
    vi.spyOn(HTMLLIElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 700, 300, 600));
    const onNews = vi.fn<(news: SaveNews | null) => void>();
    const onOpen = vi.fn();
    let isMoved = false;
    const sought = (places: readonly number[], isComplete: boolean) => (
      <ol id="offers">
        <li>
          <a href="#first">First</a>
        </li>
        <li>
          <article data-sought="Saved by you" />
          <savingParts.Sought
            {...{ look, held, isComplete, onNews, onOpen }}
            rows={[later, row]}
            places={Uint32Array.from(places)}
            hasMoved={() => isMoved}
            idOf={({ departs }) => departs.local}
            topOf={() => undefined}
          />
        </li>
      </ol>
    );
    const { rerender } = render(sought([0], false));
    expect(onNews.mock.calls).toEqual([[{ type: "SOUGHT" }]]);
    isMoved = move();
    rerender(sought([0, 1], true));
    expect(moves).toEqual([]);
    expect(onOpen).not.toHaveBeenCalled();
    const news = onNews.mock.lastCall?.[0];
    expect(news?.type).toBe("FOUND");
    if (news?.type === "FOUND") news.show();
    expect(moves).toEqual([1]);
    expect(onOpen.mock.calls).toEqual([[row.departs.local]]);
    cleanup();
    render(sought([0], true));
    expect(onNews.mock.lastCall).toEqual([{ type: "MISSED" }]);
    window.location.hash = "";
  },
);

test.each([
  ["back or forth", true, "navigate"],
  ["by loading the page anew", null, "reload"],
  ["back from another site", null, "back_forward"],
])(
  "behavior: whoever comes to a sought offer %s finds it open and stands where they left it, whatever came above it, until they move",
  async (_, isReturn, type) => {
    layOut();
    let resized = () => {};
    globalThis.ResizeObserver = class {
      constructor(changed: ResizeObserverCallback) {
        resized = () => changed([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([
      Object.assign(performance.mark("navigation"), { type }),
    ]);
    window.location.hash = encodeURIComponent("Sindhu Express 2026-12-21T05:30 2026-12-21T09:15");
    const scrolls = vi.fn<(to: ScrollToOptions) => void>();
    vi.stubGlobal("scrollTo", scrolls);
    const tops = () => scrolls.mock.calls.map(([{ top }]) => top);
    vi.stubGlobal("innerHeight", 800);
    const onOpen = vi.fn();
    const onNews = vi.fn();
    let [soughtTop, isMoved, isDrawn] = [1000, false, true];
    const list = () => (
      <ol>
        <li>{isDrawn && <article data-sought="Saved by you" />}</li>
        <savingParts.Sought
          {...{ look, held, onNews, onOpen }}
          rows={[later, row]}
          places={Uint32Array.from([0, 1])}
          isComplete
          hasMoved={() => isMoved}
          idOf={({ departs }) => departs.local}
          topOf={() => soughtTop}
        />
      </ol>
    );
    returning.mockReturnValue(false);
    vi.stubGlobal("scrollY", 1900);
    render(list()).unmount();
    scrolls.mockClear();
    onOpen.mockClear();
    onNews.mockClear();

    returning.mockReturnValue(isReturn);
    vi.stubGlobal("scrollY", 0);
    [soughtTop, isDrawn] = [1300, false];
    const { rerender } = render(list());
    expect(onOpen).toHaveBeenCalled();
    expect(onNews).not.toHaveBeenCalled();
    // Only what was drawn is as high as it is.
    expect(tops()).toEqual([1100]);
    isDrawn = true;
    rerender(list());
    act(() => resized());
    expect(tops()).toEqual([1100, 2200]);
    isMoved = true;
    soughtTop = 1500;
    rerender(list());
    act(() => resized());
    expect(tops()).toEqual([1100, 2200]);
    vi.unstubAllGlobals();
    returning.mockReturnValue(false);
    window.location.hash = "";
  },
);

test("default: the mark of an offer that was saved says what its price has done, and it keeps that which it was saved at", async () => {
  const draws = async (price: number) => {
    await draw(price);
    return heart();
  };
  const mark = () => document.querySelector<HTMLElement>("[data-sought]")?.dataset["sought"] ?? "";
  fireEvent.click(await draws(1500));
  await waitFor(async () => expect(await savedOffers.list()).toHaveLength(1));
  cleanup();
  window.location.hash = encodeURIComponent("Sindhu Express 2026-12-21T05:30 2026-12-21T09:15");
  await draws(1300);
  await waitFor(() => expect(mark()).toMatch(/^.*200\u2069? less than when you saved it$/));
  expect(screen.queryByText(/less than when you saved it/)).toBeNull();
  window.location.hash = "";
  await waitFor(async () =>
    expect(await savedOffers.list()).toMatchObject([{ price: rs(1500), latest: { price: rs(1300) } }]),
  );
});

test.each([
  ["en", /^Saved for \u2068Mon 14\sDec\u2069 · \u2068Rs\s1,500\u2069 then$/],
  ["ar", /^حفظته لتاريخ .*14 ديسمبر.* · .*1,500.* وقتها$/],
] as const)("default: in %s what was saved for another day says for which, and what it cost", async (locale, said) => {
  await draw();
  fireEvent.click(await heart());
  await screen.findByText("Saved on this device.");
  cleanup();
  const [kept] = (await savedOffers.list()) ?? [];
  if (kept?.ride === undefined) throw new Error("Nothing was saved.");
  const ways = [{ departs: "2026-12-14T05:30", arrives: "2026-12-14T09:15" }];
  await savedOffers.remove(kept.key);
  await savedOffers.put({ ...kept, key: "other", title: names("Multan – Lahore", "ملتان – لاهور") });
  await savedOffers.put({
    ...kept,
    key: "before",
    first: "2026-12-14",
    last: "2026-12-14",
    ride: { ...kept.ride, ways },
  });
  window.location.hash = encodeURIComponent("Sindhu Express 2026-12-21T05:30 2026-12-21T09:15");
  await draw(1500, true, locale);
  const mark = () => document.querySelector<HTMLElement>("[data-sought]")?.dataset["sought"] ?? "";
  await waitFor(() => expect(mark().replaceAll("\u00a0", " ")).toMatch(said));
  window.location.hash = "";
});

test("default: in Arabic the heart is named with the commas of Arabic", async () => {
  await draw(1500, true, "ar");
  const heart = await screen.findByRole("button", { name: /^حفظ: لاهور – ملتان، سندھو، / });
  expect(heart.getAttribute("aria-label")).not.toContain(",");
});

test("behavior: a browser without room says that nothing was saved", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  await draw();
  fireEvent.click(await heart());
  await screen.findByText("Not saved: this browser keeps nothing, or has no room left.");
  expect((await heart()).getAttribute("aria-pressed")).toBe("false");
});

test("default: a remembered price is kept; whoever comes back reads the change", async () => {
  await draw();
  fireEvent.click(await bell());
  await screen.findByText(/kept on this device/);
  expect(screen.getByRole("button", { name: "Price remembered", pressed: true })).toBeDefined();
  expect(await watchedPrices.list()).toMatchObject([{ key: address, price: rs(1500), latest: rs(1500), search }]);
  cleanup();
  await draw(1200);
  await screen.findByText(/now: .*300.* less than when you saved it/);
  expect(await watchedPrices.list()).toMatchObject([{ price: rs(1500), latest: rs(1200) }]);
  cleanup();
  await draw(1500);
  await screen.findByText(/now: the same as when you saved it/);
});

test("behavior: while sellers still answer nothing is kept and nothing compared", async () => {
  await draw();
  fireEvent.click(await bell());
  await screen.findByText(/kept on this device/);
  cleanup();
  await draw(9900, false);
  expect((await bell()).hasAttribute("disabled")).toBe(true);
  expect(screen.queryByText(/less than|more than|the same as/)).toBeNull();
  expect(await watchedPrices.list()).toMatchObject([{ latest: rs(1500) }]);
});

test("default: a saved offer that is seen again is kept with what it costs now, beside what it cost", async () => {
  await draw();
  fireEvent.click(await heart());
  await screen.findByText("Saved on this device.");
  cleanup();
  await draw(1350);
  await waitFor(async () =>
    expect(await savedOffers.list()).toMatchObject([
      { price: rs(1500), latest: { price: rs(1350), at: Date.UTC(2026, 10, 21, 9) } },
    ]),
  );
});

test("default: a remembered search for stays is called by its place, and not by the hotel that costs least", async () => {
  const stays = savedStays({ adults: 2, children: 0 }, () => ({
    title: names("Pearl Court", "بيرل كورت"),
    detail: names("Clifton", "كليفتون"),
  }));
  const { tree } = await pageOf(
    <savingParts.Watch
      {...{ kind, filters: { early: false }, look: stays }}
      search="in=2026-12-21&out=2026-12-23"
      held={{ place: { names: names("Karachi", "كراتشي"), within: null } }}
      table={{ rows: ["a hotel"] }}
      priceOf={() => rs(9000)}
      isComplete
      onNews={() => undefined}
    />,
    { address: "/hotels/search?in=2026-12-21&out=2026-12-23" },
  );
  await act(async () => void render(tree));
  fireEvent.click(await bell());
  await waitFor(async () =>
    expect(await watchedPrices.list()).toMatchObject([{ title: names("Karachi", "كراتشي"), people: 2 }]),
  );
});

test("default: of a filtered list the least of what is left is kept, with its filters, beside that of the whole", async () => {
  await draw();
  fireEvent.click(await bell());
  await screen.findByText(/kept on this device/);
  cleanup();
  await draw(1500, true, "en", true);
  expect((await bell()).getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(await bell());
  await screen.findByText(/kept on this device/);
  expect(await watchedPrices.list()).toMatchObject([
    { href: `${address}&early=1`, search: `${search}&early=1`, price: rs(3000), isNarrowed: true },
    { href: address, price: rs(1500) },
  ]);
  expect((await watchedPrices.list())?.[1]?.isNarrowed).toBeUndefined();
});
