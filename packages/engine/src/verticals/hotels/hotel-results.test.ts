import { expect, test } from "vitest";
import { offerId } from "../../kernel/ids.ts";
import { hotelResults, hotelsFor } from "./hotel-results.ts";
import { accommodationKinds, type HotelOffer, hotelAmenities } from "./hotels.domain.ts";
import { sampleHotelOffer } from "./hotels.fixtures.ts";

const { decode, encode, facets: facetsOf, none, select, tableOf } = hotelResults;

const hotelAt = (id: string, minor: number, changes: Partial<HotelOffer> = {}): HotelOffer => ({
  ...sampleHotelOffer,
  id: offerId(id),
  total: { minor, currency: "PKR" },
  ...changes,
});

const grand = hotelAt("grand", 9000, { stars: 5, score: 9.4, km: 3, amenities: ["wifi", "pool", "spa"] });
const plain = hotelAt("plain", 1000, {
  stars: 2,
  score: null,
  km: 6,
  kind: "hostel",
  refundableUntil: null,
  refundable: null,
});
const near = hotelAt("near", 4000, {
  stars: 3,
  score: 7.1,
  km: 0.2,
  amenities: ["pool", "kitchen"],
  area: { en: "Ajyad", ar: "أجياد" },
});
const all = [grand, plain, near];
const table = tableOf(all);

const shown = (text: string) => Array.from(select(table, decode(text)), (index) => String(all[index]?.id));

test("default: every order puts its own first", () => {
  expect(shown("sort=cheapest")).toEqual(["plain", "near", "grand"]);
  expect(shown("sort=stars")[0]).toBe("grand");
  expect(shown("sort=score")).toEqual(["grand", "near", "plain"]);
  expect(shown("sort=nearest")[0]).toBe("near");
  expect(shown("")).toHaveLength(3);
});

test("behavior: filters leave what is wanted, all of the amenities and any of the stars", () => {
  expect(shown("stars=5.3&amenities=pool")).toHaveLength(2);
  expect(shown("amenities=pool.spa")).toEqual(["grand"]);
  expect(shown("score=7&sort=cheapest")).toEqual(["near", "grand"]);
  expect(shown("refundable=1&price=1000-4000")).toEqual(["near"]);
  expect(shown("kinds=hostel")).toEqual(["plain"]);
  expect(shown("areas=Ibrahim+Al+Khalil.Ajyad&sort=cheapest")).toEqual(["near"]);
  expect(select(table, { filters: { ...none, stars: [1] }, sort: "cheapest" })).toHaveLength(0);
});

test("behavior: a view is the same text there and back; what is not understood filters nothing", () => {
  const view = decode("stars=5.4&kinds=resort&score=8&refundable=1&price=5-900&amenities=wifi.pool&sort=nearest");
  expect(decode(encode(view))).toEqual(view);
  expect(encode(decode("stars=9&kinds=castle&score=4&price=9-2&amenities=%3Cb%3E&sort=x&%E0=1"))).toBe("");
  expect(decode("stars=5&stars=4").filters.stars).toEqual([5, 4]);
});

test("behavior: what there is to filter by says how many and from which price", () => {
  const facets = facetsOf(table);
  expect(facets.stars.map(({ value }) => value)).toEqual([5, 3, 2]);
  expect(facets.amenities).toContainEqual({ value: "pool", count: 2, from: { minor: 4000, currency: "PKR" } });
  expect(facets.refundable?.count).toBe(2);
  expect(facets.price).toEqual([1000, 9000]);
});

test("behavior: who wants to give it back looks at what that costs, in the list and beside the filter", () => {
  const { total, perNight, before, dueAtProperty, board, roomsLeft } = sampleHotelOffer;
  const own = {
    total: { ...total, minor: 7000 },
    perNight,
    before,
    dueAtProperty,
    board,
    roomsLeft,
    refundableUntil: 5,
  };
  const dear = hotelAt("dear", 2000, { refundableUntil: null, refundable: own });
  const hotels = [dear, hotelAt("never", 500, { refundableUntil: null, refundable: null })];
  expect(facetsOf(tableOf(hotels)).refundable).toEqual({ value: true, count: 1, from: own.total });
  const wanted = hotelsFor(hotels, { refundable: true });
  expect(wanted[0]).toMatchObject({ id: dear.id, total: own.total, refundableUntil: 5 });
  expect(hotelsFor(hotels, { refundable: true })).toBe(wanted);
  expect(hotelsFor(hotels, { refundable: false })).toBe(hotels);
  const asWanted = facetsOf(tableOf(wanted), { ...none, refundable: true });
  expect(asWanted.refundable?.from).toEqual(own.total);
});

test("boundary: nothing was found", () => {
  const nothing = tableOf([]);
  expect(select(nothing, decode("stars=5"))).toHaveLength(0);
  expect(facetsOf(nothing)).toEqual({
    stars: [],
    kinds: [],
    areas: [],
    score: [],
    amenities: [],
    refundable: null,
    price: null,
  });
});

test("behavior: a change of filters over 2,000 hotels is ten times quicker than their table is made", () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    hotelAt(`h${index}`, 1000 + ((index * 7919) % 90_000), {
      stars: index % 6,
      score: index % 11,
      kind: accommodationKinds[index % accommodationKinds.length] ?? "hotel",
      amenities: hotelAmenities.filter((_amenity, at) => (index >> (at % 8)) % 2 === 0),
    }),
  );
  // The engine is compiled without the globals of a platform; both of a test's have these.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { performance } = globalThis as unknown as { readonly performance: { now(): number } };
  const large = tableOf(many);
  const view = decode("stars=5.4.3&amenities=wifi&score=6&sort=score");
  select(large, view);
  // By the same machine in the same moment: how many milliseconds something takes says nothing by itself.
  // The quickest of many, in turn: what else the machine does only makes some of them slower.
  const took = (run: () => unknown): number => {
    const began = performance.now();
    run();
    return performance.now() - began;
  };
  const pairs = Array.from({ length: 21 }, () => ({
    selected: took(() => select(large, view)),
    made: took(() => tableOf([...many])),
  }));
  const least = (of: "selected" | "made") => Math.min(...pairs.map((pair) => pair[of]));
  expect(least("selected")).toBeLessThan(least("made") / 10);
});
