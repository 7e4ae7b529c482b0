import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { type SandboxServer, startSandboxServer } from "@safar/sandbox/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCaddy } from "../../../../scripts/lib/caddy.ts";
import { freePort } from "../../../../scripts/lib/free-port.ts";
import type { Front } from "../../../../scripts/lib/front.ts";
import { startNginx } from "../../../../scripts/lib/nginx.ts";
import { ask, personAgent } from "../product/ask.ts";
import { type WebProcess, webProcess } from "../product/web-process.ts";

type Sent = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

/** Over HTTP/2. */
const getFrom = (origin: string, path: string, { body = "", headers = {}, method = "GET" }: Sent = {}) =>
  new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; said: string }>((resolve, reject) => {
    const session = connect(origin, { rejectUnauthorized: false });
    session.once("error", reject);
    const asking = session.request({ ":path": path, ":method": method, "user-agent": personAgent, ...headers });
    asking.once("error", reject);
    asking.once("response", async (told) => {
      const said = await text(asking);
      session.close();
      resolve({ status: Number(told[":status"]), headers: told, said });
    });
    if (method !== "GET") asking.end(body);
  });

describe.each([
  ["nginx", startNginx],
  ["Caddy", startCaddy],
] as const)("%s", (_, start) => {
  let sandbox: SandboxServer;
  let server: WebProcess;
  let front: Front;
  let origin = "";
  let metrics = "";

  beforeAll(async () => {
    sandbox = await startSandboxServer();
    const [tlsPort, adminPort] = [await freePort(), await freePort()];
    origin = `https://localhost:${tlsPort}`;
    metrics = `http://127.0.0.1:${adminPort}/metrics`;
    const settings = { TRUST_PROXY: "true", PUBLIC_ORIGIN: origin, ADMIN_PORT: String(adminPort) };
    server = await webProcess(sandbox, settings);
    await server.start();
    front = await start(server.port, tlsPort);
  });
  afterAll(async () => {
    await front.stop();
    await server.kill();
    await sandbox.stop();
  });

  const get = (path: string, sent?: Sent) => getFrom(origin, path, sent);

  test("default: pages come over TLS and HTTP/2, in both languages, and say that they are never to come without", async () => {
    for (const [path, language] of [
      ["/about-us", 'lang="en" dir="ltr"'],
      ["/ar/about-us", 'lang="ar" dir="rtl"'],
    ] as const) {
      const page = await get(path);
      expect([page.status, page.said.includes(language)]).toEqual([200, true]);
      expect(page.headers["strict-transport-security"]).toMatch(/max-age/);
    }
  });

  test("behavior: whoever comes without TLS is sent to it", async () => {
    const { headers, status } = await ask("/ar/blogs", { origin: front.plainOrigin });
    expect([status >= 301 && status <= 308, headers["location"]]).toEqual([true, "https://localhost/ar/blogs"]);
  });

  test("behavior: a form of our own pages is taken, and its cookie is for TLS alone; a foreign one is refused", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const sent = { method: "POST", body: "mode=dark" };
    const own = await get("/api/preferences", { ...sent, headers: { ...form, origin } });
    expect(own.status).toBe(303);
    expect(String(own.headers["set-cookie"])).toContain("Secure");
    const foreign = await get("/api/preferences", { ...sent, headers: { ...form, origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
  });

  test("behavior: what is too long is refused by the server in its own words", async () => {
    const body = "a".repeat(100_000);
    const answer = await get("/api/preferences", {
      method: "POST",
      body,
      headers: { origin, accept: "application/json" },
    });
    expect([answer.status, answer.said]).toEqual([413, expect.stringContaining('"too_large"')]);
  });

  test("behavior: what is counted is told at the admin port, and nowhere else", async () => {
    await get("/blogs");
    const told = await (await fetch(metrics)).text();
    for (const name of [
      'safar_request_seconds_count{kind="page",method="GET",status="200"}',
      'safar_upstream_call_seconds_count{service="client"',
      'safar_token_queue{service="travel"}',
      "safar_sockets ",
      "nodejs_eventloop_lag_p99_seconds ",
    ])
      expect(told).toContain(name);
    expect((await get("/metrics")).status).toBe(404);
  });
});
