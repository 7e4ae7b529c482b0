import { mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { createManualClock } from "../core/clock.ts";
import { noteService } from "../core/sandbox.fixture.ts";
import { travelTokenService } from "../services/general/travel-token.service.ts";
import { type SandboxServer, type SandboxServerOptions, startSandboxServer } from "./server.ts";

/** Only a hang is too long: the machine may be busy. */
const patience = { timeout: 10_000 };

const directory = mkdtempSync(join(tmpdir(), "sandbox-server-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const running: SandboxServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

const services = [noteService, travelTokenService];

const start = async (options: SandboxServerOptions = {}) => {
  const server = await startSandboxServer({ services, ...options });
  running.push(server);
  return server;
};

const stop = async (server: SandboxServer) => {
  running.splice(running.indexOf(server), 1);
  await server.stop();
};

const keysOf = ({ sandbox }: SandboxServer) => {
  sandbox.store.collection<{ id: string; userId: string; expiresAt: number }>("sessions").put({
    id: "t1",
    userId: "u1",
    expiresAt: sandbox.clock.now() + 3_600_000,
  });
  return { api_key: sandbox.credentials.apiKey, api_token: "t1" };
};

const write = (server: SandboxServer, text: string, signal?: AbortSignal) =>
  fetch(`${server.url}/app/notes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text, ...keysOf(server) }),
    ...(signal === undefined ? {} : { signal }),
  });

const list = async (server: SandboxServer): Promise<readonly { id: string; text: string }[]> => {
  const response = await fetch(`${server.url}/app/notes`, {
    headers: { "api-key": server.sandbox.credentials.apiKey },
  });
  const body = await response.json();
  return body.Data.notes;
};

const administer = async (server: SandboxServer, method: string, path: string, body?: unknown) => {
  const response = await fetch(`${server.adminUrl}${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

test("default: serves the services on one port and the admin API on another, both on this machine alone", async () => {
  const server = await start();
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(server.adminUrl).not.toBe(server.url);
  expect((await write(server, "hello")).status).toBe(200);
  expect((await list(server)).map(({ text }) => text)).toEqual(["seeded", "hello"]);
  expect((await fetch(`${server.url}/state`)).status).toBe(404);
  expect((await administer(server, "GET", "/state")).body.collections).toMatchObject({ notes: 2 });
});

test("behavior: bookings, ids, jobs and the clock survive a restart", async () => {
  const databasePath = join(directory, "world.sqlite");
  const before = await start({ databasePath });
  const first = await (await write(before, "kept")).json();
  await administer(before, "POST", "/clock", { set: "2030-01-01T00:00:00Z" });
  await administer(before, "POST", "/clock", { freeze: true });
  await administer(before, "POST", "/scenarios", { name: "travel_down", on: true });
  await (await write(before, "waiting")).json();
  await stop(before);

  const after = await start({ databasePath, seed: "ignored: the world has one already" });
  expect(after.sandbox.admin.seed()).toBe("safar");
  expect(after.sandbox.admin.switches.list()).toEqual(["travel_down"]);
  const frozen = after.sandbox.clock.now();
  expect(new Date(frozen).getUTCFullYear()).toBe(2030);
  const again = await (await write(after, "new")).json();
  expect(again.Data.id).not.toBe(first.Data.id);
  expect(again.request_id).not.toBe(first.request_id);

  expect(after.sandbox.admin.jobs()).toHaveLength(2);
  await administer(after, "POST", "/clock", { advanceMs: 60_000 });
  expect(after.sandbox.admin.jobs()).toHaveLength(0);
  const texts = (await list(after)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes("aged"))).toHaveLength(3);
});

test("behavior: a world that starts again is not seeded again", async () => {
  const databasePath = join(directory, "seeded.sqlite");
  await stop(await start({ databasePath }));
  expect((await list(await start({ databasePath }))).map(({ text }) => text)).toEqual(["seeded"]);
});

test("behavior: a dropped connection breaks the socket, the work done", async () => {
  const server = await start();
  await administer(server, "POST", "/faults", {
    point: "afterCommit",
    match: { call: "T003" },
    times: 1,
    fail: { drop: true },
  });
  await expect(write(server, "lost answer")).rejects.toThrow("fetch failed");
  expect((await list(server)).map(({ text }) => text)).toEqual(["seeded", "lost answer"]);
});

test("behavior: a caller who leaves while an answer is held is let go", async () => {
  const server = await start({ clock: createManualClock(Date.UTC(2026, 10, 21)) });
  await administer(server, "POST", "/faults", { point: "delay", match: { call: "T003" } });
  const controller = new AbortController();
  const asked = write(server, "slow", controller.signal).catch((error: Error) => error.name);
  await vi.waitUntil(() => server.sandbox.journal.entries().length > 0, patience);
  controller.abort();
  expect(await asked).toBe("AbortError");
  expect(await list(server)).toHaveLength(2);
});

test("behavior: real-time clients connect on the services' port and hear what handlers publish", async () => {
  const server = await start();
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/app/${server.realtimeKeys.key}?protocol=7`);
  const heard: { readonly event: string; readonly data: string }[] = [];
  const hear = (event: string) => vi.waitUntil(() => heard.find((message) => message.event === event), patience);
  socket.on("message", (data: Buffer) => heard.push(JSON.parse(data.toString())));
  await hear("pusher:connection_established");
  socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: "news" } }));
  await hear("pusher_internal:subscription_succeeded");
  const sent = await administer(server, "POST", "/events/publish", { channel: "news", event: "hi", data: { a: 1 } });
  expect(sent.status).toBe(202);
  expect(JSON.parse((await hear("hi")).data)).toMatchObject({ a: 1 });
});

test("behavior: an upgrade elsewhere is refused", async () => {
  const server = await start();
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/elsewhere`);
  const error = await new Promise<Error>((resolve) => socket.once("error", resolve));
  expect(error.message).toMatch(/hang up|closed|ECONNRESET/);
});

test("behavior: jobs run by themselves when their time comes", async () => {
  const server = await start();
  await (await write(server, "soon")).json();
  await administer(server, "POST", "/clock", { advanceMs: 59_970 });
  await vi.waitUntil(() => server.sandbox.admin.jobs().length === 0, patience);
  expect(server.sandbox.journal.entries().at(-1)).toMatchObject({ kind: "job", endpoint: "note.age" });
});

test("behavior: where the disk is full calls are refused in words, nothing is lost, and it goes on once there is room", async () => {
  const heard: string[] = [];
  const server = await start({
    databasePath: join(directory, "full.sqlite"),
    databasePages: 60,
    onFailure: (error) => heard.push(String(error)),
  });
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  await (await write(server, "kept")).json();
  expect(await ready()).toBe(200);
  const filler = server.sandbox.store.collection<{ id: string; text: string }>("filler");
  const fill = () => {
    for (const length of [16_000, 2000, 200, 10]) {
      try {
        for (let n = 0; ; n += 1) filler.put({ id: `${length}-${n}`, text: "x".repeat(length) });
      } catch {
        // So much has no room any more.
      }
    }
  };
  fill();
  expect(await ready()).toBe(503);
  const refused = await write(server, "lost".repeat(500));
  expect([refused.status, await refused.json()]).toMatchObject([503, { error: { code: "maintenance" } }]);
  for (const { id } of filler.all()) filler.delete(id);
  expect(await ready()).toBe(200);
  expect((await list(server))[1]).toMatchObject({ text: expect.stringMatching(/^kept/) });
  expect(heard.join()).toMatch(/full/);
  expect((await write(server, "after")).status).toBe(200);
});

test("default: the app of the real-time server has a number, as Pusher's libraries write it into addresses", async () => {
  expect((await start()).realtimeKeys.appId).toMatch(/^\d+$/);
});

test("behavior: a foreign Host on the admin port is refused over the wire too", async () => {
  const server = await start();
  const { port } = new URL(server.adminUrl);
  const status = await new Promise((resolve) => {
    httpRequest({ host: "127.0.0.1", port, path: "/state", headers: { host: "evil.example" } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end();
  });
  expect(status).toBe(403);
});

test("behavior: a port in use is an error that says what to do, and leaves nothing open", async () => {
  const server = await start();
  const taken = Number(new URL(server.url).port);
  await expect(startSandboxServer({ services, port: taken })).rejects.toThrow("services port cannot be opened");
  await expect(startSandboxServer({ services, adminPort: taken })).rejects.toThrow("admin port cannot be opened");
});
