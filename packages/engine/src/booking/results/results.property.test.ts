import fc from "fast-check";
import { expect, test } from "vitest";
import { allOf, anyOf, oneOf, only } from "./choice-filters.ts";
import { among, like } from "./choices.ts";
import { atLeast, atMost, range } from "./number-filters.ts";
import { leastFirst, lightestFirst, mostFirst } from "./orders.ts";
import { describeResults } from "./results.ts";
import { dayParts, timesOfDay } from "./times-of-day.ts";

fc.configureGlobal({ seed: 20_261_121 });

/** A crossing by ferry, of which everything is compared that can be. */
type Crossing = {
  readonly id: number;
  readonly minor: number | null;
  readonly minutes: number;
  readonly score: number | null;
  readonly deck: "open" | "closed" | "unnamed";
  readonly line: string;
  readonly piers: readonly string[];
  readonly comforts: readonly ("cabin" | "food" | "shop")[];
  readonly isRefundable: boolean;
  readonly leaves: readonly [number, number];
};

const crossings = describeResults({
  between: "_",
  idOf: ({ id }: Crossing) => String(id),
  price: ({ minor }: Crossing) => minor,
  currency: ({ minor }: Crossing) => (minor === null ? null : "PKR"),
  filters: {
    decks: oneOf("decks", among(["open", "closed"]), ({ deck }: Crossing) => deck),
    lines: oneOf("lines", like(/^[A-Z]{2}$/), ({ line }: Crossing) => line),
    piers: anyOf("piers", like(/^[a-z0-9]+$/), ({ piers }: Crossing) => piers),
    comforts: allOf("comforts", among(["cabin", "food", "shop"]), ({ comforts }: Crossing) => comforts),
    price: range("price", ({ minor }: Crossing) => minor),
    maxMinutes: atMost("minutes", ({ minutes }: Crossing) => minutes),
    score: atLeast("score", [9, 8, 7], ({ score }: Crossing) => score),
    refundable: only("refundable", ({ isRefundable }: Crossing) => isRefundable),
    leaves: timesOfDay("leaves", ({ leaves }: Crossing, leg) => leaves[leg] ?? null),
  },
  sorts: {
    best: lightestFirst(
      [({ minor }: Crossing) => minor, (price, least) => price / least],
      [({ minutes }: Crossing) => minutes, (time, least) => time / least],
    ),
    cheapest: leastFirst(({ minor }: Crossing) => minor),
    score: mostFirst(({ score }: Crossing) => score),
  },
  ties: [({ minutes }: Crossing) => minutes],
});

const { decode, encode, facets, inUse, leaders, moves, none, select, tableOf } = crossings;
type Filters = typeof none;
type ResultView = ReturnType<typeof decode>;

const minute = fc.integer({ min: 0, max: 1439 });
const rows: fc.Arbitrary<readonly Crossing[]> = fc
  .array(
    fc.record({
      minor: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 4 }),
      minutes: fc.integer({ min: 1, max: 20 }),
      score: fc.option(fc.integer({ min: 5, max: 10 }), { freq: 4 }),
      deck: fc.constantFrom("open", "closed", "unnamed"),
      line: fc.constantFrom("AA", "BB", "CC", "no line"),
      piers: fc.array(fc.constantFrom("p1", "p2", "p3"), { maxLength: 3 }),
      comforts: fc.array(fc.constantFrom("cabin", "food", "shop"), { maxLength: 4 }),
      isRefundable: fc.boolean(),
      leaves: fc.tuple(minute, minute),
    }),
    { maxLength: 30 },
  )
  .map((given) => given.map((one, id) => ({ ...one, id })));

const rangeUpTo = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

const some = <Value>(...values: readonly Value[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });

const filters: fc.Arbitrary<Filters> = fc.record({
  decks: some("open", "closed"),
  lines: some("AA", "BB", "CC", "DD"),
  piers: some("p1", "p2", "p3", "p4"),
  comforts: some("cabin", "food", "shop"),
  price: fc.option(rangeUpTo(40)),
  maxMinutes: fc.option(fc.integer({ min: 1, max: 20 })),
  score: fc.option(fc.constantFrom(7, 8, 9)),
  refundable: fc.boolean(),
  leaves: fc.oneof(
    fc.constant([]),
    fc.tuple(fc.constantFrom(...dayParts)),
    fc.tuple(fc.option(rangeUpTo(1439)), rangeUpTo(1439)),
  ),
});

const views: fc.Arbitrary<ResultView> = fc.record({ filters, sort: fc.constantFrom("best", "cheapest", "score") });

/** The same question, asked plainly. */
const isWanted = (one: Crossing, wanted: Filters): boolean => {
  const { minor, score } = one;
  return (
    (wanted.decks.length === 0 || wanted.decks.some((deck) => deck === one.deck)) &&
    (wanted.lines.length === 0 || wanted.lines.includes(one.line)) &&
    (wanted.piers.length === 0 || wanted.piers.some((pier) => one.piers.includes(pier))) &&
    wanted.comforts.every((comfort) => one.comforts.includes(comfort)) &&
    (wanted.price === null || (minor !== null && minor >= wanted.price[0] && minor <= wanted.price[1])) &&
    (wanted.maxMinutes === null || one.minutes <= wanted.maxMinutes) &&
    (wanted.score === null || (score !== null && score >= wanted.score)) &&
    (!wanted.refundable || one.isRefundable) &&
    wanted.leaves.every((times, leg) => {
      const at = one.leaves[leg] ?? -1;
      return times === null || (at >= times[0] && at <= times[1]);
    })
  );
};

/** What each order is by, less first; null is last. */
const keyIn = (given: readonly Crossing[], sort: ResultView["sort"]): ((one: Crossing) => number | null) => {
  const leastOf = (values: readonly (number | null)[]) =>
    Math.max(1, Math.min(...values.filter((value) => value !== null)));
  const price = leastOf(given.map(({ minor }) => minor));
  const time = leastOf(given.map(({ minutes }) => minutes));
  return {
    best: ({ minor, minutes }: Crossing) =>
      minor === null ? null : Math.round((minor / price + minutes / time) * 10_000),
    cheapest: ({ minor }: Crossing) => minor,
    score: ({ score }: Crossing) => (score === null ? null : -score),
  }[sort];
};

const naively = (given: readonly Crossing[], { filters, sort }: ResultView): readonly Crossing[] => {
  const key = keyIn(given, sort);
  const of = (one: Crossing) => key(one) ?? Number.POSITIVE_INFINITY;
  return given
    .filter((one) => isWanted(one, filters))
    .toSorted((one, other) => (of(one) === of(other) ? one.minutes - other.minutes : of(one) - of(other)));
};

const shown = (given: readonly Crossing[], view: ResultView): readonly Crossing[] =>
  Array.from(select(tableOf(given), view), (row) => given[row]).filter((one) => one !== undefined);

test("invariant: a view shows what an array filtered and sorted plainly would, in the same order", () => {
  fc.assert(
    fc.property(rows, views, (given, view) => {
      expect(shown(given, view)).toEqual(naively(given, view));
    }),
    { numRuns: 500 },
  );
});

test("invariant: the first of an order leads it, if what the order is by is known of it", () => {
  fc.assert(
    fc.property(rows, views, (given, { filters, sort }) => {
      const [first] = naively(given, { filters, sort });
      const leads = first !== undefined && keyIn(given, sort)(first) !== null;
      expect(leaders(tableOf(given), filters)[sort]).toEqual(leads ? first : null);
    }),
  );
});

test("invariant: a view survives the address, and any address is a view", () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(decode(encode(view))).toEqual(view);
      expect(decode(`from=karachi&${encode(view)}&utm_source=mail`)).toEqual(view);
    }),
  );
  const anything = fc
    .array(fc.tuple(fc.constantFrom(...crossings.parameters), fc.string()))
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));
  fc.assert(
    fc.property(anything, (text) => {
      const view = decode(text);
      expect(decode(encode(view))).toEqual(view);
    }),
  );
});

test("invariant: a choice is counted as choosing it would show, and costs at least what the cheapest of those does", () => {
  fc.assert(
    fc.property(rows, filters, (given, wanted) => {
      const table = tableOf(given);
      const found = facets(table, wanted);
      const holds = (facet: { readonly count: number; readonly from: unknown }, chosen: Filters) => {
        const left = given.filter((one) => isWanted(one, chosen));
        const prices = left.flatMap(({ minor }) => minor ?? []);
        const from = prices.length === 0 ? null : { minor: Math.min(...prices), currency: "PKR" };
        expect([facet.count, facet.from]).toEqual([left.length, from]);
      };
      for (const facet of found.decks) holds(facet, { ...wanted, decks: [facet.value] });
      for (const facet of found.lines) holds(facet, { ...wanted, lines: [facet.value] });
      for (const facet of found.piers) holds(facet, { ...wanted, piers: [facet.value] });
      for (const facet of found.comforts) holds(facet, { ...wanted, comforts: [...wanted.comforts, facet.value] });
      for (const facet of found.score) holds(facet, { ...wanted, score: facet.value });
      if (found.refundable !== null) holds(found.refundable, { ...wanted, refundable: true });
      const [out = null, back = null] = wanted.leaves;
      for (const facet of found.leaves[0] ?? []) holds(facet, { ...wanted, leaves: [facet.value, back] });
      for (const facet of found.leaves[1] ?? []) holds(facet, { ...wanted, leaves: [out, facet.value] });
    }),
  );
});

test("invariant: without filters every choice that some row has is there, and none with a count of 0", () => {
  fc.assert(
    fc.property(rows, (given) => {
      const { decks, lines, maxMinutes, piers } = facets(tableOf(given));
      expect(decks.map(({ value }) => value)).toEqual(
        ["open", "closed"].filter((deck) => given.some((one) => one.deck === deck)),
      );
      const named = [...new Set(given.map(({ line }) => line))].filter((line) => line !== "no line");
      expect(lines.map(({ value }) => value)).toEqual(named.toSorted());
      expect([...decks, ...lines, ...piers].every(({ count }) => count > 0)).toBe(true);
      const times = given.map(({ minutes }) => minutes);
      expect(maxMinutes).toEqual(given.length === 0 ? null : [Math.min(...times), Math.max(...times)]);
    }),
  );
});

test("invariant: each part of what is filtered by can be taken away, until nothing is", () => {
  fc.assert(
    fc.property(filters, (wanted) => {
      let now = wanted;
      let left = inUse(now);
      expect(new Set(left.map(({ id }) => id)).size).toBe(left.length);
      while (left.length > 0) {
        now = left[0]?.without ?? none;
        expect(inUse(now)).toHaveLength(left.length - 1);
        left = inUse(now);
      }
      expect(now).toEqual(none);
    }),
  );
});

test("invariant: what is held back moves the first rows just when they would be others with it", () => {
  fc.assert(
    fc.property(rows, fc.nat(30), fc.nat(5), views, (known, held, seen, view) => {
      const some = known.slice(0, held);
      const now = shown(some, view).slice(0, seen);
      const then = shown(known, view).slice(0, now.length);
      expect(moves(tableOf(some), tableOf(known), view, seen)).toBe(now.some((one, place) => one !== then[place]));
    }),
  );
});
