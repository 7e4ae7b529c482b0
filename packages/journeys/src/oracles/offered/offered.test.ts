// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { createKit } from "../kit.ts";
import { tellCards } from "./cards.ts";
import type { Offer } from "./offer-facts.ts";
import { offeredFaults } from "./offered.ts";

const inn: Offer = {
  price: 90_000_000,
  amounts: [90_000_000, 110_000_000],
  facts: [],
  never: [{ what: "until when cancelling is free", written: "Free cancellation until" }],
  left: 4,
  saysLeft: (count) => `${count} rooms left at this price`,
  stock: { name: "hotel_nights", of: ["inn/"] },
};

afterEach(() => document.body.replaceChildren());

test("plant: the price of a room that cannot be given back stands beside no promise that it can", () => {
  document.body.innerHTML = `<main><ul id="offers"><li><div><article><h2><a href="/hotels/detail/REF1/REF1.inn">Inn</a></h2>
    <p>Room only Free cancellation until 25 November 2026</p><s>Rs 120,000</s><b>Rs 90,000</b></article></div></li>
    <li><article><h2><a href="/blogs">No offer</a></h2></article></li></ul></main>`;
  const cards = tellCards(createKit());
  expect(cards).toMatchObject([{ id: "REF1.inn", search: "REF1", locale: "en", amounts: [90_000_000] }]);
  expect(cards.flatMap((card) => offeredFaults(card, inn))).toEqual([
    expect.stringContaining('the card says "Free cancellation until", which is not so'),
  ]);
});

test("plant: each time of a cinema is held to its own show, whatever the others of its card say", () => {
  const time = (id: string, hour: string, price: string, left: string) =>
    `<li><a href="/movies/seat-selection/${id}"><bdi>${hour}</bdi> <span>${price}</span> Screen 2 <span>${left}</span></a></li>`;
  document.body.innerHTML = `<main><ol id="offers"><li><article><h2>Canal Lights</h2><div><p>2D Urdu</p><ul>
    ${time("a", "18:30", "Rs 900", "Plenty of seats")}${time("b", "21:10", "Rs 1,200", "4 seats left")}
    <li><div>23:00 Screen 1 Sold out</div></li></ul></div></article></li></ol></main>`;
  const cards = tellCards(createKit());
  expect(cards.map(({ amounts, id }) => [id, amounts])).toEqual([
    ["a", [900_000]],
    ["b", [1_200_000]],
  ]);
  const show = (hour: string, price: number): Offer => ({
    ...inn,
    price,
    amounts: [price],
    facts: [
      { what: "the cinema", written: "Canal Lights" },
      { what: "when it begins", written: hour },
    ],
    never: [{ what: "that it is sold out", written: "Sold out" }],
    left: 5,
    saysLeft: (count) => `${count} seats left`,
  });
  const [first, second] = cards;
  expect(first && offeredFaults(first, show("18:30", 900_000))).toEqual([]);
  // What another time of the card says is nothing that this one says.
  expect(first && offeredFaults(first, show("21:10", 900_000))).toEqual([expect.stringContaining("when it begins")]);
  expect(second && offeredFaults(second, show("21:10", 900_000))).toHaveLength(3);
});

test("behavior: hotels that are filtered by what can be given back are told by another rate, on phones too", () => {
  document.body.innerHTML = `<main><button name="refundable true">Free cancellation</button><ul id="offers"><li>
    <article><h2><a href="/hotels/detail/REF1/REF1.inn">Inn</a></h2><b>Rs 120,000</b></article></li></ul></main>`;
  expect(tellCards(createKit())).toEqual([]);
});
