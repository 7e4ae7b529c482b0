import { describe, expect, test } from "vitest";
import { app, inProcess } from "./realtime.fixture.ts";
import { createSigner, signInText, subscriptionText } from "./signing.ts";

const signer = createSigner(app);

type Client = ReturnType<ReturnType<typeof inProcess>["attach"]>;

const enter = (client: Client, channel: string, member?: object) => {
  const channelData = member && JSON.stringify(member);
  const auth = signer.authorise(subscriptionText(client.id, channel, channelData));
  client.say("pusher:subscribe", { channel, auth, ...(channelData && { channel_data: channelData }) });
};

test("default: a client is greeted with a socket id and the activity timeout", () => {
  const client = inProcess().attach();
  expect(client.heard).toEqual([
    { event: "pusher:connection_established", data: { socket_id: client.id, activity_timeout: 120 } },
  ]);
  expect(client.id).toMatch(/^\d+\.\d+$/);
});

test.each([
  ["/app/other?protocol=7", 4001],
  ["/elsewhere", 4005],
  [`/app/${app.key}?protocol=seven`, 4006],
  [`/app/${app.key}?protocol=5`, 4007],
  [`/app/${app.key}`, 4008],
])("behavior: a client that asks for %s is closed with %i", (path, code) => {
  const client = inProcess().attach(path);
  expect(client.closes).toEqual([code]);
  expect(client.heard).toEqual([]);
});

test("behavior: published events reach subscribers, stamped, and not the excepted one", () => {
  const { realtime, attach, clock } = inProcess();
  const [first, second, stranger] = [attach(), attach(), attach()];
  first.say("pusher:subscribe", { channel: "news" });
  second.say("pusher:subscribe", { channel: "news" });
  realtime.publish("news", "headline", { text: "rain" }, { except: second.id });
  const stamp = { event_id: `${clock.now()}-1`, sent_at: new Date(clock.now()).toISOString() };
  expect(first.events("headline")).toEqual([{ event: "headline", channel: "news", data: { text: "rain", ...stamp } }]);
  expect(second.events("headline")).toEqual([]);
  expect(stranger.events("headline")).toEqual([]);
});

test("behavior: subscribers of a channel are counted as they come and go", () => {
  const { attach } = inProcess();
  const [first, second] = [attach(), attach()];
  first.say("pusher:subscribe", { channel: "news" });
  second.say("pusher:subscribe", { channel: "news" });
  second.say("pusher:subscribe", { channel: "news" });
  second.say("pusher:unsubscribe", { channel: "news" });
  expect(first.events("pusher_internal:subscription_count").map(({ data }) => data)).toEqual([
    { subscription_count: 1 },
    { subscription_count: 2 },
    { subscription_count: 1 },
  ]);
});

describe("private channels", () => {
  test("default: a signature over socket and channel lets in", () => {
    const client = inProcess().attach();
    enter(client, "private-user.1");
    expect(client.events("pusher_internal:subscription_succeeded")).toHaveLength(1);
  });

  test.each([
    ["no signature", undefined],
    ["another channel's", (id: string) => signer.authorise(subscriptionText(id, "private-user.2"))],
    ["another socket's", () => signer.authorise(subscriptionText("1.1", "private-user.1"))],
    [
      "another app's",
      (id: string) => createSigner({ ...app, secret: "x" }).authorise(subscriptionText(id, "private-user.1")),
    ],
  ])("behavior: %s keeps out", (_, authFor) => {
    const { attach, realtime } = inProcess();
    const client = attach();
    client.say("pusher:subscribe", { channel: "private-user.1", auth: authFor?.(client.id) });
    realtime.publish("private-user.1", "wallet.updated", {});
    expect(client.events("pusher:subscription_error")).toMatchObject([
      { channel: "private-user.1", data: { type: "AuthError", status: 401 } },
    ]);
    expect(client.events("wallet.updated")).toEqual([]);
  });

  test("behavior: a channel name with a space is refused by name", () => {
    const client = inProcess().attach();
    client.say("pusher:subscribe", { channel: "two words" });
    expect(client.events("pusher:subscription_error")).toMatchObject([
      { data: { type: "InvalidChannel", status: 400 } },
    ]);
  });
});

describe("presence channels", () => {
  const channel = "presence-ticket.1";

  test("default: members see each other come and go, one person counted once", () => {
    const { attach } = inProcess();
    const [amna, desk, desk2] = [attach(), attach(), attach()];
    enter(amna, channel, { user_id: "amna", user_info: { name: "Amna" } });
    enter(desk, channel, { user_id: "desk", user_info: { name: "Support" } });
    enter(desk2, channel, { user_id: "desk", user_info: { name: "Support" } });
    expect(desk.events("pusher_internal:subscription_succeeded")[0]?.data).toEqual({
      presence: { ids: ["amna", "desk"], hash: { amna: { name: "Amna" }, desk: { name: "Support" } }, count: 2 },
    });
    desk.connection?.closed();
    expect(amna.events("pusher_internal:member_removed")).toEqual([]);
    desk2.say("pusher:unsubscribe", { channel });
    expect(amna.heard.slice(2)).toEqual([
      { event: "pusher_internal:member_added", channel, data: { user_id: "desk", user_info: { name: "Support" } } },
      { event: "pusher_internal:member_removed", channel, data: { user_id: "desk" } },
    ]);
  });

  test("behavior: who is there is part of what is signed", () => {
    const client = inProcess().attach();
    const auth = signer.authorise(subscriptionText(client.id, channel, JSON.stringify({ user_id: "amna" })));
    client.say("pusher:subscribe", { channel, auth, channel_data: JSON.stringify({ user_id: "admin" }) });
    expect(client.events("pusher:subscription_error")).toHaveLength(1);
  });

  test("behavior: the hundred and first member is refused, a second connection of the hundredth is not", () => {
    const { attach } = inProcess();
    for (let index = 0; index < 100; index += 1) enter(attach(), channel, { user_id: `u${index}` });
    const [late, again] = [attach(), attach()];
    enter(late, channel, { user_id: "late" });
    enter(again, channel, { user_id: "u99" });
    expect(late.events("pusher:subscription_error")).toMatchObject([{ data: { type: "LimitReached" } }]);
    expect(again.events("pusher_internal:subscription_succeeded")).toHaveLength(1);
  });
});

describe("client events", () => {
  test("default: they reach the others, with the sender on a presence channel", () => {
    const { attach } = inProcess();
    const [one, other] = [attach(), attach()];
    enter(one, "presence-ticket.1", { user_id: "one" });
    enter(other, "presence-ticket.1", { user_id: "other" });
    one.say("client-typing", { on: true }, "presence-ticket.1");
    expect(other.events("client-typing")).toEqual([
      { event: "client-typing", channel: "presence-ticket.1", data: { on: true }, user_id: "one" },
    ]);
    expect(one.events("client-typing")).toEqual([]);
  });

  test("behavior: a public channel and a channel not joined take none", () => {
    const { attach } = inProcess();
    const [one, other] = [attach(), attach()];
    one.say("pusher:subscribe", { channel: "news" });
    other.say("pusher:subscribe", { channel: "news" });
    enter(other, "private-user.1");
    one.say("client-typing", {}, "news");
    one.say("client-typing", {}, "private-user.1");
    expect(other.events("client-typing")).toEqual([]);
    expect(one.events("pusher:error")).toHaveLength(2);
  });

  test("behavior: the eleventh within a second is refused with 4301, and a second later the next passes", () => {
    const { attach, advance } = inProcess();
    const [one, other] = [attach(), attach()];
    enter(one, "private-user.1");
    enter(other, "private-user.1");
    for (let index = 0; index < 11; index += 1) one.say("client-typing", { index }, "private-user.1");
    expect(other.events("client-typing")).toHaveLength(10);
    expect(one.events("pusher:error")).toMatchObject([{ data: { code: 4301 } }]);
    advance(1_000);
    one.say("client-typing", {}, "private-user.1");
    expect(other.events("client-typing")).toHaveLength(11);
  });
});

describe("liveness", () => {
  test("default: a ping is answered", () => {
    const client = inProcess().attach();
    client.say("pusher:ping", {});
    expect(client.events("pusher:pong")).toHaveLength(1);
  });

  test("behavior: a quiet client is pinged after 120 s and closed with 4201 after 30 s more", () => {
    const { attach, advance, pending } = inProcess();
    const [quiet, watcher] = [attach(), attach()];
    enter(quiet, "presence-ticket.1", { user_id: "quiet" });
    enter(watcher, "presence-ticket.1", { user_id: "watcher" });
    advance(120_000);
    expect(quiet.events("pusher:ping")).toHaveLength(1);
    watcher.say("pusher:pong", {});
    advance(30_000);
    expect(quiet.closes).toEqual([4201]);
    expect(watcher.closes).toEqual([]);
    expect(watcher.events("pusher_internal:member_removed")).toHaveLength(1);
    expect(pending()).toBe(1);
  });
});

describe("signing in", () => {
  test("default: a signed-in user's own channel opens to that user alone", () => {
    const { attach, realtime } = inProcess();
    const client = attach();
    const userData = JSON.stringify({ id: "amna" });
    client.say("pusher:subscribe", { channel: "#server-to-user-amna" });
    client.say("pusher:signin", { auth: signer.authorise(signInText(client.id, userData)), user_data: userData });
    client.say("pusher:subscribe", { channel: "#server-to-user-amna" });
    client.say("pusher:subscribe", { channel: "#server-to-user-bilal" });
    realtime.publish("#server-to-user-amna", "hello", {});
    expect(client.events("pusher:subscription_error").map(({ channel }) => channel)).toEqual([
      "#server-to-user-amna",
      "#server-to-user-bilal",
    ]);
    expect(client.events("hello")).toHaveLength(1);
  });

  test("behavior: a wrong signature closes the connection with 4009", () => {
    const client = inProcess().attach();
    client.say("pusher:signin", { auth: `${app.key}:${"0".repeat(64)}`, user_data: JSON.stringify({ id: "amna" }) });
    expect(client.closes).toEqual([4009]);
  });
});

test.each(["", "[]", "null", '"text"', '{"event":1}', "{", '{"event":"pusher:subscribe","data":"{"}'])(
  "behavior: the bytes %j break nothing",
  (text) => {
    const client = inProcess().attach();
    client.connection?.receive(text);
    client.say("pusher:ping", {});
    expect(client.events("pusher:pong")).toHaveLength(1);
    expect(client.closes).toEqual([]);
  },
);

describe("faults", () => {
  const listening = () => {
    const world = inProcess();
    const client = world.attach();
    client.say("pusher:subscribe", { channel: "news" });
    const publish = (n: number) => world.realtime.publish("news", "headline", { n });
    const seen = () => client.events("headline").map(({ data }) => (data as { n: number }).n);
    return { ...world, client, publish, seen };
  };

  test("behavior: dropped events never arrive, the protocol's own messages do", () => {
    const { realtime, publish, seen, client } = listening();
    realtime.faults.set({ drop: 1 });
    publish(1);
    client.say("pusher:ping", {});
    expect(seen()).toEqual([]);
    expect(client.events("pusher:pong")).toHaveLength(1);
  });

  test("behavior: duplicated events arrive twice with one id", () => {
    const { realtime, publish, client } = listening();
    realtime.faults.set({ duplicate: 1 });
    publish(1);
    const ids = client.events("headline").map(({ data }) => (data as { event_id: string }).event_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("behavior: a held event is overtaken by the next, or arrives alone after a second", () => {
    const { realtime, publish, seen, advance } = listening();
    realtime.faults.set({ reorder: 1 });
    publish(1);
    realtime.faults.set({ reorder: 0 });
    publish(2);
    expect(seen()).toEqual([2, 1]);
    realtime.faults.set({ reorder: 1 });
    publish(3);
    expect(seen()).toEqual([2, 1]);
    advance(1_000);
    expect(seen()).toEqual([2, 1, 3]);
  });

  test("behavior: what is held for one client is not let go by a delivery to another", () => {
    const { realtime, publish, seen, attach } = listening();
    realtime.faults.set({ reorder: 1 });
    publish(1);
    realtime.faults.set({ reorder: 0 });
    const other = attach();
    other.say("pusher:subscribe", { channel: "fares" });
    realtime.publish("fares", "changed", {});
    expect(other.events("changed")).toHaveLength(1);
    expect(seen()).toEqual([]);
  });

  test("behavior: a flap closes everybody with 4200; refused connections get the reason given", () => {
    const { realtime, client, attach } = listening();
    realtime.faults.flap();
    expect(client.closes).toEqual([4200]);
    realtime.faults.refuseConnections({ code: 4100, reason: "Over capacity" });
    expect(attach().closes).toEqual([4100]);
    realtime.faults.clear();
    expect(attach().closes).toEqual([]);
  });

  test("behavior: stopping leaves no timer behind", () => {
    const { realtime, publish, pending, client } = listening();
    realtime.faults.set({ reorder: 1 });
    publish(1);
    realtime.stop();
    expect(client.closes).toEqual([1001]);
    expect(pending()).toBe(0);
  });
});
