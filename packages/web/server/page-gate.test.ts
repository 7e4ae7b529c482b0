import { type Server, serve } from "srvx";
import { afterEach, expect, test } from "vitest";
import { createPageGate } from "./page-gate.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close(true);
});

/** A server whose answers wait until they are let go. */
const open = async (most: number) => {
  const waiting: (() => void)[] = [];
  const server = serve({
    port: 0,
    hostname: "127.0.0.1",
    silent: true,
    gracefulShutdown: false,
    middleware: [createPageGate({ most, https: false })],
    fetch: async ({ url }) => {
      if (url.includes("held")) await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response("done");
    },
  });
  servers.push(server);
  await server.ready();
  const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, server.url), init);
  const hold = async (count: number) => {
    const answers = Array.from({ length: count }, () => ask("/held"));
    await expect.poll(() => waiting.length).toBe(count);
    return answers;
  };
  const letGo = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { ask, hold, letGo };
};

test("behavior: beyond what it can bear pages are refused in both languages, with when to come again", async () => {
  const { ask, hold, letGo } = await open(2);
  const held = await hold(2);
  const refused = await ask("/about-us", { headers: { accept: "text/html" } });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await refused.text()).toMatch(/<h1>Many people are here[^]*lang="ar"/);
  letGo();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(async () => (await ask("/about-us")).status).toBe(200);
});

test.each([
  ["a server function, which may be a payment", "/_serverFn/abc", { method: "POST" }],
  ["a form without a script", "/blogs", { method: "POST" }],
  ["the page of a payment", "/ar/bus/payments/5f1d7a52-8c1e-4b7a-9a61-0c2f3d5e7b01", {}],
  ["the way back from a bank", "/app/financial/3ds/attempt", {}],
  ["whether it is well", "/readyz", {}],
  ["a file", "/assets/a.js", {}],
])("behavior: %s comes through whatever else goes on", async (_, path, init) => {
  const { ask, hold, letGo } = await open(1);
  const held = await hold(1);
  expect((await ask(path, init)).status).toBe(200);
  letGo();
  await Promise.all(held);
});

test("default: 0 sets no limit", async () => {
  const { hold, letGo } = await open(0);
  const held = await hold(20);
  letGo();
  expect((await Promise.all(held)).every(({ status }) => status === 200)).toBe(true);
});
