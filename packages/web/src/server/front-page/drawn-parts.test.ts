import { expect, test } from "vitest";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { createDrawnParts, insideOf, partsOf } from "./drawn-parts.ts";

const nonce = "bm9uY2Ugb2YgMTYgYnl0ZQ==";

const factsOf = (change: Partial<RequestFacts> = {}): RequestFacts => ({
  locale: "en",
  edition: "PK",
  colourMode: "system",
  origin: "https://safar.example",
  origins: { PK: "https://safar.pk", SA: "https://safar.sa" },
  nonce,
  ...change,
});

const pageOf = (inside: string, { name = "sections", head = "" } = {}): string =>
  `<html><head>${head}</head><body><div>Ayesha</div><div class="x" data-drawn="${name}">${inside}</div><div>end</div></body></html>`;

const answerOf = (page: string, init: ResponseInit = {}): Response =>
  new Response(page, { headers: { "content-type": "text/html; charset=utf-8" }, ...init });

const open = ({ forMs = 100, capacity = 3 } = {}) => {
  const clock = { now: 0 };
  const drawn = createDrawnParts({ forMs, capacity, now: () => clock.now });
  /** Draws a page as the server does: with what is there of its part, else all of it. */
  const draw = async (from: unknown, inside: string, change: Partial<RequestFacts> = {}, init?: ResponseInit) => {
    const parts = drawn.open(factsOf(change));
    const kept = parts.read("sections", from);
    const page = pageOf(kept ?? inside);
    expect(await parts.keepOf(answerOf(page, init)).text()).toBe(page);
    return kept;
  };
  return { clock, draw, drawn };
};

test("default: a part is drawn once for as long as it is drawn from the same, and no longer than its time", async () => {
  const { clock, draw } = open();
  expect(await draw(["Hunza"], "<div>Hunza</div>")).toBeNull();
  expect(await draw(["Hunza"], "never drawn")).toBe("<div>Hunza</div>");
  clock.now = 100;
  expect(await draw(["Hunza"], "<div>Hunza</div>")).toBeNull();
});

test.each<[string, unknown, Partial<RequestFacts>]>([
  ["something else to show", ["Skardu"], {}],
  ["another language", ["Hunza"], { locale: "ar" }],
  ["another edition", ["Hunza"], { edition: "SA" }],
  ["another origin", ["Hunza"], { origin: "https://safar.sa" }],
])("behavior: %s is drawn by itself", async (_, from, change) => {
  const { draw } = open();
  await draw(["Hunza"], "<div>Hunza</div>");
  expect(await draw(from, "<div>other</div>", change)).toBeNull();
  expect(await draw(["Hunza"], "never drawn")).toBe("<div>Hunza</div>");
});

test("behavior: another nonce is the same page", async () => {
  const { draw } = open();
  await draw(["Hunza"], "<div>Hunza</div>");
  expect(await draw(["Hunza"], "never drawn", { nonce: "b3RoZXIgMTYgYnl0ZXMuLg==" })).toBe("<div>Hunza</div>");
});

test.each<[string, string, ResponseInit?]>([
  ["still waits for something", "<!--$?--><template id='B:0'></template><!--/$-->"],
  ["has a script in it", "<div><script>1</script></div>"],
  ["has the answer's nonce in it", `<div title="${nonce}"></div>`],
  ["is not whole", "<div>"],
  ["is of a page that failed", "<div>Hunza</div>", { status: 503, headers: { "content-type": "text/html" } }],
  ["is of no page", "<div>Hunza</div>", { headers: { "content-type": "application/json" } }],
])("behavior: a part that %s is not kept", async (_, inside, init) => {
  const { draw } = open();
  await draw(["Hunza"], inside, {}, init);
  expect(await draw(["Hunza"], "<div>Hunza</div>")).toBeNull();
});

test("behavior: keeps nothing when it is switched off, and never more than there is room for", async () => {
  const off = open({ forMs: 0 });
  await off.draw(["Hunza"], "<div>Hunza</div>");
  expect(await off.draw(["Hunza"], "<div>Hunza</div>")).toBeNull();
  const small = open({ capacity: 2 });
  for (const place of ["a", "b", "c"]) await small.draw([place], place);
  const { drawn } = small;
  expect(["a", "b", "c"].map((place) => drawn.open(factsOf()).read("sections", [place]))).toEqual([null, "b", "c"]);
});

test("default: a page's parts are found by the facts that it is drawn with, and by no others", () => {
  const { drawn } = open();
  const facts = factsOf();
  const parts = drawn.open(facts);
  expect(partsOf(facts)).toBe(parts);
  expect(partsOf(factsOf())).toBeUndefined();
});

test("behavior: a part ends where its own element does, whatever stands in it and behind it", () => {
  const inside = '<div><div class="a">1</div><span>x &lt;/div&gt;</span></div><divider></divider><div></div>';
  expect(insideOf(pageOf(inside), "sections")).toBe(inside);
  expect(insideOf(pageOf("سفر"), "sections")).toBe("سفر");
  expect(insideOf(pageOf(inside), "flights")).toBeNull();
});
