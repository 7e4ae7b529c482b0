// @vitest-environment jsdom
import { type HotelDetail, type HotelsView, type Locale, type Money, roomChoiceMachine } from "@safar/engine";
import { sampleHotelDetail } from "@safar/engine/testing";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { HotelScreen } from "./hotel-screen.tsx";

beforeAll(layOut);
afterEach(cleanup);

const search = "place=karachi&in=2026-12-08&out=2026-12-11&rooms=2_2-7";
const pkr = (minor: number): Money => ({ minor, currency: "PKR" });

const draw = async (detail: HotelDetail = sampleHotelDetail, locale: Locale = "en", query = "", isAnew = false) => {
  const actor = createActor(
    roomChoiceMachine.provide({ actors: { waitUntil: fromPromise(() => new Promise<void>(() => {})) } }),
    { input: { detail, picks: [] } },
  ).start();
  const send = vi.fn();
  // Only what this screen looks at.
  const view = { screen: "rooms", detail, children: { rooms: actor }, commands: {}, problem: null, isAnew, search };
  await renderResults(
    <HotelScreen view={view as unknown as HotelsView} send={send} />,
    locale,
    `/hotels/detail/S-1/H${query}`,
  );
  return { actor };
};

const openRooms = (name = "Rooms") => fireEvent.click(screen.getByRole("link", { name }));
const turn = (name: RegExp) => within(screen.getByRole("list", { name: "Your rooms" })).getByRole("button", { name });

test.each([
  ["en", "Choose a room", "Rooms"],
  ["ar", "اختر غرفة", "الغرف"],
] as const)(
  "default: in %s one looks round first, and is led to the rooms without a complaint",
  async (locale, see, rooms) => {
    await draw(sampleHotelDetail, locale);
    fireEvent.click(screen.getByRole("button", { name: see }));
    expect(screen.getByRole("link", { name: rooms }).getAttribute("aria-current")).toBe("location");
    expect(document.activeElement).toBe(screen.getByRole("region", { name: rooms }));
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test.each([
  ["en", "Save: The Lantern Grand, Saddar", "Share: The Lantern Grand", /^Searched again/],
  ["ar", "حفظ: فندق الفانوس الكبير، صدر", "مشاركة: فندق الفانوس الكبير", /^بحثنا من جديد/],
] as const)(
  "default: in %s a hotel can be saved and shared, and says when it was searched for again",
  async (locale, save, share, said) => {
    await draw(sampleHotelDetail, locale, "", true);
    expect(await screen.findByRole("button", { name: save })).toBeDefined();
    expect(screen.getByRole("button", { name: share })).toBeDefined();
    expect(screen.getByText(said)).toBeDefined();
  },
);

test("default: what a discount takes off is struck through beside the price, on the card and on the rate", async () => {
  const rooms = sampleHotelDetail.rooms.map((room) => ({
    ...room,
    rates: room.rates.map((rate) => ({
      ...rate,
      price: {
        lines: [...rate.price.lines, { kind: "discount", amount: pkr(-10_000) } as const],
        total: pkr(rate.price.total.minor - 10_000),
      },
    })),
  }));
  await draw({ ...sampleHotelDetail, rooms });
  const struckIn = (place: HTMLElement) => within(place).getAllByText(/Rs/, { selector: "s > bdi" });
  expect(struckIn(screen.getByRole("complementary", { name: "Your stay" }))).toHaveLength(1);
  expect(struckIn(screen.getByRole("region", { name: "Rooms" })).length).toBeGreaterThan(1);
});

test("default: the whole hotel is one page, each section behind its name and with an address of its own", async () => {
  await draw();
  const bar = within(screen.getByRole("navigation", { name: "About this hotel" }));
  const links = bar.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Overview",
    "Rooms",
    "Amenities",
    "Location",
    "Details",
    "Reviews",
    "Policies",
  ]);
  for (const link of links) {
    const section = screen.getByRole("region", { name: link.textContent });
    expect(link.getAttribute("href")).toBe(`#${section.id}`);
  }
});

test("default: before anything is chosen the price is from the cheapest rooms for everybody, and says for whom", async () => {
  await draw();
  const stay = screen.getByRole("complementary", { name: "Your stay" });
  expect(stay.textContent).toMatch(/^from Rs\s22(?:2 rooms)\D+3 nights.*4 adults, 1 child/);
});

/** What can be given back costs more in each kind of room. */
const withRefundable: HotelDetail = {
  ...sampleHotelDetail,
  rooms: sampleHotelDetail.rooms.map((room) => ({
    ...room,
    rates: room.rates.flatMap((rate) => {
      const total = pkr(rate.price.total.minor + 500);
      return [rate, { ...rate, key: `${rate.key}-R`, isRefundable: true, price: { lines: [], total } }];
    }),
  })),
};

test.each([
  ["", "false", /^from Rs\s22Free cancellation from Rs\s32/, 4],
  ["?refundable=1", "true", /^from Rs\s32with free cancellation/, 2],
] as const)(
  "default: who looked for free cancellation (%j) reads what that costs, and only its rates",
  async (query, isOn, from, rates) => {
    await draw(withRefundable, "en", query);
    const only = screen.getByRole("button", { name: "Only with free cancellation" });
    expect(only.getAttribute("aria-pressed")).toBe(isOn);
    expect(screen.getByRole("complementary", { name: "Your stay" }).textContent).toMatch(from);
    const head = screen.getByRole("button", { name: "See rooms" }).parentElement;
    expect(head?.textContent).toMatch(isOn === "true" ? /^from Rs\s32/ : /^from Rs\s22/);
    expect(screen.getAllByRole("button", { name: "Choose" })).toHaveLength(rates);
    fireEvent.click(only);
    expect(screen.getAllByRole("button", { name: "Choose" })).toHaveLength(6 - rates);
  },
);

test("default: a rate for each requested room, one after the other, and what they come to", async () => {
  const { actor } = await draw();
  openRooms();
  expect(turn(/Room 1 · 2 adults/).getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getAllByRole("button", { name: "Choose" })[0] as HTMLElement);
  expect(turn(/Room 2 · 2 adults, 1 child/).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText("Rooms chosen: 1 of 2")).toBeDefined();
  fireEvent.click(screen.getAllByRole("button", { name: "Choose" })[0] as HTMLElement);
  expect(screen.getByText("Rooms chosen: 2 of 2")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await act(async () => undefined);
  expect(actor.getSnapshot().output).toEqual({ type: "CHOSEN", rates: ["double-A", "double-B"], room: 1 });
});

test("behavior: going on without a rate for every room says which is missing", async () => {
  const { actor } = await draw();
  openRooms();
  fireEvent.click(screen.getAllByRole("button", { name: "Choose" })[0] as HTMLElement);
  fireEvent.click(screen.getByRole("button", { name: "Choose room 2" }));
  expect(screen.queryByRole("alert")).toBeNull();
  // As the browser's forward button does.
  act(() => actor.send({ type: "rooms.submit" }));
  expect(within(screen.getByRole("alert")).getByText(/every room/i)).toBeDefined();
  expect(turn(/Room 2/).hasAttribute("data-missing")).toBe(true);
  expect(actor.getSnapshot().status).toBe("active");
});

const gone = [
  ["en", "Rooms", "Unavailable rooms", "Sold out on these days"],
  ["ar", "الغرف", "غرف غير متاحة", /نفدت/],
] as const;

test.each(gone)("behavior: in %s what is sold out stands apart, below “%s”: %s", async (locale, tab, list, why) => {
  const [double, ...others] = sampleHotelDetail.rooms;
  if (double === undefined) throw new Error("The sample hotel has rooms.");
  const soldOut = { ...double, key: "twin", names: { en: "Twin Room", ar: "غرفة بسريرين" }, left: 0, rates: [] };
  await draw({ ...sampleHotelDetail, rooms: [soldOut, double, ...others] }, locale);
  openRooms(tab);
  const shown = within(screen.getByRole("list", { name: list }));
  expect(shown.getByText(soldOut.names[locale])).toBeDefined();
  expect(shown.getByText(why)).toBeDefined();
});

test("default: what is paid at the hotel is said beside the whole price", async () => {
  const [double] = sampleHotelDetail.rooms;
  const [rate] = double?.rates ?? [];
  const [occupancy] = sampleHotelDetail.occupancies;
  if (double === undefined || rate === undefined || occupancy === undefined) throw new Error("The sample has a rate.");
  const price = {
    lines: [
      ...rate.price.lines,
      { kind: "due_at_property" as const, code: "tourism", label: "Fee", amount: pkr(40_000) },
    ],
    total: pkr(rate.price.total.minor + 40_000),
  };
  const rates = [{ ...rate, price, dueAtProperty: pkr(40_000) }];
  await draw({ ...sampleHotelDetail, occupancies: [occupancy], rooms: [{ ...double, rates }] });
  openRooms();
  fireEvent.click(screen.getByRole("button", { name: "Choose" }));
  expect(screen.getByText(/including .*at the hotel/).textContent).toMatch(/including Rs\s400 at the hotel/);
});
