import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countOf, onOffer, stepped, stopOf, sumOf, withQuantity } from "./quantities.ts";
import type { QuantityLine, QuantityOrder } from "./quantities.types.ts";

const line = (item: string, more: Partial<QuantityLine> = {}): QuantityLine => ({
  item,
  quantity: 0,
  least: 1,
  isOptional: true,
  most: null,
  left: null,
  step: 1,
  price: { minor: 100_000, currency: "PKR" },
  ...more,
});
const order = (...lines: readonly QuantityLine[]): QuantityOrder => ({ lines, most: null, left: null });
const quantities = ({ lines }: QuantityOrder) => lines.map(({ quantity }) => quantity);

test("default: steps up and down, and the sum is that of the lines", () => {
  let passes = order(line("day"), line("week", { price: { minor: 250_000, currency: "PKR" } }));
  for (const item of ["day", "day", "week"]) passes = stepped(passes, item, "more");
  expect(quantities(passes)).toEqual([2, 1]);
  expect(sumOf(passes)).toEqual({ minor: 450_000, currency: "PKR" });
  expect(quantities(stepped(passes, "day", "fewer"))).toEqual([1, 1]);
  expect(sumOf(order(line("day")))).toBeNull();
});

test("behavior: the fewest of a pass come at once, and go at once", () => {
  const group = order(line("group", { least: 3, step: 2, most: 8 }));
  const four = stepped(group, "group", "more");
  expect(quantities(four)).toEqual([4]);
  expect(quantities(stepped(four, "group", "fewer"))).toEqual([0]);
  expect(stopOf(group, "group", "fewer")).toEqual({ code: "least", limit: 0 });
  const adults = order(line("adult", { isOptional: false, quantity: 1 }));
  expect(stopOf(adults, "adult", "fewer")).toEqual({ code: "least", limit: 1 });
});

test.each([
  ["what is left of it", order(line("day", { left: 2, most: 4, quantity: 2 })), { code: "left", limit: 2 }],
  ["the most of it", order(line("day", { left: 9, most: 4, quantity: 4 })), { code: "most", limit: 4 }],
  [
    "the most of an order",
    { ...order(line("day", { quantity: 2 }), line("week", { quantity: 3 })), most: 5 },
    { code: "order", limit: 5 },
  ],
  [
    "what is left of all",
    { ...order(line("day", { quantity: 2 }), line("week", { quantity: 3 })), most: 9, left: 5 },
    { code: "all", limit: 5 },
  ],
] as const)("behavior: a line that stops says that it is %s", (_, full, stop) => {
  expect(stopOf(full, "day", "more")).toEqual(stop);
  expect(stepped(full, "day", "more")).toBe(full);
});

test("behavior: a number that is typed is brought to the nearest that may be had", () => {
  const passes = { ...order(line("day", { least: 2, step: 2, left: 7 }), line("week", { quantity: 2 })), most: 10 };
  expect([-1, 0, 1, 3, 7, 99].map((wish) => quantities(withQuantity(passes, "day", wish))[0])).toEqual([
    0, 0, 0, 2, 6, 6,
  ]);
});

test("behavior: when there is less than before, what was chosen is kept as far as may be, and what was cut is named", () => {
  const chosen = order(line("day", { quantity: 4 }), line("week", { quantity: 2 }), line("gone", { quantity: 1 }));
  const { cuts, order: now } = onOffer(chosen, order(line("day", { left: 3 }), line("week")));
  expect(quantities(now)).toEqual([3, 2]);
  expect(cuts).toEqual([
    { item: "day", from: 4, to: 3 },
    { item: "gone", from: 1, to: 0 },
  ]);
});

const limit = fc.option(fc.nat({ max: 8 }));
const lines = fc.uniqueArray(
  fc.record({
    item: fc.constantFrom("a", "b", "c"),
    quantity: fc.constant(0),
    least: fc.nat({ max: 3 }),
    isOptional: fc.constant(true),
    most: limit,
    left: limit,
    step: fc.integer({ min: 1, max: 3 }),
    price: fc.record({ minor: fc.nat({ max: 10_000 }), currency: fc.constant("PKR" as const) }),
  }),
  { selector: ({ item }) => item, minLength: 1 },
);
const offers = fc.record({ lines, most: limit, left: limit });
const items = fc.constantFrom("a", "b", "c", "d");
const presses = fc.array(
  fc.oneof(
    fc.record({ item: items, way: fc.constantFrom("more", "fewer") }),
    fc.record({ item: items, typed: fc.integer({ min: -3, max: 20 }) }),
    fc.record({ offered: offers }),
  ),
  { maxLength: 30 },
);

const expectWithin = (now: QuantityOrder) => {
  const within = (count: number, ...limits: readonly (number | null)[]) => {
    for (const most of limits) if (most !== null) expect(count).toBeLessThanOrEqual(most);
  };
  within(countOf(now), now.most, now.left);
  for (const { least, left, most, quantity, step } of now.lines) {
    within(quantity, most, left);
    expect(quantity % step).toBe(0);
    if (quantity > 0) expect(quantity).toBeGreaterThanOrEqual(least);
  }
  const sum = now.lines.reduce((minor, { price, quantity }) => minor + (price?.minor ?? 0) * quantity, 0);
  expect(sumOf(now)?.minor ?? 0).toBe(sum);
};

describe("whatever is pressed in whatever order", () => {
  test("invariant: no limit is passed, no line loses what was chosen unless it is named, and the sum is that of the lines", () => {
    fc.assert(
      fc.property(offers, presses, (offered, pressed) => {
        let now: QuantityOrder = offered;
        for (const press of pressed) {
          const before = now;
          const own = "item" in press ? press.item : null;
          let named: readonly string[] = [];
          if ("way" in press) now = stepped(now, press.item, press.way);
          else if ("typed" in press) now = withQuantity(now, press.item, press.typed);
          else {
            const { cuts, order: next } = onOffer(now, press.offered);
            now = next;
            named = cuts.map(({ item }) => item);
          }
          expectWithin(now);
          for (const { item, quantity } of before.lines) {
            const after = now.lines.find((one) => one.item === item)?.quantity ?? 0;
            if (item !== own && after < quantity) expect(named).toContain(item);
          }
        }
      }),
    );
  });

  test("invariant: where a line does not stop a press changes it, and where it does it says why and stays", () => {
    fc.assert(
      fc.property(offers, presses, items, fc.constantFrom("more", "fewer"), (offered, pressed, item, way) => {
        const reached = pressed.reduce<QuantityOrder>(
          (now, press) => ("way" in press ? stepped(now, press.item, press.way) : now),
          offered,
        );
        const isStopped = stopOf(reached, item, way) !== null;
        expect(quantities(stepped(reached, item, way)).join() === quantities(reached).join()).toBe(isStopped);
      }),
    );
  });
});
