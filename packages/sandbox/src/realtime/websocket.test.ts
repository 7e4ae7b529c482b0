import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import Pusher from "pusher";
import PusherClient, { type Channel } from "pusher-js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createRandom } from "../core/random.ts";
import type { RealtimeClock } from "./clock.ts";
import { app } from "./realtime.fixture.ts";
import { createRealtimeServer, type RealtimeServer } from "./websocket.ts";

// Both official libraries as they come from the registry, against a real server on a free port.

const isTimer = (handle: unknown): handle is NodeJS.Timeout => handle instanceof Object;

const wallClock: RealtimeClock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => {
    if (isTimer(handle)) clearTimeout(handle);
  },
};

type LocalServer = {
  readonly realtime: RealtimeServer;
  readonly port: number;
  readonly stop: () => Promise<void>;
};

/** A real server on 127.0.0.1, on a port that is free, or on the one given. */
const startServer = async (wanted = 0): Promise<LocalServer> => {
  const realtime = createRealtimeServer({ ...app, clock: wallClock, random: createRandom(`server ${wanted}`) });
  const http = createServer(async (incoming, outgoing) => {
    const body = await text(incoming);
    const { method = "GET", url = "/" } = incoming;
    const answer = await realtime.httpApi(new Request(`http://localhost${url}`, { method, ...(body && { body }) }));
    outgoing.writeHead(answer.status).end(await answer.text());
  });
  http.on("upgrade", (request, socket, head) => {
    if (!realtime.handleUpgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => {
    http.listen(wanted, "127.0.0.1", resolve);
  });
  const address = http.address();
  const port = address instanceof Object ? address.port : wanted;
  const stop = async () => {
    await realtime.stop();
    await new Promise((resolve) => http.close(resolve));
  };
  return { realtime, port, stop };
};

let server: LocalServer;
let library: Pusher;
let clients: PusherClient[] = [];

const serverLibrary = (secret = app.secret) =>
  new Pusher({ ...app, secret, host: "127.0.0.1", port: String(server.port), useTLS: false });

/** A client whose channels the official server library authorises. */
const connect = async (user = "amna", options: { key?: string; secret?: string } = {}) => {
  const authority = serverLibrary(options.secret);
  const client = new PusherClient(options.key ?? app.key, {
    cluster: "local",
    wsHost: "127.0.0.1",
    wsPort: server.port,
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) => {
        const member = channelName.startsWith("presence-") ? { user_id: user, user_info: { name: user } } : undefined;
        callback(null, authority.authorizeChannel(socketId, channelName, member));
      },
    },
    userAuthentication: {
      customHandler: ({ socketId }, callback) => callback(null, authority.authenticateUser(socketId, { id: user })),
    },
  });
  clients.push(client);
  return client;
};

const once = (source: { bind(event: string, callback: (data: never) => void): unknown }, event: string) =>
  new Promise<unknown>((resolve) => {
    source.bind(event, resolve);
  });

const subscribe = async (client: PusherClient, name: string): Promise<Channel> => {
  const channel = client.subscribe(name);
  await once(channel, "pusher:subscription_succeeded");
  return channel;
};

beforeEach(async () => {
  server = await startServer();
  library = serverLibrary();
});

afterEach(async () => {
  for (const client of clients) client.disconnect();
  clients = [];
  await server.stop();
});

test("default: an event triggered by the server library reaches pusher-js", async () => {
  const channel = await subscribe(await connect(), "news");
  const heard = once(channel, "headline");
  await library.trigger("news", "headline", { text: "بارش", n: 1 });
  expect(await heard).toEqual({ text: "بارش", n: 1 });
});

test("behavior: the socket that caused an event does not hear it", async () => {
  const [author, reader] = [await connect(), await connect()];
  const own = await subscribe(author, "news");
  const others = await subscribe(reader, "news");
  const heard: unknown[] = [];
  own.bind("headline", (data: unknown) => heard.push(data));
  own.bind("end", () => heard.push("end"));
  const atReader = once(others, "headline");
  await library.trigger("news", "headline", { n: 1 }, { socket_id: author.connection.socket_id });
  await atReader;
  const ended = once(own, "end");
  await library.trigger("news", "end", {});
  await ended;
  expect(heard).toEqual(["end"]);
});

test("behavior: a batch reaches each event's own channel", async () => {
  const client = await connect();
  const [news, fares] = [await subscribe(client, "news"), await subscribe(client, "fares")];
  const heard = [once(news, "a"), once(fares, "b")];
  await library.triggerBatch([
    { channel: "news", name: "a", data: { n: 1 } },
    { channel: "fares", name: "b", data: { n: 2 } },
  ]);
  expect(await Promise.all(heard)).toEqual([{ n: 1 }, { n: 2 }]);
});

test("behavior: a private channel opens to a right signature and stays shut to a wrong one", async () => {
  const channel = await subscribe(await connect(), "private-user.1");
  const heard = once(channel, "wallet.updated");
  const refused = (await connect("eve", { secret: "guess" })).subscribe("private-user.1");
  expect(await once(refused, "pusher:subscription_error")).toMatchObject({ type: "AuthError", status: 401 });
  await library.trigger("private-user.1", "wallet.updated", {});
  expect(await heard).toEqual({});
  expect(refused.subscribed).toBe(false);
});

test("behavior: presence members see each other, and the API lists them", async () => {
  const name = "presence-ticket.1";
  const [amna, desk] = [await connect("amna"), await connect("desk")];
  const channel = await subscribe(amna, name);
  const added = once(channel, "pusher:member_added");
  const there = await subscribe(desk, name);
  expect(await added).toEqual({ id: "desk", info: { name: "desk" } });
  expect(Object.keys(Reflect.get(there, "members").members)).toEqual(["amna", "desk"]);

  const read = async (path: string, params = {}) => (await library.get({ path, params })).json();
  expect(await read(`/channels/${name}/users`)).toEqual({ users: [{ id: "amna" }, { id: "desk" }] });
  expect(await read(`/channels/${name}`, { info: "user_count,subscription_count" })).toEqual({
    occupied: true,
    user_count: 2,
    subscription_count: 2,
  });
  await subscribe(amna, "news");
  expect(await read("/channels")).toEqual({ channels: { [name]: {}, news: {} } });
  expect(await read("/channels", { filter_by_prefix: "presence-", info: "user_count" })).toEqual({
    channels: { [name]: { user_count: 2 } },
  });

  const removed = once(channel, "pusher:member_removed");
  desk.disconnect();
  expect(await removed).toEqual({ id: "desk", info: { name: "desk" } });
});

test("behavior: client events pass between members and name their sender", async () => {
  const name = "presence-ticket.1";
  const [amna, desk] = [await connect("amna"), await connect("desk")];
  const [from, to] = [await subscribe(amna, name), await subscribe(desk, name)];
  const heard = new Promise((resolve) => {
    to.bind("client-typing", (data: unknown, about: unknown) => resolve([data, about]));
  });
  from.trigger("client-typing", { on: true });
  expect(await heard).toEqual([{ on: true }, { user_id: "amna" }]);
});

test("behavior: a signed-in user is reached by id, and can be shown the door", async () => {
  const client = await connect("amna");
  const greeted = once(client.user, "greeting");
  client.signin();
  await client.user.signinDonePromise;
  await expect.poll(() => Reflect.get(client.user, "serverToUserChannel")?.subscribed, { interval: 5 }).toBe(true);
  await library.sendToUser("amna", "greeting", { n: 1 });
  expect(await greeted).toEqual({ n: 1 });
  const ended = once(client.connection, "disconnected");
  await library.terminateUserConnections("amna");
  await ended;
  expect(client.connection.state).toBe("disconnected");
});

test("behavior: the server library with a wrong secret is refused", async () => {
  await expect(serverLibrary("guess").trigger("news", "headline", {})).rejects.toMatchObject({ status: 401 });
});

test("behavior: an unknown app key ends in disconnected, with 4001", async () => {
  const client = await connect("amna", { key: "nobody" });
  const error = once(client.connection, "error");
  await once(client.connection, "disconnected");
  expect(await error).toMatchObject({ error: { data: { code: 4001 } } });
});

test("behavior: after the server hangs up the client comes back and is subscribed again", async () => {
  const client = await connect();
  const channel = await subscribe(client, "private-user.1");
  const before = client.connection.socket_id;
  const again = once(channel, "pusher:subscription_succeeded");
  server.realtime.faults.flap();
  await again;
  expect(client.connection.socket_id).not.toBe(before);
  const heard = once(channel, "wallet.updated");
  server.realtime.publish("private-user.1", "wallet.updated", {});
  expect(await heard).toMatchObject({ event_id: expect.any(String), sent_at: expect.any(String) });
});

test("behavior: a client outlives a restart of the server on the same port", async () => {
  const client = await connect();
  const channel = await subscribe(client, "news");
  const again = once(channel, "pusher:subscription_succeeded");
  await server.stop();
  server = await startServer(server.port);
  await again;
  expect(client.connection.state).toBe("connected");
});
