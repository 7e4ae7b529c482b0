import { expect, test, vi } from "vitest";
import type { CurrentRequest } from "../request/current-request.ts";
import { createMemoryStore } from "../stores/memory-store.ts";

const find = vi.fn<(search: string) => Promise<object>>();
vi.mock("../general-data.ts", () => ({ currenciesOf: async () => ({ chosen: "PKR" }) }));
vi.mock("./current-hotels.ts", () => ({ currentHotels: async () => ({ finder: { find } }) }));
const { placeStays } = await import("./place-stays.ts");

const requestOf = () =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever is asked here looks at nothing else of it
  ({ server: { store: createMemoryStore() } }) as unknown as CurrentRequest;
const rupees = (minor: number) => ({ minor, currency: "PKR" });
const hotel = (minor: number, area: string, latitude: number, free: number | null = null) => ({
  total: rupees(minor),
  area: { en: area, ar: area },
  position: { latitude, longitude: 39.8 },
  refundable: free === null ? null : { total: rupees(free) },
});
const mosque = {
  kind: "landmark",
  names: { en: "Grand Mosque", ar: "المسجد الحرام" },
  position: { latitude: 21.42, longitude: 39.8 },
};

test("default: how many hotels have room, and the least that a stay costs, with free cancellation and in each quarter too; asked once", async () => {
  const hotels = [
    hotel(2_150_000, "Ajyad", 21.42, 2_300_000),
    hotel(1_480_000, "Al Shisha", 21.6),
    hotel(3_000_000, "Ajyad", 21.42, 3_100_000),
  ];
  find.mockResolvedValue({ type: "FOUND", hotels, surroundings: [] });
  const request = requestOf();
  const spots = [
    { name: "Ajyad", least: rupees(2_150_000) },
    { name: "Al Shisha", least: rupees(1_480_000) },
  ];
  const found = {
    ok: true,
    value: { hotels: 3, least: rupees(1_480_000), leastFree: rupees(2_300_000), spots },
  };
  expect(await placeStays(request, "place=makkah")).toEqual(found);
  expect(await placeStays(request, "place=makkah")).toEqual(found);
  expect(find).toHaveBeenCalledOnce();
});

test("behavior: near a landmark it is the least of the five nearest, which a list of the nearest begins with", async () => {
  const near = [5, 4, 3, 2, 6].map((price, at) => hotel(price, "Ajyad", 21.42 + at / 1000));
  find.mockResolvedValueOnce({
    type: "FOUND",
    hotels: [hotel(1, "Al Shisha", 21.6), ...near],
    surroundings: [mosque, { ...mosque, kind: "area" }],
  });
  const stays = await placeStays(requestOf(), "place=makkah");
  expect(stays.ok && stays.value.spots).toEqual([
    { name: "Grand Mosque", least: rupees(2) },
    { name: "Al Shisha", least: rupees(1) },
    { name: "Ajyad", least: rupees(2) },
  ]);
});

test("edge: no hotel has room, or they cannot be asked", async () => {
  find.mockResolvedValueOnce({ type: "FOUND", hotels: [], surroundings: [] });
  expect(await placeStays(requestOf(), "place=makkah")).toEqual({
    ok: true,
    value: { hotels: 0, least: null, leastFree: null, spots: [] },
  });
  find.mockResolvedValueOnce({ type: "PROBLEM", problem: { kind: "offline" } });
  expect(await placeStays(requestOf(), "place=makkah")).toEqual({ ok: false, error: { kind: "offline" } });
});
