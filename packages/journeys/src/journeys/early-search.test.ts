import { expect, test } from "vitest";
import { type Answer, ask, crawlerAgent } from "../product/ask.ts";
import { dayIn } from "../product/days.ts";
import { ownProduct } from "../product/own-product.ts";
import { visiting } from "../product/visit.ts";

const product = ownProduct();

/** A search that no other test of this file makes. */
const searchOn = (days: number): string =>
  `/flights/search?trip=one_way&legs=KHI-LHE.${dayIn(days)}&adults=1&children=0&infants=0&cabin=economy`;

/** How many searches were opened, and how many providers asked, for a day. */
const upstream = async (days: number) => {
  const entries = await product().sandbox.journal();
  const ofDay = entries.filter(({ input }) => JSON.stringify(input ?? "").includes(dayIn(days)));
  const asked = (path: string) => ofDay.filter(({ endpoint }) => endpoint.endsWith(path)).length;
  return { opened: asked("/air/api/content-providers"), asked: asked("/air/api/search") };
};

const page = (days: number, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  ask(searchOn(days), { origin: product().origin, headers });
const visit = { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" };

test("default: a page comes with its first offers, and its script makes no second search, nor does a reload", async () => {
  await visiting({ origin: product().origin }, async ({ page: shown, go, complaints }) => {
    await go(searchOn(30));
    await shown.getByRole("heading", { level: 2, name: /flights?$/ }).waitFor();
    const first = await upstream(30);
    expect(first.opened).toBe(1);
    const offer = await shown
      .getByRole("link", { name: /^Choose/ })
      .first()
      .getAttribute("href");
    await shown.reload();
    await shown.getByRole("heading", { level: 2, name: /flights?$/ }).waitFor();
    expect(
      await shown
        .getByRole("link", { name: /^Choose/ })
        .first()
        .getAttribute("href"),
    ).toBe(offer);
    expect(await upstream(30)).toEqual({ opened: 1, asked: 2 * first.asked });
    expect(complaints).toEqual([]);
  });
});

test("behavior: the offers stand in the page itself, and are collected from the same search", async () => {
  const { text } = await page(31, visit);
  expect(text).toMatch(/aria-label="Choose: /);
  const [, refId = ""] = /itinerary-details\/([\w.~-]+)\//.exec(text) ?? [];
  const before = await upstream(31);
  const codes = [...new Set([...text.matchAll(/code:"([\w-]+)",name:/g)].map(([, code = ""]) => code))];
  const lines = (
    await ask(`/api/flights/offers?refId=${refId}&providers=${codes.join()}`, { origin: product().origin })
  ).text
    .trim()
    .split("\n");
  expect(lines.length).toBeGreaterThan(0);
  expect(await upstream(31)).toEqual(before);
  expect(before).toEqual({ opened: 1, asked: lines.length });
});

test.each<[string, number, Readonly<Record<string, string>>]>([
  ["a crawler", 32, { ...visit, "user-agent": crawlerAgent }],
  ["a prefetch", 33, { ...visit, "sec-purpose": "prefetch;prerender" }],
  ["a program that does not say what it asks for", 34, {}],
])("behavior: nothing is asked for %s", async (_, days, headers) => {
  const answer = await page(days, headers);
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain("Choose: ");
  expect(await upstream(days)).toEqual({ opened: 0, asked: 0 });
});
