import { describe, expect, test } from "vitest";
import { ask, crawlerAgent, headingOf, languageOf } from "../product/ask.ts";

describe("moved addresses", () => {
  test.each([
    ["/blogs/", "/blogs"],
    ["/blogs/?page=2&x=%D8%A7", "/blogs?page=2&x=%D8%A7"],
    ["/ar/", "/ar"],
    ["/ar/ar", "/ar"],
    ["/ar/ar/blogs?page=2", "/ar/blogs?page=2"],
    ["/ar/ar/ar/blogs/", "/ar/blogs"],
    ["//blogs", "/blogs"],
    ["/blog//hunza-in-autumn", "/blog/hunza-in-autumn"],
    ["//ar//ar//blogs//?page=2", "/ar/blogs?page=2"],
    ["//evil.example/", "/evil.example"],
    ["///evil.example", "/evil.example"],
    ["/\\evil.example", "/evil.example"],
  ])("behavior: %s has moved for good to %s, in one step", async (address, target) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await ask(address, { method });
      expect([answer.status, answer.headers["location"]]).toEqual([301, target]);
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    }
    expect((await ask(target)).status).not.toBe(301);
  });
});

describe("the front door", () => {
  const at = async (headers: Record<string, string>) => {
    const { status, headers: answered } = await ask("/", { headers });
    return status === 200 ? "stays" : `${status} ${answered["location"]}`;
  };

  test.each([
    ["an Arabic browser", { "accept-language": "ar-SA,ar;q=0.9,en;q=0.8" }, "302 /ar"],
    ["an English browser", { "accept-language": "en-GB,en;q=0.9,ar;q=0.1" }, "stays"],
    ["a browser of neither", { "accept-language": "fr-FR" }, "stays"],
    ["no word of language", {}, "stays"],
    ["a nonsense language", { "accept-language": ";;q=x,*" }, "stays"],
    ["somebody who read Arabic last", { cookie: "locale=ar", "accept-language": "en" }, "302 /ar"],
    ["somebody who read English last", { cookie: "locale=en", "accept-language": "ar" }, "stays"],
    ["a forged cookie", { cookie: "locale=//evil.example", "accept-language": "en" }, "stays"],
    ["a link of our own", { "accept-language": "ar", "sec-fetch-site": "same-origin" }, "stays"],
    ["a link from elsewhere", { "accept-language": "ar", "sec-fetch-site": "cross-site" }, "302 /ar"],
    ["a crawler", { "accept-language": "ar", "user-agent": crawlerAgent }, "stays"],
  ])("behavior: %s", async (_, headers, outcome) => {
    expect(await at(headers)).toBe(outcome);
  });

  test("behavior: only the front door asks for the language", async () => {
    const page = await ask("/about-us", { headers: { "accept-language": "ar", cookie: "locale=ar" } });
    expect([page.status, languageOf(page)]).toEqual([200, "en ltr"]);
  });
});

describe("crawlers", () => {
  test.each([
    ["/no/such/page", 404, "Page Not Found"],
    ["/car-rental/search-results", 404, "Page Not Found"],
    ["/ar/blog/none", 404, "Page Not Found"],
    ["/events/zzz", 404, "Page Not Found"],
  ])("behavior: are told of %s in a few words", async (path, status, words) => {
    const answer = await ask(path, { headers: { "user-agent": crawlerAgent } });
    expect([answer.status, answer.headers["content-type"], answer.text]).toEqual([
      status,
      "text/plain; charset=utf-8",
      words,
    ]);
  });

  test("default: read pages like anybody", async () => {
    const page = await ask("/ar/about-us", { headers: { "user-agent": crawlerAgent } });
    expect([page.status, languageOf(page)]).toEqual([200, "ar rtl"]);
    expect(headingOf(page)).not.toBe("");
  });
});

test.each(["/", "/about-us", "/ar/blogs", "/no/such/page", "/healthz", "/sitemap.xml", "/icon.svg"])(
  "behavior: HEAD of %s answers as GET does, without a body",
  async (path) => {
    const [head, get] = await Promise.all([ask(path, { method: "HEAD" }), ask(path)]);
    expect(head.status).toBe(get.status);
    expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
    expect(head.bytes).toHaveLength(0);
  },
);

test.each([
  "/%E0%A4%A",
  "/ar/%E0%A4%A",
  "/blog/%E0%A4%A",
  "/%",
  "/%00",
  "/blog/%00%00",
  "/__proto__",
  "/constructor",
  "/ar/toString",
  "/blog/__proto__",
  "/a%2Fb",
  "/..%2f..%2f..%2fpackage.json",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/.env",
  "/assets/none.js",
  "/_serverFn/none",
  "/_serverFn/__proto__",
  `/_serverFn/${"0".repeat(64)}`,
  "/api/none",
  "/BLOGS",
  "/Ar/blogs",
  `/${"a".repeat(6000)}`,
  `/${"a/".repeat(2000)}b`,
  "/blog/<script>alert(1)</script>",
  "/\u202Eevil",
  "/flights/x-to-y/LHE-to-<b>",
  "/events/passenger-details",
])("behavior: %s is not there, and nothing breaks", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain("<script>alert");
  expect(answer.text).not.toMatch(/node_modules|at async|\.ts:\d/);
});

test.each([
  "/?__proto__[x]=1&x=%00%E0%A4",
  "/about-us?constructor=x&a[b]=c",
  "/blogs?page=999999999999999999999",
  "/blogs?page[]=1&category=%00",
  `/about-us?x=${"a".repeat(4000)}`,
  "/login?return=%E0%A4",
  '/preferences?x={"a":',
])("behavior: a hostile query like %s breaks nothing", async (path) => {
  const { status } = await ask(path);
  expect([200, 301, 307, 404]).toContain(status);
});
