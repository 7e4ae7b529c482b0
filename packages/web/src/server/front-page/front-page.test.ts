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
  path: some("/", "/ar", "/?ref=friend", "/ar?x=1", "/blogs", "/ar/blogs", "/contact-us", "/bookings", "/broken"),
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
  const path = /^\/(?:ar)?(?:\/?blogs)?$/.test(one.path) ? one.path : "/";
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
        const key = frontPageKey(requestOf(visitor), context);
        const fresh = () => rendered(visitor, context);
        const answer = key === null ? fresh() : (pages.read(key, nonce) ?? (await pages.keep(key, nonce, fresh())));
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
    expect(keyOf({ cookies: { locale: "en" } })).toBe(keyOf({ cookies: { locale: "ar" } }));
  });

  test.each<[string, Partial<Visitor>]>([
    ["a session", { cookies: { session: "s" } }],
    ["a cookie that is no choice", { cookies: { "__Host-safar-guest": "g" } }],
    ["a query", { path: "/?utm=1" }],
    ["a page of somebody's own", { path: "/bookings" }],
    ["a page that is signed in at", { path: "/login" }],
    ["a form that is proven by work", { path: "/contact-us" }],
    ["results", { path: "/flights/lahore-to-karachi/LHE-to-KHI" }],
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
    expect(keyOf({ path })).not.toBeNull();
    expect(keyOf({ path })).toBe(keyOf({ path }));
    expect(keyOf({ path })).not.toBe(keyOf({}));
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
    expect(await pages.read("k", "xyz")?.text()).toBe("<p nonce=xyz>");
    now = 100;
    expect(pages.read("k", "xyz")).toBeNull();
  });

  test.each<[string, ResponseInit]>([
    ["a cookie in it", { headers: { ...html, "set-cookie": "a=b" } }],
    ["another status", { status: 404, headers: html }],
    ["something that is not for others", { headers: { ...html, "cache-control": "no-store" } }],
    ["something that is no page", { headers: { "content-type": "application/json" } }],
  ])("behavior: does not keep an answer with %s", async (_, init) => {
    const pages = createKeptPages({ forMs: 100, capacity: 2, now: () => 0 });
    expect(await (await pages.keep("k", "abc", page(init))).text()).toBe("<p nonce=abc>");
    expect(pages.read("k", "xyz")).toBeNull();
  });

  test("behavior: whoever takes brotli has the page so, once it has been made so, with a nonce of their own", async () => {
    const pages = createKeptPages({ forMs: 100, capacity: 2, now: () => 0 });
    const nonces = ["a", "b", "c"].map((letter) => `${letter.repeat(22)}==`);
    const [first = "", second = "", third = ""] = nonces;
    const of = (nonce: string) => `<p nonce=${nonce}>`;
    await pages.keep("k", first, new Response(of(first), { headers: html }));
    expect(await pages.read("k", second, "gzip, br")?.text()).toBe(of(second));
    await expect.poll(() => pages.read("k", second, "gzip, br")?.headers.get("content-encoding")).toBe("br");
    const packed = pages.read("k", third, "gzip, br");
    expect(packed?.headers.get("vary")).toBe("accept-encoding");
    expect(brotliDecompressSync((await packed?.bytes()) ?? "").toString()).toBe(of(third));
    // Neither for whoever takes something else nor with a nonce of another length.
    expect(await pages.read("k", second, "gzip")?.text()).toBe(of(second));
    expect(await pages.read("k", "short", "br")?.text()).toBe(of("short"));
  });

  test("behavior: keeps nothing when it is switched off, and never more than there is room for", async () => {
    const off = createKeptPages({ forMs: 0, capacity: 2, now: () => 0 });
    await off.keep("k", "abc", page());
    expect(off.read("k", "xyz")).toBeNull();
    const small = createKeptPages({ forMs: 100, capacity: 2, now: () => 0 });
    for (const key of ["a", "b", "c"]) await small.keep(key, "abc", page());
    expect(["a", "b", "c"].map((key) => small.read(key, "n") !== null)).toEqual([false, true, true]);
  });
});
