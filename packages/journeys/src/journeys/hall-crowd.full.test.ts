import type { Request } from "playwright-core";
import { fromCrossJSON } from "seroval";
import { expect, test } from "vitest";
import { ask } from "../product/ask.ts";
import { quietDayFrom } from "../product/days.ts";
import { handsOn } from "../product/hands.ts";
import { movieHands, snacks } from "../product/movie-hands.ts";
import { ownProduct } from "../product/own-product.ts";
import { type Visit, visiting } from "../product/visit.ts";

const product = ownProduct();
const clients = 500;
const places = 200;

type Call = {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string;
};
type Told = { readonly type: string; readonly [name: string]: unknown };
type Hall = {
  readonly type: string;
  readonly plan: {
    readonly seats: readonly { id: string; status: string }[];
    readonly rules: readonly { rule: { rule: string } }[];
  };
};
type Quoted = {
  readonly type: string;
  readonly quote: {
    readonly hash: string;
    readonly price: { readonly charge: { readonly total: { readonly minor: number } } };
  };
};
type Priced = { readonly type: string; readonly price: { readonly refId: string } };

const sent = new Set(["accept", "content-type", "x-safar-locale", "x-tsr-serverfn"]);

/** The page's own calls, from the hall to the reservation of one seat: its hall, price, quote and reservation. */
const callsOf = async ({ go, page }: Visit, film: string): Promise<readonly Call[]> => {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/_serverFn/")) requests.push(request);
  });
  const hands = movieHands(page, "en");
  await go(film);
  await hands.openHall();
  await hands.sayHowMany(1);
  await hands.takeProposed(1);
  await hands.toContact();
  await hands.fillContact();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await handsOn(page, "en").heading(...snacks);
  await hands.toReview();
  await hands.toPayment();
  return ['["show"]', '"picks"', '"offer"', '"acknowledged"'].map((named) => {
    const request = requests.find((one) => `${decodeURIComponent(one.url())}${one.postData() ?? ""}`.includes(named));
    if (request === undefined) throw new Error(`The page made no call with ${named}.`);
    const { pathname, search } = new URL(request.url());
    const headers = Object.fromEntries(Object.entries(request.headers()).filter(([name]) => sent.has(name)));
    return {
      path: decodeURIComponent(pathname + search),
      method: request.method(),
      headers,
      body: request.postData() ?? "",
    };
  });
};

const wordIn = (text: string, before: string): string => text.split(before)[1]?.split('"')[0] ?? "";

test("invariant: 500 choose from a hall of 200 through the server at once: each seat is sold once, and everybody else is told", async () => {
  const day = quietDayFrom(3);
  const { origin } = product();
  let calls: readonly Call[] = [];
  const shows: string[] = [];
  await visiting({ origin }, async (visit) => {
    calls = await callsOf(visit, `/movies/quiet-matinee?city=karachi&date=${day}`);
    for (const city of ["karachi", "lahore", "islamabad", "rawalpindi", "faisalabad", "multan"]) {
      for (const date of [day, quietDayFrom(5), quietDayFrom(6)]) {
        await visit.go(`/movies/quiet-matinee?city=${city}&date=${date}`);
        const links = visit.page.getByRole("main").locator('a[href*="/movies/seat-selection/"]');
        const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
        shows.push(...hrefs.map((href) => href.split("/").at(-1) ?? ""));
      }
    }
  });
  const [hallCall, priceCall, quoteCall, reserveCall] = calls;
  if (!(hallCall && priceCall && quoteCall && reserveCall)) throw new Error("Not all calls of the page were seen.");
  const [first, seat, refId, hash] = [
    wordIn(hallCall.path, '["show"],"v":[{"t":1,"s":"'),
    wordIn(priceCall.body, '{"t":1,"s":"1"},{"t":1,"s":"'),
    wordIn(quoteCall.body, '{"t":1,"s":"first"},{"t":1,"s":"'),
    wordIn(reserveCall.body, '"currency"],"v":[{"t":1,"s":"'),
  ];
  const minor = /"t":0,"s":(\d+)/.exec(reserveCall.body)?.[1] ?? "";

  /** Makes a call of the page's again, from an address of one's own, with what is another's put in the place of what was the page's. */
  const again = async <Outcome extends Told | Hall | Quoted | Priced>(
    { path, ...call }: Call,
    client: number,
    changes: Readonly<Record<string, string>>,
  ): Promise<Outcome> => {
    const changed = (text: string) => Object.entries(changes).reduce((so, [from, to]) => so.replaceAll(from, to), text);
    const [address = "", payload] = changed(path).split("payload=");
    const headers = {
      ...call.headers,
      origin,
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": `10.50.${client >> 8}.${client % 256}`,
    };
    const body = call.method === "GET" ? {} : { body: changed(call.body) };
    const asked = payload === undefined ? address : `${address}payload=${encodeURIComponent(payload)}`;
    const { status, text } = await ask(asked, { method: call.method, headers, origin, ...body });
    if (status !== 200) throw new Error(`${status}: ${text.slice(0, 300)}`);
    // As its page reads it.
    const read = fromCrossJSON<{ result: { outcome: Outcome } }>(JSON.parse(text), { refs: new Map() });
    return read.result.outcome;
  };

  const hallOf = (show: string, client: number) => again<Hall>(hallCall, client, { [first]: show });
  const freeIn = ({ plan }: Hall) => plan.seats.filter(({ status }) => status === "available").map(({ id }) => id);
  let show = "";
  for (const candidate of shows) {
    const hall = await hallOf(candidate, clients);
    const { rules, seats } = hall.plan;
    if (
      seats.length === places &&
      freeIn(hall).length === places &&
      rules.every(({ rule }) => rule.rule !== "no_single")
    )
      show = candidate;
    if (show !== "") break;
  }
  expect(show).not.toBe("");

  const refusals = new Map<string, number>();
  /** Chooses a seat of the map they see, and another one of a new map when that was taken, until they have one or none is left. */
  const client = async (number: number): Promise<{ readonly seat: string; readonly booking: string } | null> => {
    for (let turn = 0; ; turn += 1) {
      const free = freeIn(await hallOf(show, number));
      const wish = free[(number * 7 + turn * 13) % Math.max(1, free.length)];
      if (wish === undefined) return null;
      const chosen = { [first]: show, [`"s":"${seat}"`]: `"s":"${wish}"` };
      const priced = await again<Priced>(priceCall, number, chosen);
      let refused: { readonly type: string } = priced;
      if (priced.type === "PRICED") {
        const named = { [first]: show, [refId]: priced.price.refId };
        const quoted = await again<Quoted>(quoteCall, number, named);
        refused = quoted;
        if (quoted.type === "QUOTED") {
          const { hash: mark, price } = quoted.quote;
          const reserved = await again<Told & { reservation?: { booking: string } }>(reserveCall, number, {
            ...named,
            [hash]: mark,
            [`"s":${minor}`]: `"s":${price.charge.total.minor}`,
            "hamza@": `hamza${number}@`,
          });
          if (reserved.type === "RESERVED") return { seat: wish, booking: reserved.reservation?.booking ?? "" };
          refused = reserved;
        }
      }
      refusals.set(refused.type, (refusals.get(refused.type) ?? 0) + 1);
    }
  };

  const began = performance.now();
  const got = await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  console.info(
    `${clients} clients in ${Math.round(performance.now() - began)} ms; refused: ${JSON.stringify([...refusals])}`,
  );
  const sold = got.filter((one) => one !== null);
  expect(sold).toHaveLength(places);
  expect(new Set(sold.map((one) => one.seat)).size).toBe(places);
  expect(got.filter((one) => one === null)).toHaveLength(clients - places);
  expect(refusals.size).toBeGreaterThan(0);
  expect(freeIn(await hallOf(show, clients))).toEqual([]);
  const orders = new Set((await product().sandbox.rows("orders")).map((row) => row["uuid"]));
  expect(sold.filter(({ booking }) => !orders.has(booking))).toEqual([]);
}, 240_000);
