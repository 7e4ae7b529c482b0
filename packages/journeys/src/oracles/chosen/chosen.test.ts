// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { createKit } from "../kit.ts";
import { chosenFaults } from "./chosen.ts";
import { followLineNames } from "./line-names.ts";
import type { Sold } from "./sold.ts";
import { tellChosen } from "./told.ts";

const sold: Sold = {
  facts: [
    { what: "the fare", written: "Flex" },
    { what: "the bags", written: "30" },
    { what: "when it leaves", written: "08:15" },
  ],
  bases: [12_000_000],
  baseLines: [[12_000_000]],
  due: 12_500_000,
  people: null,
  seats: [],
  sitting: [],
};

const stand = (summary: string, price = "Rs 12,000", path = "/flights/review-booking/REF1") => {
  history.replaceState(null, "", path);
  document.body.innerHTML = `<main><article><h1>Is everything right?</h1><section aria-label="Your flight">${summary}</section>
    <ul><li>Fare <bdi>${price}</bdi></li></ul></article></main>`;
  return tellChosen(createKit());
};
afterEach(() => history.replaceState(null, "", "/"));

const faultsOf = (...page: Parameters<typeof stand>): readonly string[] => {
  const told = stand(...page);
  return told === null ? ["nothing is told"] : chosenFaults(told, sold);
};

test("default: a step that says what is sold", () => {
  expect(stand("08:15 Flex Checked 30 kg")).toMatchObject({ on: "step", id: "REF1", locale: "en" });
  expect(faultsOf("08:15 – 10:00 <span>Flex</span> Checked 30 kg")).toEqual([]);
});

test("plant: the fare, the bags or the hour of another one are caught", () => {
  expect(faultsOf("08:15 Light Checked 30 kg")).toEqual([expect.stringContaining('the fare that is sold is "Flex"')]);
  expect(faultsOf("08:15 Flex Checked 130 kg")).toEqual([expect.stringContaining("the bags")]);
  expect(faultsOf("18:15 Flex Checked 30 kg")).toEqual([expect.stringContaining("when it leaves")]);
});

test("plant: the price of the cheapest fare beside the chosen one is caught", () => {
  expect(faultsOf("08:15 Flex Checked 30 kg", "Rs 9,000")).toEqual([expect.stringContaining("costs 12000000")]);
});

test("plant: another sum to be paid than the order's is caught, and an invoice without what the bare thing costs", () => {
  const paying = "/flights/payments/u1";
  expect(faultsOf("08:15 Flex Checked 30 kg", "Rs 12,500", paying)).toEqual([]);
  expect(faultsOf("08:15 Flex Checked 30 kg", "Rs 12,000", paying)).toEqual([
    expect.stringContaining("costs 12500000"),
  ]);
  const invoice = "/flights/booking-detail/u1/invoice";
  expect(faultsOf("", "Rs 12,000", invoice)).toEqual([]);
  expect(faultsOf("", "Rs 9,000", invoice)).toEqual([expect.stringContaining("costs 12000000")]);
});

test("plant: an invoice that leaves out one of the lines of what it costs is caught; all of them will do", () => {
  const two = { ...sold, baseLines: [[7_000_000, 5_000_000]] };
  const invoice = (lines: string) => {
    const told = stand("", lines, "/flights/booking-detail/u1/invoice");
    return told === null ? ["nothing is told"] : chosenFaults(told, two);
  };
  expect(invoice("Rs 7,000 and Rs 5,000")).toEqual([]);
  expect(invoice("Rs 7,000 and Rs 4,000")).toEqual([expect.stringContaining("costs 12000000")]);
});

test("plant: a ticket of another flight is caught", () => {
  const ticket = "/ar/flights/booking-detail/u1/ticket";
  expect(faultsOf("08:15 Flex Checked 30 kg", "Rs 1", ticket)).toEqual([]);
  expect(faultsOf("09:15 Flex Checked 30 kg", "Rs 1", ticket)).toEqual([expect.stringContaining("when it leaves")]);
});

test("boundary: a page that is about nothing sold tells nothing", () => {
  expect(stand("08:15", "Rs 1", "/about-us")).toBe(null);
  expect(stand("", "Rs 1")).toBe(null);
});

const coach: Sold = {
  facts: [],
  bases: [],
  baseLines: [],
  due: null,
  people: 2,
  seats: ["12", "11"],
  sitting: [
    { seat: "12", name: "Hamza Khan" },
    { seat: "11", name: "Bilal Khan" },
  ],
};

const standPage = (path: string, main: string) => {
  history.replaceState(null, "", path);
  document.body.innerHTML = `<main>${main}</main>`;
  const told = tellChosen(createKit());
  return told === null ? ["nothing is told"] : chosenFaults(told, coach);
};

const summary = `<section aria-label="Your bus">Lahore</section>`;
const person = (words: string) => `<section aria-labelledby="a"><h2>${words}</h2></section>`;
const reach = `<section aria-labelledby="b"><h2>How we reach you</h2></section>`;
const passengers = "/bus/passenger-details/REF1";

test("plant: one person fewer than it is sold for is caught, and one more", () => {
  const asking = (...people: readonly string[]) =>
    standPage(passengers, `${summary}<form>${people.map(person).join("")}${reach}</form>`);
  expect(asking("Adult 1 Seat 12", "Adult 2 Seat 11")).toEqual([]);
  expect(asking("Adult 1 Seat 12")).toEqual([expect.stringContaining("it is sold for 2, and the page has 1")]);
  expect(asking("Adult 1 Seat 12", "Adult 2 Seat 11", "Adult 3")).toHaveLength(1);
});

test("plant: two people who have each other's seats are caught on a step and on the review", () => {
  expect(
    standPage(passengers, `${summary}<form>${person("Adult 1 Seat 11")}${person("Adult 2 Seat 12")}${reach}</form>`),
  ).toEqual([expect.stringContaining("number 1 sits on 12"), expect.stringContaining("number 2 sits on 11")]);
  const review = (one: string, other: string) =>
    standPage(
      "/bus/review-booking/REF1",
      `${summary}<section><ul><li>Hamza<dl>${one}</dl></li><li>Bilal<dl>${other}</dl></li></ul></section>`,
    );
  expect(review("Seat 12", "Seat 11")).toEqual([]);
  expect(review("Seat 11", "Seat 12")).toHaveLength(2);
  expect(review("", "Seat 11")).toHaveLength(1);
});

test("plant: a ticket that gives a seat to the wrong one is caught", () => {
  const ticket = (first: string, second: string) =>
    standPage(
      "/bus/booking-detail/u1/ticket",
      `<article><table><tr><th>${first}</th><td>Mr Hamza Khan</td></tr><tr><th>${second}</th><td>Mr Bilal Khan</td></tr></table></article>`,
    );
  expect(ticket("12", "11")).toEqual([]);
  expect(ticket("11", "12")).toHaveLength(2);
});

const priced = (names: readonly [string, string], path = "/flights/review-booking/REF1") => {
  history.replaceState(null, "", path);
  document.body.innerHTML = `<main><section aria-label="Your flight">Flex</section><section><h2>Price</h2><ul>
    <li><span>${names[0]}</span><span><bdi>Rs 4,000</bdi></span></li>
    <li><span>${names[1]}</span><span><bdi>Rs 478</bdi></span><ul><li><bdi>Fuel</bdi><span><bdi>Rs 478</bdi></span></li></ul></li>
    </ul><p>Total <bdi>Rs 4,478</bdi></p></section></main>`;
  const told = tellChosen(createKit());
  if (told === null) throw new Error("Nothing is told.");
  return told;
};

test("plant: a line that is called otherwise on the next page is caught; another trip begins anew", () => {
  const follow = followLineNames();
  expect(follow("/one", priced(["Base fare", "Fees"]), "REF1")).toEqual([]);
  expect(follow("/two", priced(["Base fare", "Service fee"]), "REF1")).toEqual([
    expect.stringContaining('is called "Service fee", and was "Fees" on /one'),
  ]);
  expect(follow("/three", priced(["Base fare", "Service fee"]), "REF2")).toEqual([]);
});

test("default: bills, tables and panels name their lines alike", () => {
  history.replaceState(null, "", "/flights/payments/u1");
  document.body.innerHTML = `<main><section aria-label="Your flight">Flex</section><dl><div><dt>Service fee<bdi>Service charge</bdi></dt>
    <dd><bdi>Rs 478</bdi></dd></div><div><dt>To pay</dt><dd><bdi>Rs 478</bdi></dd></div></dl></main>`;
  expect(tellChosen(createKit())?.lines).toEqual([{ name: "Service fee", amount: 478_000 }]);
  history.replaceState(null, "", "/flights/booking-detail/u1/invoice");
  document.body.innerHTML = `<main><article><table><tbody><tr><th scope="row">Service fee<span>Service charge</span></th>
    <td><bdi>Rs 478</bdi></td></tr></tbody><tfoot><tr><th>Total</th><td><bdi>Rs 478</bdi></td></tr></tfoot></table>
    <table><tbody><tr><th scope="row">Card</th><td><bdi>Rs 478</bdi></td></tr></tbody></table></article></main>`;
  expect(tellChosen(createKit())?.lines).toEqual([{ name: "Service fee", amount: 478_000 }]);
});
