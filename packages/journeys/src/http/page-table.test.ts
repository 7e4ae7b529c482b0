import { products } from "@safar/engine";
import { describe, expect, test } from "vitest";
import { arabicSlugs } from "../../../web/src/app/addresses/arabic-slugs.ts";
import { pageTable } from "../../../web/src/pages/page-table.ts";
import { wordsIn } from "../language/words.ts";
import { builtPages } from "../pages/built-pages.ts";
import { ask, headingOf, languageOf } from "../product/ask.ts";

const uuid = "5f1d7a52-8c1e-4b7a-9a61-0c2f3d5e7b01";
const samples: Readonly<Record<string, string>> = {
  uuid,
  RefID: "REF-1",
  ItineraryRefID: "ITI-1",
  orderRefId: "ORDER1",
  ticketId: "T1",
  id: "1",
  fromCode: "LHE",
  toCode: "KHI",
  fromCity: "lahore",
  toCity: "karachi",
  vertical: "flights",
  serviceType: products.flights.serviceType,
  place: "lahore",
  slug: "nothing-of-ours",
  pageSlug: "nothing-of-ours",
};
const sampleOf = (pattern: string) => pattern.replace(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? "");

const walk = new Set<string>(builtPages.walk);
const built = new Set<string>([...builtPages.open, ...builtPages.routes, ...builtPages.signedIn, ...builtPages.owned]);
/** Whose pages depend on a slug that editors choose: one of them is among the built pages, this slug is nobody's. */
const rows = pageTable.map(({ pattern, auth }) => ({ pattern, auth, path: sampleOf(pattern) }));
const open = rows.filter(({ path, auth }) => built.has(path) && !auth);
const guarded = rows.filter(({ path, auth }) => built.has(path) && auth);
const steps = rows.filter(({ path }) => walk.has(path));
const unbuilt = rows.filter(({ path }) => !built.has(path) && !walk.has(path));

const languages = [
  { locale: "en", prefix: "", says: "en ltr" },
  { locale: "ar", prefix: "/ar", says: "ar rtl" },
] as const;

const addressIn = (prefix: string, path: string) => (path === "/" ? prefix || "/" : prefix + encodeURI(path));

describe.each(languages)("$locale", ({ locale, prefix, says }) => {
  const say = wordsIn(locale);

  test.each(open)("default: $pattern is there", async ({ path }) => {
    const page = await ask(addressIn(prefix, path));
    expect(page.status).toBe(200);
    expect(languageOf(page)).toBe(says);
    expect(headingOf(page)).not.toBe("");
  });

  test.each(steps)("default: $pattern is there, and listed nowhere", async ({ path }) => {
    const page = await ask(addressIn(prefix, path));
    expect(page.status).toBe(200);
    expect(languageOf(page)).toBe(says);
    expect(page.text).toContain('content="noindex"');
    // Before any script has run: its own name, or that of the step it is.
    expect(headingOf(page)).not.toBe("");
  });

  test.each([...open, ...steps])("invariant: what $pattern says of itself stands in its head", async ({ path }) => {
    const { text } = await ask(addressIn(prefix, path));
    const [, body = ""] = text.split("<body", 2);
    // What a script holds is no part of the page.
    expect(body.replace(/<script[^]*?<\/script>/g, "")).not.toMatch(/<meta\b|<title\b/);
  });

  test.each([...open, ...steps])(
    "invariant: each id of $pattern is one word and one element's, and a telephone number is typed",
    async ({ path }) => {
      const { text } = await ask(addressIn(prefix, path));
      const markup = text.replace(/<(script|style)[^]*?<\/\1>/g, "");
      const ids = Array.from(markup.matchAll(/\sid="([^"]*)"/g), ([, id = ""]) => id);
      expect(ids.filter((id, at) => !/^\S+$/.test(id) || ids.indexOf(id) !== at)).toEqual([]);
      // What a browser knows of it without its country fits no list.
      expect(markup).not.toMatch(/<select[^>]*autocomplete="tel-national"/i);
    },
  );

  test.each(guarded)("behavior: $pattern leads to the sign-in, and from there back", async ({ path }) => {
    const answer = await ask(addressIn(prefix, path));
    expect(answer.status).toBe(302);
    expect(answer.headers["location"]).toBe(`${prefix}/login?return=${encodeURIComponent(path)}`);
  });

  test.each(unbuilt)(
    "behavior: $pattern, which nothing serves yet, is not found, and says which path",
    async ({ path }) => {
      const page = await ask(addressIn(prefix, path));
      expect(page.status).toBe(404);
      expect(languageOf(page)).toBe(says);
      expect(headingOf(page)).toBe(say("Page Not Found"));
      expect(page.text).toContain(`<bdi dir="ltr">${prefix}${path}</bdi>`);
    },
  );

  test.each(["/no/such/page", "/blog/a/b", "/flights/a/b/c/d", "/wallet/nothing", "/fnf/create/a/b"])(
    "behavior: %s has no owner",
    async (path) => {
      const page = await ask(prefix + path);
      expect(page.status).toBe(404);
      expect(headingOf(page)).toBe(say("Page not found"));
      expect(page.text).not.toContain(`<bdi dir="ltr">${path}</bdi>`);
    },
  );
});

test.each(Object.entries(arabicSlugs))(
  "behavior: /ar%s has moved to its page, composed or decomposed",
  async (slug, path) => {
    for (const address of [`/ar${slug}`, `/ar${slug.normalize("NFD")}`, `/ar/ar${slug}/`]) {
      const answer = await ask(`${address}?from=x`);
      expect([answer.status, answer.headers["location"]]).toEqual([301, `/ar${path}?from=x`]);
    }
  },
);
