// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { lookAt, well } from "./page.fixture.ts";
import { superlatives } from "./superlatives.ts";

beforeEach(() => history.replaceState(null, "", "/hotels/karachi"));

type Page = { least?: string; first?: string; from?: string; count?: number; isInOrder?: boolean };

const page = ({ least = "Rs 9,000", first = "Rs 9,000", from = "Rs 9,000", count = 1, isInOrder = true }: Page) => `
  <nav aria-label="Sort by">
    <a href="/hotels/karachi">Recommended</a>
    <a href="/hotels/karachi?sort=cheapest" ${isInOrder ? 'aria-current="true"' : ""}>Lowest price <bdi>${least}</bdi></a>
  </nav>
  <p role="status">2 hotels</p>
  <fieldset><label><input type="checkbox"> 5 stars (${count}) <bdi>${from}</bdi></label></fieldset>
  <div id="offers"><ul>
    <li><article><h2>The Lantern</h2> <s><bdi>Rs 8,000</bdi></s> <bdi>${first}</bdi> <bdi>Rs 3,000</bdi> a night</article></li>
    <li><article><h2>Acacia</h2> <bdi>Rs 12,000</bdi></article></li>
  </ul></div>`;

test("default: the least is the least of cards and filters, and first in its order", () => {
  expect(lookAt(superlatives, page({}))).toEqual(well);
});

test("plant: a card that costs less than the least is caught", () => {
  const { faults } = lookAt(superlatives, page({ first: "Rs 8,500", isInOrder: false }));
  expect(faults).toEqual([expect.stringMatching(/Lantern.*costs less than Rs 9,000/)]);
});

test("plant: another card first in the order by price is caught", () => {
  expect(lookAt(superlatives, page({ first: "Rs 10,000" })).faults).toEqual([
    expect.stringContaining("first by price"),
  ]);
});

test("plant: in a film's cinemas each time is held to the least, and the first of them has it", () => {
  const time = (id: string, price: string) =>
    `<li><a href="/movies/seat-selection/${id}">18:30 <bdi>${price}</bdi></a></li>`;
  const cinema = (...times: readonly string[]) =>
    page({ first: "Rs 9,000" }).replace(
      /<div id="offers">[\s\S]*<\/div>/,
      `<div id="offers"><ol><li><article><h2>Canal Lights</h2><ul>${times.join("")}</ul></article></li></ol></div>`,
    );
  expect(lookAt(superlatives, cinema(time("a", "Rs 9,000"), time("b", "Rs 12,000")))).toEqual(well);
  expect(lookAt(superlatives, cinema(time("a", "Rs 12,000"), time("b", "Rs 9,000"))).faults).toEqual([
    expect.stringContaining("first by price"),
  ]);
  expect(lookAt(superlatives, cinema(time("a", "Rs 9,000"), time("b", "Rs 8,500"))).faults).toEqual([
    expect.stringContaining("costs less than Rs 9,000"),
  ]);
});

test("plant: a filter from a lower price, and one that counts more than there is, are caught", () => {
  expect(lookAt(superlatives, page({ from: "Rs 7,000" })).faults).toEqual([
    expect.stringContaining("the filter 5 stars"),
  ]);
  expect(lookAt(superlatives, page({ count: 3 })).faults).toEqual([expect.stringContaining("more than the 2")]);
});

const hotel = (from: string) => `
  <section id="rooms"><ul><li><h3>Double</h3><ul>
    <li>Room only <ul><li>Parking: Rs 500</li></ul> <b><bdi>Rs 10,458</bdi></b> <button aria-pressed="false">Choose</button></li>
    <li>Breakfast <b><bdi>Rs 14,387</bdi></b> <button aria-pressed="false">Choose</button></li>
  </ul></li></ul></section>
  <aside aria-label="Your stay">from <bdi>${from}</bdi> 1 night, 1 room <button>See rooms</button></aside>`;

test("default: a stay is from what its cheapest rate costs", () => {
  expect(lookAt(superlatives, hotel("Rs 10,458"))).toEqual(well);
});

test("plant: a stay from another price than its cheapest rate's is caught", () => {
  for (const from of ["Rs 9,999", "Rs 14,387"])
    expect(lookAt(superlatives, hotel(from)).faults).toEqual([expect.stringContaining("its cheapest rate is another")]);
});

test("boundary: a page without an order by price has nothing to hold to", () => {
  expect(lookAt(superlatives, "<h1>About us</h1>")).toEqual({ watched: false, faults: [] });
});
