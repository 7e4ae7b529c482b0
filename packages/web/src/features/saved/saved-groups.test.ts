import type { SavedOffer } from "@safar/engine";
import { expect, test } from "vitest";
import { datedAndUndated, savedByCity, savedInOrder } from "./saved-groups.ts";

const names = (name: string) => ({ en: name, ar: name });
const rs = (minor: number) => ({ minor, currency: "PKR" }) as const;
const offer = (key: string, first: string, at: number, more: Partial<SavedOffer> = {}): SavedOffer => ({
  key,
  at,
  first,
  last: first,
  vertical: "hotels",
  href: "/hotels",
  title: names(key),
  detail: names(key),
  people: 2,
  price: rs(1000),
  ...more,
});

test("default: what is in one city stands together under its name, the most of it first, then what is gone to before the others; what names none stands last", () => {
  const makkah = { city: names("Makkah") };
  const all = [
    offer("Late", "2026-12-20", 1, makkah),
    offer("Lahore – Makkah", "2026-12-18", 2, { vertical: "flights" }),
    offer("Alone", "2026-12-01", 3, { city: names("Hunza") }),
    offer("Nowhere", "2026-12-02", 4),
    offer("Later alone", "2026-12-09", 5, { city: names("Gilgit") }),
  ];
  expect(savedByCity(all).map(({ city, offers }) => [city?.en ?? null, offers.map(({ key }) => key)])).toEqual([
    ["Makkah", ["Lahore – Makkah", "Late"]],
    ["Hunza", ["Alone"]],
    ["Gilgit", ["Later alone"]],
    [null, ["Nowhere"]],
  ]);
});

test("behavior: a train to a station stands with what is in its city", () => {
  const cities = new Map([["Lahore Junction", names("Lahore")]]);
  const all = [
    offer("Karachi – Lahore Junction", "2026-12-18", 1, { vertical: "trains", city: names("Lahore Junction") }),
    offer("Karachi – Lahore", "2026-12-19", 2, { vertical: "flights" }),
    offer("Landhi – Lahore Junction", "2026-12-20", 3, { vertical: "trains" }),
  ];
  expect(savedByCity(all, [], cities).map(({ city, offers }) => [city?.en, offers.length])).toEqual([["Lahore", 3]]);
});

test("behavior: what was looked for on no day stands after what has one", () => {
  const all = [offer("any", "", 1), offer("day", "2026-12-03", 2)];
  expect(savedInOrder(all, "date", new Map()).map(({ key }) => key)).toEqual(["day", "any"]);
  expect(datedAndUndated(all).map((those) => those.map(({ key }) => key))).toEqual([["day"], ["any"]]);
});

test("default: of one day what leaves first stands first", () => {
  const leaving = (key: string, at: number, departs: string) =>
    offer(key, departs.slice(0, 10), at, { ride: { who: names("Mehran Jet"), ways: [{ departs, arrives: departs }] } });
  const all = [
    leaving("noon", 3, "2026-12-03T12:20"),
    leaving("night", 2, "2026-12-03T21:05"),
    leaving("dawn", 1, "2026-12-03T05:40"),
  ];
  expect(savedInOrder(all, "date", new Map()).map(({ key }) => key)).toEqual(["dawn", "noon", "night"]);
  expect(savedByCity(all).flatMap(({ offers }) => offers.map(({ key }) => key))).toEqual(["dawn", "noon", "night"]);
});

test("default: of one day the event that begins first stands first", () => {
  const beginning = (key: string, at: number, starts: string) => offer(key, starts.slice(0, 10), at, { starts });
  const all = [beginning("evening", 2, "2026-12-03T20:00"), beginning("morning", 1, "2026-12-03T10:00")];
  expect(savedInOrder(all, "date", new Map()).map(({ key }) => key)).toEqual(["morning", "evening"]);
});

test("default: the newest, the first, and what has become cheaper by most", () => {
  const all = [offer("a", "2026-12-03", 1), offer("b", "2026-12-01", 2), offer("c", "2026-12-02", 3)];
  const prices = new Map([
    ["a", rs(500)],
    ["b", rs(2000)],
    ["c", null],
  ]);
  const keys = (sort: Parameters<typeof savedInOrder>[1]) => savedInOrder(all, sort, prices).map(({ key }) => key);
  expect(keys("newest")).toEqual(["c", "b", "a"]);
  expect(keys("date")).toEqual(["b", "c", "a"]);
  expect(keys("drop")).toEqual(["a", "c", "b"]);
});

test("default: of prices that fell by the same share, as it is told, that which fell by most stands first", () => {
  const all = [offer("little", "", 3), offer("much", "", 2, { price: rs(90_000) }), offer("most", "", 1)];
  const prices = new Map([
    ["little", rs(801)],
    ["much", rs(72_100)],
    ["most", rs(700)],
  ]);
  expect(savedInOrder(all, "drop", prices).map(({ key }) => key)).toEqual(["most", "much", "little"]);
});
