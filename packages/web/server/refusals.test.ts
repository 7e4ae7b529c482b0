import { expect, test } from "vitest";
import { malformed, refuse, tooLong } from "./refusals.ts";

const asked = (path: string, method = "GET", headers: Record<string, string> = {}) =>
  // The platform's own request takes neither a Host nor every method.
  ({ method, url: `http://safar.example${path}`, headers: new Headers(headers) }) as Request;

const statusOf = (...facts: Parameters<typeof asked>) => malformed(asked(...facts), true)?.status ?? null;

test.each([
  ["/", "GET", {}],
  ["/contact-us", "POST", { host: "localhost:3000" }],
  ["/api/preferences", "DELETE", { host: "[::1]:3000" }],
  [`/_serverFn/${"a".repeat(64)}`, "PUT", { host: "safar.example" }],
])("default: %s with %s is the application's matter", (path, method, headers) => {
  expect(statusOf(path, method, headers)).toBeNull();
});

test.each(["localhost:99999", "a.example, b.example", "a.example/..", "a@b.example", ""])(
  "behavior: a request to the host %j is refused",
  (host) => {
    expect(statusOf("/", "GET", { host })).toBe(400);
  },
);

test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE"])("behavior: no page takes %s", (method) => {
  const answer = malformed(asked("/about-us", method), true);
  expect([answer?.status, answer?.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  expect(answer?.headers.get("x-frame-options")).toBe("DENY");
});

test("behavior: nothing takes TRACE, and a call must name its function", () => {
  expect(statusOf("/api/preferences", "TRACE")).toBe(405);
  expect([statusOf("/_serverFn/"), statusOf("/_serverFn/", "POST")]).toEqual([404, 404]);
});

test("default: people are told in both languages, programs in a problem", async () => {
  const page = refuse(asked("/", "POST", { accept: "text/html,*/*" }), tooLong);
  expect([page.status, page.headers.get("content-type")]).toEqual([413, "text/html; charset=utf-8"]);
  expect(await page.text()).toMatch(/<h1>That was too much at once<[^]*lang="ar" dir="rtl"><h2>هذا أكثر/);
  expect(await refuse(asked("/", "POST"), tooLong).json()).toMatchObject({ error: "too_large" });
});
