// @vitest-environment jsdom
import { expect, test } from "vitest";
import { lookAt, well } from "./page.fixture.ts";
import { sums } from "./sums.ts";

const table = (total: string) => `<table>
  <tbody>
    <tr><th>Fare</th><td><bdi>Rs 24,000</bdi></td><td>–</td></tr>
    <tr><th>Voucher</th><td><bdi>\u2212Rs 5,000</bdi></td><td><bdi>SAR 12.50</bdi></td></tr>
  </tbody>
  <tfoot><tr><th>Total</th><td><bdi>${total}</bdi></td><td><bdi>SAR 12.50</bdi></td></tr></tfoot>
</table>`;

test("default: a table's columns come to its foot, what is taken off and what is missing included", () => {
  expect(lookAt(sums, table("Rs 19,000"))).toEqual(well);
});

test("plant: an invoice that leaves a voucher out of its total is caught", () => {
  expect(lookAt(sums, table("Rs 24,000")).faults).toEqual([expect.stringContaining("come to 19000, not Rs 24,000")]);
});

const panel = (group: string, total: string) => `<ul>
  <li><div><span>Fare</span> <bdi>١</bdi><bdi>500 ر.س</bdi></div></li>
  <li><div><span>Extras</span><bdi>${group}</bdi></div>
    <ul><li><bdi>Bag</bdi><bdi>30.50 ر.س</bdi></li><li><bdi>Meal</bdi><bdi>20 ر.س</bdi></li></ul></li>
</ul><p>Total <bdi>${total}</bdi></p>`;

test("default: groups come to the total behind them, and their own lines to each group", () => {
  expect(lookAt(sums, panel("50.50 ر.س", "550.50 ر.س"))).toEqual(well);
});

test("plant: a group that is not what its lines come to is caught, and a total that is not", () => {
  expect(lookAt(sums, panel("60.50 ر.س", "560.50 ر.س")).faults).toEqual([expect.stringContaining("not 60.50 ر.س")]);
  expect(lookAt(sums, panel("50.50 ر.س", "540.50 ر.س")).faults).toEqual([expect.stringContaining("not 540.50 ر.س")]);
});

const bill = (total: string) => `<dl>
  <div><dt>Ticket</dt><dd><bdi>Rs 4,937</bdi></dd></div>
  <div><dt>Payment fee</dt><dd><bdi>Rs 49</bdi></dd></div>
  <div><dt>To pay</dt><dd><bdi>${total}</bdi></dd></div>
</dl>`;

test("default: a bill comes to its last line", () => {
  expect(lookAt(sums, bill("Rs 4,986"))).toEqual(well);
});

test("plant: a bill without its fee in the sum is caught", () => {
  expect(lookAt(sums, bill("Rs 4,937")).faults).toHaveLength(1);
});

test("boundary: a list of facts is no sum", () => {
  const facts = "<dl><dt>Balance</dt><dd><bdi>Rs 10</bdi></dd><dt>Since</dt><dd>2024</dd></dl>";
  expect(lookAt(sums, facts)).toEqual({ watched: false, faults: [] });
});
