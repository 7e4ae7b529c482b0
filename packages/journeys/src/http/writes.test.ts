import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, test } from "vitest";
import { ask } from "../product/ask.ts";

const assets = fileURLToPath(new URL("../../../web/dist/client/assets/", import.meta.url));

/** Every server function that the browser's code can call, found in that code. */
const functions = [
  ...new Set(
    readdirSync(assets)
      .filter((file) => file.endsWith(".js"))
      .flatMap((file) => readFileSync(assets + file, "utf8").match(/\b[0-9a-f]{64}\b/g) ?? []),
  ),
].map((id) => `/_serverFn/${id}`);
const writes = [...functions, "/api/preferences", "/api/realtime/auth"];

const form = { "content-type": "application/x-www-form-urlencoded" };
const elsewhere = [
  [
    "a page of another site",
    { "sec-fetch-site": "cross-site", origin: "https://evil.example", "content-type": "application/json" },
  ],
  ["a form of another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example", ...form }],
  ["a sister host", { "sec-fetch-site": "same-site", "content-type": "application/json" }],
  ["no page at all", { "sec-fetch-site": "none", ...form }],
  ["a browser that names a foreign origin alone", { origin: "https://evil.example", ...form }],
  ["an origin that begins like ours", { origin: "http://localhost.evil.example", ...form }],
  ["an opaque origin", { origin: "null", "content-type": "text/plain" }],
  ["somebody who says nothing of where they come from", { "content-type": "text/plain" }],
  ["a multipart form without a word of origin", { "content-type": "multipart/form-data; boundary=x" }],
  [
    "a foreign origin that says it is ours",
    { "sec-fetch-site": "same-origin", origin: "https://evil.example", ...form },
  ],
] as const;

test("default: the browser's code calls server functions", () => {
  expect(functions.length).toBeGreaterThan(15);
});

describe.each(elsewhere)("from %s", (_, headers) => {
  test("behavior: nothing is written anywhere", async () => {
    for (const path of writes) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const answer = await ask(path, { method, headers, body: "currency=SAR" });
        expect([path, method, answer.status, answer.cookies]).toEqual([path, method, 403, []]);
      }
    }
  });
});

describe("from our own pages", () => {
  const ways: readonly Record<string, string>[] = [
    { "sec-fetch-site": "same-origin" },
    { origin: "ours" },
    { "sec-fetch-site": "same-origin", origin: "ours" },
  ];
  test.each(ways)("default: a form is taken with %o", async (way) => {
    const headers = { ...form, ...way, ...(way["origin"] ? { origin: inject("origin") } : {}) };
    const answer = await ask("/api/preferences", { method: "POST", headers, body: "currency=SAR&locale=ar" });
    expect([answer.status, answer.headers["location"]]).toEqual([303, "/ar"]);
  });

  test("behavior: every server function is reached", async () => {
    const headers = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
    for (const path of functions) {
      const { status } = await ask(path, { method: "POST", headers, body: "{}" });
      expect([403, 404], path).not.toContain(status);
    }
  });
});

describe("what was chosen", () => {
  const choose = (body: string) =>
    ask("/api/preferences", { method: "POST", headers: { ...form, "sec-fetch-site": "same-origin" }, body });

  test.each([
    ["locale=ar", /^locale=ar; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/],
    ["currency=SAR", /^currency=SAR; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/],
    ["mode=dark", /^mode=dark; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/],
    ["edition=SA", /^edition=SA; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/],
  ])("default: %s is kept as long as it should be", async (body, cookie) => {
    const { cookies } = await choose(body);
    expect(cookies).toEqual([expect.stringMatching(cookie)]);
  });

  test.each([
    "locale=fr",
    "currency=XXX",
    "currency=sar",
    "mode=neon",
    "edition=US",
    "currency=SAR%0d%0aset-cookie:x=1",
    "",
  ])("behavior: %s is no choice of ours", async (body) => {
    const { status, cookies, headers } = await choose(body);
    expect([status, cookies, headers["location"]]).toEqual([303, [], "/"]);
  });

  test.each([
    ["mode=dark&return=%2Fblogs%3Fpage%3D2", "/blogs?page=2"],
    ["mode=dark&return=%2F%2Fevil.example", "/"],
    ["mode=dark&return=https%3A%2F%2Fevil.example", "/"],
    ["mode=dark&locale=ar&return=%2F%5Cevil.example", "/ar"],
    ["currency=SAR&return=%2Fblogs", "/"],
    ["currency=SAR&locale=ar&return=%2Far%2Fblogs", "/ar"],
  ])("behavior: %s leads to %s", async (body, location) => {
    expect((await choose(body)).headers["location"]).toBe(location);
  });
});
