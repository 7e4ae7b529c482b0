import { expect, test } from "vitest";
import type { DeviceStorage } from "../../kernel/ports.ts";
import {
  aheadAndOver,
  changeSince,
  createSavedOffers,
  createWatchedPrices,
  daysNamed,
  laterBy,
  offerMark,
  type SavedOffer,
  soonAgain,
  type WatchedPrice,
} from "./saved.ts";

const deviceWith = (texts = new Map<string, string>()): DeviceStorage => ({
  read: async (key) => texts.get(key) ?? null,
  write: async (key, value) => void texts.set(key, value),
  remove: async (key) => void texts.delete(key),
});

const search = {
  key: "flight",
  at: 1,
  vertical: "flights",
  href: "/flights/search?legs=LHE-DXB.2026-12-21",
  title: { en: "Lahore – Dubai", ar: "لاهور – دبي" },
  first: "2026-12-21",
  last: "2026-12-21",
  people: 2,
  search: "legs=LHE-DXB.2026-12-21",
} as const;
const offer: SavedOffer = {
  ...search,
  detail: { en: "Mehran Jet, 13:25 – 15:25", ar: "مهران جت، 13:25 – 15:25" },
  price: { minor: 9_867_000, currency: "PKR" },
};
const watched: WatchedPrice = {
  ...search,
  price: { minor: 9_867_000, currency: "PKR" },
  latest: { minor: 9_547_000, currency: "PKR" },
  latestAt: 2,
};

test("default: a saved offer and a remembered price are read as they were kept, apart from each other", async () => {
  const device = deviceWith();
  const [offers, prices] = [createSavedOffers(device, "offers"), createWatchedPrices(device, "prices")];
  expect(await offers.put(offer)).toBe("KEPT");
  expect(await prices.put(watched)).toBe("KEPT");
  expect(await offers.list()).toEqual([offer]);
  const drawn: SavedOffer = {
    ...offer,
    art: { kind: "emblem", of: "V3" },
    ride: {
      who: { en: "Mehran Jet", ar: "مهران جت" },
      ways: [{ departs: "2026-12-21T13:25", arrives: "2026-12-21T15:25", stops: 1 }],
      leaves: 4,
    },
    latest: { price: { minor: 9_900_000, currency: "PKR" }, at: 3 },
    city: { en: "Dubai", ar: "دبي" },
    day: "2026-12-21",
    starts: "2026-12-21T10:00",
    fare: { en: "Light", ar: "الخفيفة" },
    hasBag: false,
    stars: 3,
    rated: { score: null, reviewCount: 0 },
  };
  expect(await offers.put(drawn)).toBe("KEPT");
  expect(await offers.list()).toEqual([drawn]);
  expect(await prices.list()).toEqual([watched]);
});

test("default: an offer is known again by who carries and when, or by its name", () => {
  const ways = [{ departs: "2026-12-21T13:25", arrives: "2026-12-21T15:25" }];
  expect(offerMark({ ...offer, ride: { who: { en: "Mehran Jet", ar: "مهران جت" }, ways } })).toBe(
    "Mehran Jet 2026-12-21T13:25 2026-12-21T15:25",
  );
  expect(offerMark(offer)).toBe("Lahore – Dubai");
});

test.each<[string, object]>([
  ["leads to another site", { href: "//evil.example" }],
  ["has an amount that is none", { price: { minor: 1.5, currency: "PKR" } }],
  ["is in no currency that there is", { price: { minor: 1, currency: "toString" } }],
  ["has a title in one language", { title: { en: "Lahore" } }],
  ["is for half a person", { people: 0.5 }],
  ["searches for a number", { search: 7 }],
  ["is drawn as nothing that is known", { art: { kind: "script", of: "x" } }],
  [
    "leaves at no hour",
    { ride: { who: { en: "Mehran Jet", ar: "مهران جت" }, ways: [{ departs: "soon", arrives: "" }] } },
  ],
  ["begins at no hour", { starts: "2026-12-21" }],
  ["was seen at no instant", { latest: { price: { minor: 1, currency: "PKR" }, at: null } }],
])("behavior: one that %s is none", async (_, part) => {
  const text = JSON.stringify([{ ...offer, ...part }]);
  expect(await createSavedOffers(deviceWith(new Map([["offers", text]])), "offers").list()).toEqual([]);
});

test("default: what is over stands last, each part in its order", () => {
  const days = ["2026-11-20", "2026-11-21", "2026-11-19", "2026-12-03"].map((first) => ({ first }));
  expect(aheadAndOver(days, "2026-11-21").map((part) => part.map(({ first }) => first))).toEqual([
    ["2026-11-21", "2026-12-03"],
    ["2026-11-20", "2026-11-19"],
  ]);
});

test("behavior: what was looked for on no day is never over", () => {
  expect(aheadAndOver([{ first: "" }], "2026-11-21")).toEqual([[{ first: "" }], []]);
});

test("default: what is over is searched for again on the same days of the week, its length kept", () => {
  const over = {
    href: "/flights/search?legs=LHE-DXB.2026-11-20_DXB-LHE.2026-11-25",
    first: "2026-11-20",
    last: "2026-11-25",
  };
  expect(soonAgain(over, "2026-11-20")).toEqual({
    href: "/flights/search?legs=LHE-DXB.2026-11-27_DXB-LHE.2026-12-02",
    first: "2026-11-27",
    last: "2026-12-02",
  });
  expect(laterBy(over, 1)).toEqual({
    href: "/flights/search?legs=LHE-DXB.2026-11-21_DXB-LHE.2026-11-26",
    first: "2026-11-21",
    last: "2026-11-26",
  });
  expect(soonAgain({ ...over, first: "2026-10-01" }, "2026-11-20").first).toBe("2026-11-26");
});

test("default: a search names its first and its last day, whatever its order; or none", () => {
  expect(daysNamed("legs=LHE-DXB.2026-12-21_DXB-LHE.2026-12-28")).toEqual({ first: "2026-12-21", last: "2026-12-28" });
  expect(daysNamed("out=2026-12-22&in=2026-12-21")).toEqual({ first: "2026-12-21", last: "2026-12-22" });
  expect(daysNamed("place=karachi")).toBeNull();
});

test("default: a price is less, more or the same by how much; in another currency nobody knows", () => {
  const before = { minor: 500, currency: "PKR" } as const;
  expect(changeSince(before, { minor: 300, currency: "PKR" })).toEqual({
    type: "LESS",
    by: { minor: 200, currency: "PKR" },
  });
  expect(changeSince(before, { minor: 501, currency: "PKR" })).toMatchObject({ type: "MORE", by: { minor: 1 } });
  expect(changeSince(before, before)).toEqual({ type: "SAME" });
  expect(changeSince(before, { minor: 500, currency: "SAR" })).toEqual({ type: "UNKNOWN" });
});
