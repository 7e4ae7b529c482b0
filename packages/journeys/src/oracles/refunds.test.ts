// @vitest-environment jsdom
import { expect, test } from "vitest";
import { lookAt, well } from "./page.fixture.ts";
import { refunds } from "./refunds.ts";

const section = (parts: string) =>
  `<section aria-labelledby="cancel"><h2 id="cancel">Cancel trip</h2>${parts}</section>`;
const terms = (back: string, kept: string) =>
  section(`<ol><li><bdi>${back}</bdi> refunded, <bdi>${kept}</bdi> is kept</li><li>Full refund: <bdi>Rs 237,869</bdi></li>
    <li>No refund</li></ol>`);
const offer = (back: string) =>
  section(`<h3>Sure?</h3><table><tbody><tr><th>You paid</th><td><bdi>Rs 237,869</bdi></td></tr></tbody>
    <tfoot><tr><th>You get back</th><td><bdi>${back}</bdi></td></tr></tfoot></table>`);
const tracker = (back: string) =>
  section(`<h3>Your cancellation</h3><p><bdi>${back}</bdi> is on its way back.</p><ol><li>Refund requested</li></ol>`);

test("default: what is promised is offered, and is then on its way", () => {
  const kept = new Map<string, string>();
  expect(lookAt(refunds, terms("Rs 191,980", "Rs 45,889"), { kept })).toEqual(well);
  expect(lookAt(refunds, offer("Rs 191,980"), { kept })).toEqual(well);
  expect(lookAt(refunds, tracker("Rs 191,980"), { kept })).toEqual(well);
});

test("plant: terms that forget a voucher are caught, in themselves and by the offer", () => {
  const kept = new Map<string, string>();
  const { faults } = lookAt(refunds, terms("Rs 196,980", "Rs 45,889"), { kept });
  expect(faults).toEqual([expect.stringContaining("do not come to one sum")]);
  expect(lookAt(refunds, offer("Rs 191,980"), { kept }).faults).toEqual([
    expect.stringContaining("none of the terms promised it"),
  ]);
});

test("plant: another sum on its way than was offered is caught", () => {
  const kept = new Map<string, string>();
  lookAt(refunds, offer("Rs 191,980"), { kept });
  expect(lookAt(refunds, tracker("Rs 190,000"), { kept }).faults).toHaveLength(1);
});

test("boundary: a page without a cancellation has nothing to hold to", () => {
  expect(lookAt(refunds, "<h1>About us</h1>").watched).toBe(false);
});
