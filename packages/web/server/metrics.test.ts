import { get } from "node:http";
import { text } from "node:stream/consumers";
import { register } from "prom-client";
import { type Server, serve } from "srvx";
import { afterEach, expect, test } from "vitest";
import { createUpstreamMetrics } from "../src/server/metrics/upstream-metrics.ts";
import { openAdmin } from "./admin.ts";
import { createServerMetrics } from "./metrics.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const open = async (): Promise<Server> => {
  const { count } = createServerMetrics({ sockets: async () => 7 });
  const server = serve({
    port: 0,
    hostname: "127.0.0.1",
    silent: true,
    gracefulShutdown: false,
    middleware: [count],
    fetch: ({ url }) => new Response("done", { status: url.includes("missing") ? 404 : 200 }),
  });
  closing.push(() => server.close(true));
  await server.ready();
  return server;
};

const ask = ({ url }: Server, path: string, host = "localhost"): Promise<string> =>
  new Promise((resolve, reject) => {
    get(new URL(path, url), { agent: false, headers: { host } }, (answer) => resolve(text(answer))).on("error", reject);
  });

test("default: requests are counted by what was asked for, and never by their addresses", async () => {
  const server = await open();
  for (const path of ["/about-us", "/missing/17", "/_serverFn/abc", "/assets/a.js", "/readyz"]) await ask(server, path);
  const told = await register.metrics();
  for (const [kind, status] of [
    ["page", 200],
    ["page", 404],
    ["function", 200],
    ["file", 200],
    ["health", 200],
  ])
    expect(told).toContain(`safar_request_seconds_count{kind="${kind}",method="GET",status="${status}"} 1`);
  expect(told).toContain("safar_sockets 7");
  expect(told).toContain("safar_requests_running 0");
  expect(told).not.toContain("missing");
});

test("behavior: what was counted of the services before the server began is still told, and Node's own once", async () => {
  createUpstreamMetrics().noteCircuit("app", { type: "opened", call: "C052", failures: 10 });
  createServerMetrics({ sockets: async () => 1 });
  createServerMetrics({ sockets: async () => 2 });
  const told = await register.metrics();
  expect(told).toContain('safar_circuit_open{service="app",call="C052"} 1');
  expect(told).toContain("safar_sockets 2");
  expect(told.match(/^# HELP nodejs_version_info/gm)).toHaveLength(1);
});

test("behavior: a host that is none is counted, and left to whoever refuses it", async () => {
  const server = await open();
  expect(await ask(server, "/", "localhost:99999")).toBe("done");
});

test("behavior: the admin port tells it, and nothing else", async () => {
  const admin = await openAdmin({ port: 0, host: "127.0.0.1", metrics: async () => "a 1\n" });
  closing.push(async () => admin.stop());
  const at = (path: string) => fetch(`http://127.0.0.1:${admin.port}${path}`);
  expect([(await at("/metrics")).status, await (await at("/metrics")).text()]).toEqual([200, "a 1\n"]);
  expect((await at("/")).status).toBe(404);
});
