import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, inject, test } from "vitest";
import { ask } from "../product/ask.ts";

const own = { "sec-fetch-site": "same-origin" };
const form = { ...own, "content-type": "application/x-www-form-urlencoded" };
const json = { ...own, "content-type": "application/json", "x-tsr-serverfn": "true" };
const aFunction = `/_serverFn/${"a".repeat(64)}`;

/** Sends a body without saying how long it is. */
const sendUntold = (path: string, body: string): Promise<{ status: number; said: string }> =>
  new Promise((resolve, reject) => {
    const asking = request(new URL(path, inject("origin")), { method: "POST", headers: json }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, said: await text(answer) }),
    );
    asking.on("error", reject);
    for (let start = 0; start < body.length; start += 65_536) asking.write(body.slice(start, start + 65_536));
    asking.end();
  });

/** The first line of the answer to what is written as it is. */
const answerTo = (written: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(inject("origin"));
    const socket = connect(Number(port), hostname, () => socket.write(written));
    socket.once("data", (data) => {
      socket.destroy();
      resolve(data.toString().split("\r\n")[0] ?? "");
    });
    socket.once("error", reject);
  });

describe("a body that is too long", () => {
  const long = `[${"{},".repeat(2_000_000)}{}]`;

  test("behavior: is refused in words, whoever sends it and whether its length is said", async () => {
    const told = await ask(aFunction, { method: "POST", headers: json, body: long });
    expect([told.status, JSON.parse(told.text).error]).toEqual([413, "too_large"]);
    const untold = await sendUntold(aFunction, long);
    expect([untold.status, JSON.parse(untold.said).error]).toEqual([413, "too_large"]);
  });

  test("behavior: of a form is answered with a page in both languages", async () => {
    const headers = { ...form, accept: "text/html" };
    const body = `mode=dark&x=${"a".repeat(1_000_000)}`;
    const page = await ask("/api/preferences", { method: "POST", headers, body });
    expect([page.status, page.cookies]).toEqual([413, []]);
    expect(page.text).toMatch(/<h1>That was too much[^]*هذا أكثر/);
    expect(page.headers["content-security-policy"]).toBe("default-src 'none'");
  });

  test("behavior: nor is one decoded that is short and nested deeply", async () => {
    const answer = await ask(aFunction, { method: "POST", headers: json, body: "[".repeat(60_000) });
    expect([answer.status, JSON.parse(answer.text).error]).toEqual([400, "bad_request"]);
  });
});

describe("what is no request for a page", () => {
  test.each(["PUT", "PATCH", "DELETE", "TRACE", "OPTIONS"])("behavior: %s is not allowed", async (method) => {
    const answer = await ask("/about-us", { method, headers: own });
    expect([answer.status, answer.headers["allow"]]).toEqual([405, "GET, HEAD, POST"]);
  });

  test.each(["GET", "POST"])(
    "behavior: a call by %s without a function is told so, with every header",
    async (method) => {
      const answer = await ask("/_serverFn/", { method, headers: json });
      expect([answer.status, answer.headers["x-frame-options"]]).toEqual([404, "DENY"]);
    },
  );

  test("behavior: a host that is none, or two of them, are refused", async () => {
    expect((await ask("/", { headers: { host: "localhost:99999" } })).status).toBe(400);
    const twice = "GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n";
    expect(await answerTo(twice)).toMatch(/^HTTP\/1\.1 400/);
  });
});

test("behavior: a foreign host does not make its own pages ours", async () => {
  const headers = { ...form, host: "evil.example", origin: "http://evil.example" };
  const { "sec-fetch-site": _, ...unsigned } = headers;
  for (const sent of [headers, unsigned]) {
    const answer = await ask("/api/preferences", { method: "POST", headers: sent, body: "mode=dark" });
    expect([answer.status, answer.cookies]).toEqual([403, []]);
  }
});

test.each([
  [
    "/ar/طيران-جدة-الرياض",
    "/ar/%D8%B7%D9%8A%D8%B1%D8%A7%D9%86-%D8%AC%D8%AF%D8%A9-%D8%A7%D9%84%D8%B1%D9%8A%D8%A7%D8%B6",
  ],
  ["/／evil.example", "/%EF%BC%8Fevil.example"],
])("behavior: a form that leads back to %s leads there, encoded", async (back, location) => {
  const body = `mode=dark&return=${encodeURIComponent(back)}`;
  const answer = await ask("/api/preferences", { method: "POST", headers: form, body });
  expect([answer.status, answer.headers["location"]]).toEqual([303, location]);
});
