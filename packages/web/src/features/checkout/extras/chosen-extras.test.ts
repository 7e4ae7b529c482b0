import { extrasModel, quoteModel } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { chosenExtras } from "./chosen-extras.ts";
import { countedTitles } from "./counted-titles.ts";

const { quote } = quoteModel.outcomes.quote.asSeen;
const offered = extrasModel.outcomes.readExtras.extras;
const choice = { travellerId: "adult-1", segmentId: null, quantity: 1 };
const line = {
  kind: "addon",
  code: "bag.20/adult-1",
  label: "Bag of 20 kg",
  amount: { minor: 600_000, currency: "PKR" },
} as const;
const quoted = {
  ...quote,
  extras: [
    { ...choice, serviceId: "bag.20" },
    { ...choice, serviceId: "meal.usual" },
    { ...choice, serviceId: "seat.s1.12D", segmentId: "s1" },
    { ...choice, serviceId: "unheard.of" },
  ],
  price: { ...quote.price, charge: { ...quote.price.charge, lines: [...quote.price.charge.lines, line] } },
};

test("default: what costs something has the words of its line, what is free those it was offered with", () => {
  expect(chosenExtras(quoted, offered).map(({ title, seat, price }) => [title, seat, price?.minor ?? null])).toEqual([
    ["Bag of 20 kg", null, 600_000],
    ["Hot meal", null, null],
    [null, "12D", null],
    [null, null, null],
  ]);
});

test("default: what is the whole order's is named and counted by its line, at its price", () => {
  const amount = { minor: 135_200, currency: "PKR" } as const;
  const ofOrder = { ...line, code: "snack", label: "Popcorn and a drink × 2", amount };
  const order = {
    ...quote,
    extras: [{ serviceId: "snack", travellerId: "party", segmentId: null, quantity: 2 }],
    price: { ...quote.price, charge: { ...quote.price.charge, lines: [ofOrder] } },
  };
  expect(chosenExtras(order, undefined)).toMatchObject([
    { title: "Popcorn and a drink × 2", quantity: 1, price: amount },
  ]);
});

test("behavior: what was on offer may not be known", () => {
  expect(chosenExtras(quoted, undefined).map(({ title }) => title)).toEqual(["Bag of 20 kg", null, null, null]);
});

test("default: titles are counted once each, and what has none is left out", () => {
  const of = (title: string | null, quantity = 1) => ({ title, quantity });
  expect(countedTitles([of("Seat 12D"), of("20 kg"), of(null), of("20 kg", 2)])).toEqual(["Seat 12D", "20 kg × 3"]);
});
