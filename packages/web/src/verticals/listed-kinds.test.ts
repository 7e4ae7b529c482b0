import type { BookingSummary } from "@safar/engine";
import { bookingListModel } from "@safar/engine/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isSold } from "../app/verticals.ts";
import { bookAgainAddress } from "../features/bookings/book-again.ts";
import { listedKinds } from "./listed-kinds.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 11, 9, 9), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

// It left on a Thursday, and it is Wednesday now.
const [flown] = bookingListModel.outcomes.read.listed.bookings;
const at = (code: string) => ({ code, name: code, stop: "", terminal: "", art: code });
const places = [at("karachi"), at("lahore")];
const nights = {
  startsAt: { local: "2026-12-03T14:00", zone: "Asia/Karachi" },
  endsAt: { local: "2026-12-05T12:00", zone: "Asia/Karachi" },
};

test.each<[string, Partial<BookingSummary>, string | null]>([
  ["a flight", {}, "/flights/search?trip=one_way&legs=KHI-LHE.2026-12-10&adults=1&children=0&infants=0&cabin=economy"],
  [
    "a flight there and back",
    { ...nights, places: [at("KHI"), at("DXB"), at("KHI")], travellers: ["A", "B"] },
    "/flights/search?trip=return&legs=KHI-DXB.2026-12-10_DXB-KHI.2026-12-12&adults=2&children=0&infants=0&cabin=economy",
  ],
  ["a bus", { product: "buses", places }, "/bus/karachi-to-lahore?date=2026-12-10"],
  ["a train", { product: "trains", places }, "/train/karachi-to-lahore?date=2026-12-10&adults=1"],
  [
    "a stay",
    { ...nights, product: "hotels", places },
    "/hotels/search?place=karachi&in=2026-12-10&out=2026-12-12&adults1=1",
  ],
  ["a tour", { product: "tours", places, offer: "old-city" }, "/tours/detail/karachi/old-city?date=2026-12-10"],
  ["a film", { product: "movies", places, offer: "the-well" }, "/movies/the-well?city=karachi"],
  ["what is like an event", { product: "events", places, offer: "book-days" }, "/events/search?city=karachi"],
  ["what nobody says where it was", { places: [] }, null],
])("default: %s is looked for on the same day of a week to come", (_, booking, address) => {
  const again = { ...flown, ...booking };
  if (again.product === null || !isSold(again.product)) throw new Error("Nobody sells it.");
  expect(bookAgainAddress(again, listedKinds[again.product])).toBe(address);
});

const family = (["adult", "adult", "child", "infant"] as const).map((type) => ({ type }));
const days = { first: "2026-12-10", last: "2026-12-12" };

test.each([
  [
    "a flight",
    listedKinds.flights.again?.({ places: ["KHI", "DXB", "KHI"], travellers: family, cabin: "business" }, days),
    "/flights/search?trip=return&legs=KHI-DXB.2026-12-10_DXB-KHI.2026-12-12&adults=2&children=1&infants=1&cabin=business",
  ],
  [
    "a train",
    listedKinds.trains.again?.({ places: ["karachi", "lahore"], travellers: family }, days),
    "/train/karachi-to-lahore?date=2026-12-10&adults=2&children=1",
  ],
  [
    "a stay",
    listedKinds.hotels.again?.({ places: ["Dera Ghazi Khan"], rooms: [{ adults: 3, childAges: [1, 7] }] }, days),
    "/hotels/search?place=Dera+Ghazi+Khan&in=2026-12-10&out=2026-12-12&adults1=3&child1-1=1&child1-2=7",
  ],
])("default: %s of which more is known is looked for with the same people", (_, found, address) => {
  expect(found).toBe(address);
});
