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
const hotel = (minor: number) => ({ total: { minor, currency: "PKR" } });

test("default: how many hotels have room, and the least that a stay costs; asked once", async () => {
  find.mockResolvedValue({ type: "FOUND", hotels: [hotel(2_150_000), hotel(1_480_000), hotel(3_000_000)] });
  const request = requestOf();
  const found = { ok: true, value: { hotels: 3, least: { minor: 1_480_000, currency: "PKR" } } };
  expect(await placeStays(request, "place=makkah")).toEqual(found);
  expect(await placeStays(request, "place=makkah")).toEqual(found);
  expect(find).toHaveBeenCalledOnce();
});

test("edge: no hotel has room, or they cannot be asked", async () => {
  find.mockResolvedValueOnce({ type: "FOUND", hotels: [] });
  expect(await placeStays(requestOf(), "place=makkah")).toEqual({ ok: true, value: { hotels: 0, least: null } });
  find.mockResolvedValueOnce({ type: "PROBLEM", problem: { kind: "offline" } });
  expect(await placeStays(requestOf(), "place=makkah")).toEqual({ ok: false, error: { kind: "offline" } });
});
