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
const hotel = (minor: number, area: string, refundable: object | null = null) => ({
  total: { minor, currency: "PKR" },
  area: { en: area, ar: area },
  refundable,
});

test("default: how many hotels have room and can be cancelled, and the least that a stay costs, in each quarter too; asked once", async () => {
  const hotels = [hotel(2_150_000, "Ajyad", {}), hotel(1_480_000, "Al Shisha"), hotel(3_000_000, "Ajyad", {})];
  find.mockResolvedValue({ type: "FOUND", hotels });
  const request = requestOf();
  const rupees = (minor: number) => ({ minor, currency: "PKR" });
  const areas = [
    { name: "Ajyad", hotels: 2, least: rupees(2_150_000) },
    { name: "Al Shisha", hotels: 1, least: rupees(1_480_000) },
  ];
  const found = { ok: true, value: { hotels: 3, least: rupees(1_480_000), cancellable: 2, areas } };
  expect(await placeStays(request, "place=makkah")).toEqual(found);
  expect(await placeStays(request, "place=makkah")).toEqual(found);
  expect(find).toHaveBeenCalledOnce();
});

test("edge: no hotel has room, or they cannot be asked", async () => {
  find.mockResolvedValueOnce({ type: "FOUND", hotels: [] });
  expect(await placeStays(requestOf(), "place=makkah")).toEqual({
    ok: true,
    value: { hotels: 0, least: null, cancellable: 0, areas: [] },
  });
  find.mockResolvedValueOnce({ type: "PROBLEM", problem: { kind: "offline" } });
  expect(await placeStays(requestOf(), "place=makkah")).toEqual({ ok: false, error: { kind: "offline" } });
});
