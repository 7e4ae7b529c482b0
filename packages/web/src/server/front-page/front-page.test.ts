import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RequestContext } from "../request/request-context.ts";
import { readCookies } from "../session/cookies.ts";
import { frontPageKey } from "./front-page-key.ts";
import { createKeptPages } from "./kept-pages.ts";

type Visitor = {
  readonly method: string;
  readonly path: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly edition: "PK" | "SA";
  readonly headers: Readonly<Record<string, string>>;
  readonly isBot: boolean;
  readonly afterMs: number;
};

const requestOf = ({ method, path, cookies, headers }: Visitor): Request =>
  new Request(`https://safar.example${path}`, {
    method,
    headers: {
      ...headers,
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join("; "),
    },
  });

const contextOf = (visitor: Visitor, nonce: string): RequestContext => {
  const { mode, locale, currency, session } = visitor.cookies;
  return {
    id: nonce,
    facts: {
      locale: visitor.headers["x-language"] === "ar" || visitor.path.startsWith("/ar") ? "ar" : "en",
      edition: visitor.edition,
      colourMode: mode === "dark" || mode === "light" ? mode : "system",
      origin: "https://safar.example",
      origins: { PK: "https://safar.pk", SA: "https://safar.sa" },
      nonce,
    },
    sessionId: session,
    session: null,
    isSessionUnreadable: false,
    chosen: { locale, currency, city: undefined },
    clientAddress: "203.0.113.7",
    isBot: visitor.isBot,
  };
};

/** What a server would render for this visitor alone: it shows everything that could be told of them. */
const rendered = (visitor: Visitor, context: RequestContext): Response => {
  const { nonce } = context.facts;
  const isAccepted = (visitor.headers["accept"] ?? "*/*") !== "application/json";
  const isBroken = visitor.path === "/broken";
  const { locale: _, ...others } = visitor.cookies;
  const seen = { ...context.facts, nonce, others, isBot: context.isBot };
  return new Response(`<script nonce="${nonce}">${JSON.stringify([visitor.path, seen])}</script>`, {
    status: isBroken ? 500 : isAccepted ? 200 : 406,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
};

const some = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const visitors = fc.record({
  method: some("GET", "GET", "HEAD"),
  path: some(
    "/",
    "/ar",
    "/?ref=friend",
    "/ar?x=1",
    "/blogs",
    "/ar/blogs",
    "/contact-us",
    "/bookings",
    "/broken",
    "/hotels/lahore",
    "/ar/hotels/lahore",
    "/hotels/lahore?rooms=2",
    "/hotels/lahore?rooms=1-7",
    "/hotels/passenger-details/R-1",
  ),
  cookies: fc
    .record(
      {
        locale: some("en", "ar"),
        currency: some("PKR", "SAR"),
        mode: some("dark", "light"),
        session: some("s-ayesha", "s-noura"),
        guest: some("g-1", "g-2"),
      },
      { requiredKeys: [] },
    )
    .map((cookies): Record<string, string> => JSON.parse(JSON.stringify(cookies))),
  edition: some("PK" as const, "SA" as const),
  headers: some<Record<string, string>>({}, {}, { accept: "application/json" }, { "x-language": "ar" }),
  isBot: fc.boolean(),
  afterMs: fc.nat({ max: 20_000 }),
});

/** A stranger, whose page is kept. */
const strangers = visitors.map((one): Visitor => {
  const { guest: _, session: __, ...choices } = one.cookies;
  const path = /^\/(?:ar)?(?:\/?blogs|\/?hotels\/lahore.*)?$/.test(one.path) ? one.path : "/";
  return { ...one, method: "GET", path, cookies: choices, headers: {} };
});

const traits = ["method", "path", "cookies", "edition", "headers", "isBot"] as const;
/** People of whom each differs from the same stranger in one trait at most: only such can be mistaken for each other. */
const alike = fc
  .tuple(strangers, fc.array(fc.tuple(fc.oneof(visitors, strangers), some(...traits)), { minLength: 2, maxLength: 30 }))
  .map(([one, others]) =>
    others.map(([other, trait]): Visitor => ({ ...one, [trait]: other[trait], afterMs: other.afterMs % 3000 })),
  );

test("default: whoever came before, everybody gets the page that is rendered for them alone, under a nonce of their own", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(alike, fc.array(visitors, { minLength: 2, maxLength: 30 })), async (queue) => {
      let now = 0;
      const pages = createKeptPages({ forMs: 30_000, capacity: 4, now: () => now });
      for (const [index, visitor] of queue.entries()) {
        now += visitor.afterMs;
        const nonce = `nonce-${index}+/==`;
        const context = contextOf(visitor, nonce);
        const shared = frontPageKey(requestOf(visitor), context);
        const fresh = () => rendered(visitor, context);
        const answer =
          shared === null
            ? fresh()
            : ((await pages.read(shared.key, nonce)) ?? (await pages.keep(shared.key, nonce, fresh())));
        expect([answer.status, await answer.text()]).toEqual([fresh().status, await fresh().text()]);
      }
    }),
  );
});

describe("frontPageKey", () => {
  const visitor: Visitor = {
    method: "GET",
    path: "/",
    cookies: {},
    edition: "PK",
    headers: {},
    isBot: false,
    afterMs: 0,
  };
  const keyOf = (change: Partial<Visitor>) => {
    const changed = { ...visitor, ...change };
    return frontPageKey(requestOf(changed), contextOf(changed, "n"));
  };

  test("default: two strangers share a page", () => {
    expect(keyOf({})).not.toBeNull();
    expect(keyOf({ cookies: { locale: "en" } })).toEqual(keyOf({ cookies: { locale: "ar" } }));
  });

  test.each<[string, Partial<Visitor>]>([
    ["a session", { cookies: { session: "s" } }],
    ["a cookie that is no choice", { cookies: { "__Host-safar-guest": "g" } }],
    ["a query", { path: "/?utm=1" }],
    ["a page of somebody's own", { path: "/bookings" }],
    ["a page that is signed in at", { path: "/login" }],
    ["a form that is proven by work", { path: "/contact-us" }],
    [
      "a search that begins with the page of whoever looks at it",
      { path: "/flights/lahore-to-karachi/LHE-to-KHI", headers: { "sec-fetch-dest": "document" } },
    ],
    ["a search of no length that searches have", { path: `/hotels/lahore?${"x".repeat(600)}` }],
    ["results for somebody with a session", { path: "/hotels/lahore", cookies: { session: "s" } }],
    [
      "results for somebody with a cookie that is no choice",
      { path: "/bus/lahore-to-karachi", cookies: { guest: "g" } },
    ],
    ["one hotel of a search", { path: "/hotels/detail/REF-1/REF-1.h7" }],
    ["a step of a booking", { path: "/flights/review-booking/REF-1" }],
    ["another method", { method: "HEAD" }],
    ["credentials", { headers: { authorization: "Bearer x" } }],
    ["a language that is not the address's", { headers: { "x-language": "ar" } }],
    ["an answer that is no page", { headers: { accept: "application/json" } }],
  ])("behavior: with %s nothing is kept", (_, change) => {
    expect(keyOf(change)).toBeNull();
  });

  test("invariant: whoever has a session has a page of their own, by whatever they are known", () => {
    const context = contextOf(visitor, "n");
    expect(frontPageKey(requestOf(visitor), context)).not.toBeNull();
    expect(frontPageKey(requestOf(visitor), { ...context, sessionId: "s-ayesha" })).toBeNull();
  });

  test.each([
    "/ar",
    "/about-us",
    "/ar/blogs",
    "/blog/hunza-in-autumn",
    "/dammam-to-riyadh-flights",
    "/book-flights-online",
  ])("default: %s is the same for two strangers, and no other page's", (path) => {
    expect(keyOf({ path })).toMatchObject({ isFound: false });
    expect(keyOf({ path })).toEqual(keyOf({ path }));
    expect(keyOf({ path })).not.toEqual(keyOf({}));
  });

  test.each([
    "/hotels/lahore",
    "/ar/hotels/lahore?check_in=2026-12-10&check_out=2026-12-12&rooms=2",
    "/bus/lahore-to-karachi?date=2026-12-10",
    "/train/lahore-to-karachi",
    "/tours/hunza",
    "/flights/search?trip=one_way&legs=LHE-DXB.2026-12-10",
  ])("default: %s finds the same for two strangers, and no other search does", (path) => {
    expect(keyOf({ path })).toMatchObject({ isFound: true });
    expect(keyOf({ path })).toEqual(keyOf({ path }));
    const others: readonly Partial<Visitor>[] = [
      { path: path.includes("?") ? `${path}&x=1` : `${path}?x=1` },
      { path, cookies: { currency: "SAR" } },
      { path, edition: "SA" },
      { path, isBot: true },
      { path, cookies: { mode: "dark" } },
    ];
    for (const other of others) expect(keyOf(other)?.key).not.toBe(keyOf({ path })?.key);
  });

  test("default: the cookies named here are the choices that cookies carry", () => {
    const request = requestOf({ ...visitor, cookies: { locale: "en", currency: "SAR", mode: "dark", edition: "SA" } });
    expect(Object.keys(readCookies(request))).toHaveLength(4);
    expect(frontPageKey(request, contextOf(visitor, "n"))).not.toBeNull();
  });
});

describe("createKeptPages", () => {
  const page = (init: ResponseInit = {}) =>
    new Response("<p nonce=abc>", { headers: { "content-type": "text/html" }, ...init });
  const html = { "content-type": "text/html" };

  test("default: keeps a page for its time and no longer", async () => {
    let now = 0;
    const pages = createKeptPages({ forMs: 100, capacity: 2, now: () => now });
    await pages.keep("k", "abc", page());
    expect(await (await pages.read("k", "xyz"))?.text()).toBe("<p nonce=xyz>");
    now = 100;
    expect(await pages.read("k", "xyz")).toBeNull();
  });

  test("behavior: once its time is over, a page says what is found then", async () => {
    let now = 0;
    const pages = createKeptPages({ forMs: 100, capacity: 2, now: () => now });
    const found = (what: string) => new Response(`<p nonce=abc>${what}`, { headers: html });
    await pages.keep("k", "abc", found("12 hotels"));
    expect(await (await pages.read("k", "xyz"))?.text()).toBe("<p nonce=xyz>12 hotels");
    now = 100;
    expect(await pages.read("k", "xyz")).toBeNull();
    await pages.keep("k", "abc", found("11 hotels"));
    expect(await (await pages.read("k", "xyz"))?.text()).toBe("<p nonce=xyz>11 hotels");
  });

  test("behavior: of many who ask at once one has the page made, and the others wait for it", async () => {
    const pages = createKeptPages({ forMs: 100, capacity: 2, now: () => 0 });
    const made = pages.begin("k");
    const others = ["n1", "n2"].map(async (nonce) => (await pages.read("k", nonce))?.text());
    const another = pages.read("other", "n3");
    expect(await another).toBeNull();
    await pages.keep("k", "abc", page());
    made();
    expect(await Promise.all(others)).toEqual(["<p nonce=n1>", "<p nonce=n2>"]);
  });

  test("behavior: while the next is made for one, others have the one before, and at most for its time again", async () => {
    let now = 0;
    const pages = createKeptPages({ forMs: 100, capacity: 2, now: () => now });
    await pages.keep("k", "abc", page());
    now = 150;
    expect(await pages.read("k", "n1")).toBeNull();
    const made = pages.begin("k");
    expect(await (await pages.read("k", "n2"))?.text()).toBe("<p nonce=n2>");
    now = 200;
    const waiting = pages.read("k", "n3");
    await pages.keep("k", "abc", new Response("<p nonce=abc>anew", { headers: html }));
    made();
    expect(await (await waiting)?.text()).toBe("<p nonce=n3>anew");
  });

  test("behavior: when what was being made is nobody else's, those who waited have it made for themselves", async () => {
    const pages = createKeptPages({ forMs: 100, capacity: 2, now: () => 0 });
    const made = pages.begin("k");
    const waiting = pages.read("k", "n1");
    await pages.keep("k", "abc", page({ status: 503, headers: html }));
    made();
    expect(await waiting).toBeNull();
    // And nobody waits for it any more.
    expect(await pages.read("k", "n2")).toBeNull();
  });

  test.each<[string, ResponseInit]>([
    ["a cookie in it", { headers: { ...html, "set-cookie": "a=b" } }],
    ["another status", { status: 404, headers: html }],
    ["something that is not for others", { headers: { ...html, "cache-control": "no-store" } }],
    ["something that is no page", { headers: { "content-type": "application/json" } }],
  ])("behavior: does not keep an answer with %s", async (_, init) => {
    const pages = createKeptPages({ forMs: 100, capacity: 2, now: () => 0 });
    expect(await (await pages.keep("k", "abc", page(init))).text()).toBe("<p nonce=abc>");
    expect(await pages.read("k", "xyz")).toBeNull();
  });

  test("behavior: whoever takes brotli has the page so, made once, with a nonce of their own", async () => {
    const pages = createKeptPages({ forMs: 100, capacity: 2, now: () => 0 });
    const nonces = ["a", "b", "c"].map((letter) => `${letter.repeat(22)}==`);
    const [first = "", second = "", third = ""] = nonces;
    const of = (nonce: string) => `<p nonce=${nonce}>`;
    await pages.keep("k", first, new Response(of(first), { headers: html }));
    const read = (by: string, accepted: string) => pages.read("k", by, accepted);
    const packed = await Promise.all([read(second, "gzip, br"), read(third, "br")]);
    expect(packed.map((one) => [one?.headers.get("content-encoding"), one?.headers.get("vary")])).toEqual([
      ["br", "accept-encoding"],
      ["br", "accept-encoding"],
    ]);
    const unpacked = await Promise.all(packed.map(async (one) => one?.bytes()));
    expect(unpacked.map((bytes) => brotliDecompressSync(bytes ?? "").toString())).toEqual([of(second), of(third)]);
    // Neither for whoever takes something else nor with a nonce of another length.
    expect(await (await read(second, "gzip"))?.text()).toBe(of(second));
    expect(await (await read("short", "br"))?.text()).toBe(of("short"));
  });

  test("behavior: keeps nothing when it is switched off, and never more than there is room for", async () => {
    const off = createKeptPages({ forMs: 0, capacity: 2, now: () => 0 });
    await off.keep("k", "abc", page());
    expect(await off.read("k", "xyz")).toBeNull();
    const small = createKeptPages({ forMs: 100, capacity: 2, now: () => 0 });
    for (const key of ["a", "b", "c"]) await small.keep(key, "abc", page());
    const found = await Promise.all(["a", "b", "c"].map((key) => small.read(key, "n")));
    expect(found.map((one) => one !== null)).toEqual([false, true, true]);
  });
});
