import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { app, inProcess } from "./realtime.fixture.ts";
import { createSigner, md5Hex } from "./signing.ts";

type Signing = { at?: number; secret?: string; key?: string; query?: string; bodySigned?: string };

/** Signs by hand as the reference says, so that the official library is not our only witness. */
const ask = (world: ReturnType<typeof inProcess>, method: string, rest: string, body = "", signing: Signing = {}) => {
  const { at = world.clock.now() / 1_000, secret = app.secret, key = app.key, query = "", bodySigned = body } = signing;
  const path = `/apps/${app.appId}/${rest}`;
  const pairs = [`auth_key=${key}`, `auth_timestamp=${Math.floor(at)}`, "auth_version=1.0"];
  if (body) pairs.push(`body_md5=${md5Hex(bodySigned)}`);
  if (query) pairs.push(query);
  const signed = pairs.sort().join("&");
  const signature = createSigner({ key, secret }).sign([method, path, signed].join("\n"));
  const request = new Request(`http://localhost${path}?${signed}&auth_signature=${signature}`, {
    method,
    ...(body && { body }),
  });
  return world.realtime.httpApi(request);
};

const event = (more: object = {}) => JSON.stringify({ name: "greeting", channels: ["news"], data: '{"n":1}', ...more });

test("default: a signed trigger is delivered with its data unchanged", async () => {
  const world = inProcess();
  const client = world.attach();
  client.say("pusher:subscribe", { channel: "news" });
  const response = await ask(world, "POST", "events", event());
  expect([response.status, await response.json()]).toEqual([200, {}]);
  expect(client.events("greeting")).toEqual([{ event: "greeting", channel: "news", data: { n: 1 } }]);
});

test.each<[string, Signing]>([
  ["a wrong secret", { secret: "guess" }],
  ["an unknown key", { key: "other" }],
  ["a body that was changed", { bodySigned: event({ data: "{}" }) }],
])("behavior: %s is refused with 401 and delivers nothing", async (_, signing) => {
  const world = inProcess();
  const client = world.attach();
  client.say("pusher:subscribe", { channel: "news" });
  const response = await ask(world, "POST", "events", event(), signing);
  expect(response.status).toBe(401);
  expect(client.events("greeting")).toEqual([]);
});

test.each([
  [-601, 401],
  [-599, 200],
  [599, 200],
  [601, 401],
])("behavior: a signature %i s away from the server's clock answers %i", async (seconds, status) => {
  const world = inProcess();
  const at = world.clock.now() / 1_000 + seconds;
  expect((await ask(world, "POST", "events", event(), { at })).status).toBe(status);
});

test.each([
  ["data above 10 kB", event({ data: "x".repeat(10_241) }), 413],
  ["data of 10 kB", event({ data: "x".repeat(10_240) }), 200],
  ["a channel's name of 164 characters", event({ channel: "c".repeat(164) }), 200],
  ["one of 165", event({ channel: "c".repeat(165) }), 400],
  ["101 channels", event({ channels: Array.from({ length: 101 }, (_, index) => `c${index}`) }), 400],
  ["100 channels", event({ channels: Array.from({ length: 100 }, (_, index) => `c${index}`) }), 200],
  ["no channel", event({ channels: [] }), 400],
  ["a channel name with a slash", event({ channels: ["a/b"] }), 400],
  ["a name of 201 letters", event({ name: "n".repeat(201) }), 400],
  ["no JSON", "{", 400],
])("behavior: a trigger with %s answers as it should", async (_, body, status) => {
  expect((await ask(inProcess(), "POST", "events", body)).status).toBe(status);
});

test.each([
  [10, 200],
  [11, 400],
])("behavior: a batch of %i answers %i", async (length, status) => {
  const batch = Array.from({ length }, () => ({ name: "e", channel: "news", data: "{}" }));
  expect((await ask(inProcess(), "POST", "batch_events", JSON.stringify({ batch }))).status).toBe(status);
});

test("behavior: counts come with an event when they are asked for", async () => {
  const world = inProcess();
  world.attach().say("pusher:subscribe", { channel: "news" });
  const response = await ask(
    world,
    "POST",
    "events",
    event({ channels: ["news", "empty"], info: "subscription_count" }),
  );
  expect(await response.json()).toEqual({
    channels: { news: { subscription_count: 1 }, empty: { subscription_count: 0 } },
  });
});

test("behavior: user counts of channels that have no users are refused", async () => {
  const world = inProcess();
  expect((await ask(world, "GET", "channels", "", { query: "info=user_count" })).status).toBe(400);
  expect((await ask(world, "GET", "channels/news", "", { query: "info=user_count" })).status).toBe(400);
  expect((await ask(world, "GET", "channels/news/users")).status).toBe(400);
});

test("behavior: what the API does not have is a 404", async () => {
  expect((await ask(inProcess(), "DELETE", "channels/news")).status).toBe(404);
});

test("behavior: signatures agree with the official library's own, whatever the letters", () => {
  const Pusher = createRequire(import.meta.url)("pusher");
  const token = new Pusher.Token(app.key, app.secret);
  const signer = createSigner(app);
  for (const text of ["", "1.2:private-user.1", 'سفر:{"name":"آمنہ"}', "x".repeat(5_000)]) {
    expect(signer.sign(text)).toBe(token.sign(text));
  }
});
