import { offerId, refId } from "@safar/engine";
import { beforeEach, expect, test, vi } from "vitest";
import { createMemoryStore } from "../stores/memory-store.ts";

const [find, hotel] = [vi.fn<(search: string) => Promise<object>>(), vi.fn<(of: string) => Promise<object>>()];
const store = createMemoryStore();
vi.mock("@safar/api-clients", () => ({
  createHotelFinder: () => ({ find }),
  createHotelCheckout: () => ({ hotel }),
  createHotelPlaces: () => ({}),
}));
vi.mock("../general-data.ts", () => ({ currenciesOf: async () => ({ chosen: "PKR" }) }));
vi.mock("../request/current-wire.ts", () => ({
  currentWires: async () => ({ request: { server: { store } }, user: null, wireOf: () => ({}) }),
}));
const { currentHotels } = await import("./current-hotels.ts");

const search = "place=karachi&in=2026-12-08&out=2026-12-11&rooms=2";
const [old, anew] = [refId("S-1"), refId("S-2")];
const over = { type: "SESSION_EXPIRED" };
const read = async (named: string | null) =>
  (await currentHotels()).checkout.hotel(old, offerId("S-1-H-1"), undefined, named);

beforeEach(() => {
  hotel.mockImplementation(async (of) => (of === anew ? { type: "HOTEL", detail: { refId: anew } } : over));
  find.mockResolvedValue({ type: "FOUND", refId: anew, search, hotels: [{ hotelId: "H-1", id: "S-2-H-1" }] });
});

test("behavior: a hotel whose session has ended is found in a new search of the same stay", async () => {
  expect(await read(`${search}&hotel=H-1&refundable=1`)).toEqual({ type: "HOTEL", detail: { refId: anew }, search });
  expect(find.mock.calls.at(-1)?.[0]).toBe(search);
});

test("edge: it has no room any more, its address does not name it, or nobody answers", async () => {
  expect(await read(`${search}&hotel=H-2`)).toEqual(over);
  expect(await read(search)).toEqual(over);
  expect(await read(null)).toEqual(over);
  find.mockResolvedValueOnce({ type: "PROBLEM", problem: { kind: "offline" } });
  expect(await read(`${search}&hotel=H-1`)).toEqual({ type: "PROBLEM", problem: { kind: "offline" } });
});
