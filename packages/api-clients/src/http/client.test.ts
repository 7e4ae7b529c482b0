import { ok, type Problem } from "@safar/engine";
import { expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import { z } from "zod";
import { hotelTokenEndpoints, travelTokenEndpoints } from "../platform/token.endpoints.ts";
import { createTokenFetcher } from "../platform/token-fetcher.ts";
import { type CallEvent, createServiceClient, type ServerTimeEvent, type ServiceClientOptions } from "./client.ts";
import { endpointsOf, type ServiceName } from "./endpoint.ts";
import { createTokenGate } from "./token-gate.ts";

const answer = (data: unknown, init: ResponseInit = {}, envelope: object = {}) =>
  new Response(
    JSON.stringify({
      statusCode: init.status ?? 200,
      Data: data,
      request_id: "req-1",
      server_time: "2026-11-21T09:00:00.000Z",
      ...envelope,
    }),
    { headers: { "content-type": "application/json" }, ...init },
  );

const greeting = z.object({ greeting: z.string() });

const endpointsFor = (service: ServiceName) => {
  const endpoint = endpointsOf(service);
  return {
    read: endpoint({
      call: "C900",
      method: "GET",
      path: "things/{id}/list",
      auth: "optionalUser",
      summary: "Reads.",
      request: z.object({ id: z.string(), page: z.number().optional(), tags: z.array(z.string()).optional() }),
      response: greeting,
    }),
    write: endpoint({
      call: "C901",
      method: "POST",
      path: "things/save",
      auth: "user",
      summary: "Writes.",
      request: z.record(z.string(), z.unknown()),
      response: greeting,
    }),
    guarded: endpoint({
      call: "C902",
      method: "POST",
      path: "air/api/search",
      auth: "bearer",
      summary: "Needs the service token.",
      request: z.object({}),
      response: greeting,
    }),
  };
};

type Sent = { readonly url: string; readonly init: RequestInit; readonly headers: Headers };

const setUp = (
  respond: (sent: Sent) => Response | Promise<Response>,
  options: Partial<ServiceClientOptions> & { readonly service?: ServiceName } = {},
) => {
  const clock = new SimulatedClock();
  const sent: Sent[] = [];
  const calls: CallEvent[] = [];
  const times: ServerTimeEvent[] = [];
  const client = createServiceClient({
    service: "app",
    baseUrl: "https://app.example/base/",
    clock,
    locale: "ar",
    apiKey: "KEY",
    apiToken: "TOKEN",
    fetch: async (input, init = {}) => {
      const url = input instanceof Request ? input.url : input.toString();
      const request = { url, init, headers: new Headers(init.headers) };
      sent.push(request);
      return respond(request);
    },
    onCall: (event) => calls.push(event),
    onServerTime: (event) => times.push(event),
    ...options,
  });
  return { clock, client, sent, calls, times, endpoints: endpointsFor(options.service ?? "app") };
};

const jsonOf = (sent: Pick<Sent, "init"> | undefined): unknown =>
  typeof sent?.init.body === "string" ? JSON.parse(sent.init.body) : undefined;

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("default: a read carries locale, country, version and keys in headers, and its request in path and query", async () => {
  const { client, sent, endpoints } = setUp(() => answer({ greeting: "أهلا" }), { country: "SA" });
  const result = await client.call(endpoints.read, { id: "a/b c", page: 2, tags: ["x", "y"] });
  expect(result).toEqual(ok({ greeting: "أهلا" }));
  expect(sent[0]?.url).toBe("https://app.example/base/things/a%2Fb%20c/list?page=2&tags=x&tags=y");
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    accept: "application/json",
    "api-key": "KEY",
    "api-token": "TOKEN",
    "app-version": "68",
    locale: "ar",
    "x-country": "SA",
  });
});

test("default: a write carries its keys in the body and its attempt in a header", async () => {
  const { client, sent, endpoints } = setUp(() => answer({ greeting: "hi" }));
  await client.call(endpoints.write, { name: "Ali", api_token: "FORGED" }, { attemptId: "attempt-1" });
  expect(jsonOf(sent[0])).toEqual({ name: "Ali", api_key: "KEY", api_token: "TOKEN" });
  expect(sent[0]?.headers.get("idempotency-key")).toBe("attempt-1");
  expect(sent[0]?.headers.get("api-key")).toBeNull();
  expect(sent[0]?.init.redirect).toBe("manual");
});

test("behavior: a variant that the path names as a query keeps it", async () => {
  const { client, sent, endpoints } = setUp(() => answer({ greeting: "hi" }));
  await client.call({ ...endpoints.write, path: "financial/process?sdk=force" }, {});
  expect(sent[0]?.url).toBe("https://app.example/base/financial/process?sdk=force");
});

test("behavior: nobody signed in sends the key alone; the version goes to the app service only", async () => {
  const { client, sent, endpoints } = setUp(() => answer({ greeting: "hi" }), {
    service: "client",
    apiToken: undefined,
  });
  await client.call(endpoints.read, { id: "1" });
  expect(sent[0]?.headers.has("api-token")).toBe(false);
  expect(sent[0]?.headers.has("app-version")).toBe(false);
});

test("behavior: files make the body multipart", async () => {
  const { client, sent, endpoints } = setUp(() => answer({ greeting: "hi" }));
  const file = new File(["%PDF"], "ticket.pdf", { type: "application/pdf" });
  await client.call(endpoints.write, { kind: "support", sizes: [1] }, { files: { file } });
  const form = sent[0]?.init.body;
  expect(form).toBeInstanceOf(FormData);
  const fields = form instanceof FormData ? [...form.entries()] : [];
  expect(fields.map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ["kind", "support"],
    ["sizes", "[1]"],
    ["api_key", "KEY"],
    ["api_token", "TOKEN"],
    ["file", "ticket.pdf"],
  ]);
});

test.each(["", ".", ".."])("behavior: a path parameter %j is refused before anything is sent", async (id) => {
  const { client, sent, endpoints } = setUp(() => answer({ greeting: "hi" }));
  expect(await client.call(endpoints.read, { id })).toMatchObject({
    ok: false,
    error: { kind: "malformed", status: 0 },
  });
  expect(sent).toHaveLength(0);
});

test("behavior: a request that cannot be written is a problem, not a throw", async () => {
  const { client, endpoints } = setUp(() => answer({ greeting: "hi" }));
  expect(await client.call(endpoints.read, { id: "\ud800" })).toMatchObject({
    ok: false,
    error: { kind: "malformed" },
  });
  expect(await client.call(endpoints.write, { amount: 1n })).toMatchObject({ ok: false, error: { kind: "malformed" } });
});

test("behavior: times out at its time, waiting for headers", async () => {
  const { clock, client, sent, calls, endpoints } = setUp(() => new Promise(() => undefined));
  const result = client.call(endpoints.read, { id: "1" });
  await settled();
  clock.increment(59_999);
  expect(sent[0]?.init.signal?.aborted).toBe(false);
  clock.increment(1);
  expect(await result).toEqual({ ok: false, error: { kind: "timeout", afterMs: 60_000 } });
  expect(sent[0]?.init.signal?.aborted).toBe(true);
  expect(calls).toEqual([
    {
      service: "app",
      call: "C900",
      method: "GET",
      path: "things/{id}/list",
      status: 0,
      ms: 60_000,
      outcome: "timeout",
    },
  ]);
});

test("behavior: times out when the body stalls after the headers", async () => {
  const stalled = () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) }));
  const { clock, client, endpoints } = setUp(stalled);
  const result = client.call({ ...endpoints.read, timeoutMs: 90_000 }, { id: "1" });
  await settled();
  clock.increment(90_000);
  expect(await result).toEqual({ ok: false, error: { kind: "timeout", afterMs: 90_000 } });
});

test("behavior: a caller's abort ends the call, before it is sent too", async () => {
  const { client, sent, endpoints } = setUp(() => new Promise(() => undefined));
  const controller = new AbortController();
  const result = client.call(endpoints.read, { id: "1" }, { signal: controller.signal });
  await settled();
  controller.abort();
  expect(await result).toEqual({ ok: false, error: { kind: "aborted" } });
  expect(sent[0]?.init.signal?.aborted).toBe(true);
  const before = await client.call(endpoints.read, { id: "1" }, { signal: AbortSignal.abort() });
  expect(before).toEqual({ ok: false, error: { kind: "aborted" } });
  expect(sent).toHaveLength(1);
});

test("behavior: no connection is offline, and one call is one request whatever happens", async () => {
  const { client, sent, endpoints } = setUp(() => Promise.reject(new TypeError("fetch failed")));
  expect(await client.call(endpoints.read, { id: "1" })).toEqual({ ok: false, error: { kind: "offline" } });
  expect(sent).toHaveLength(1);
});

test("behavior: the wait that a service asks for, in seconds or as a date by its own clock", async () => {
  const refusal = { error: { code: "rate_limited", message: "Slow down", retryable: true } };
  const seconds = setUp(() => answer(null, { status: 429, headers: { "retry-after": "7" } }, refusal));
  expect(await seconds.client.call(seconds.endpoints.read, { id: "1" })).toEqual({
    ok: false,
    error: {
      kind: "refused",
      code: "rate_limited",
      status: 429,
      message: "Slow down",
      retryable: true,
      retryAfterMs: 7000,
      reference: "req-1",
    },
  });
  const headers = { date: "Sat, 21 Nov 2026 09:00:00 GMT", "retry-after": "Sat, 21 Nov 2026 09:00:30 GMT" };
  const dated = setUp(() => new Response("busy", { status: 503, headers }));
  expect(await dated.client.call(dated.endpoints.read, { id: "1" })).toMatchObject({
    error: { kind: "refused", code: "maintenance", retryable: true, retryAfterMs: 30_000 },
  });
});

test("behavior: tells how far the service's clock is ahead, from the middle of the round trip", async () => {
  const world = setUp(() => {
    world.clock.increment(200);
    return answer({ greeting: "hi" });
  });
  await world.client.call(world.endpoints.read, { id: "1" });
  expect(world.times).toEqual([
    { service: "app", offsetMs: Date.parse("2026-11-21T09:00:00.000Z") - 100, roundTripMs: 200 },
  ]);
});

test("behavior: what is logged of a call holds no secret and nothing of its contents", async () => {
  const { client, calls, endpoints } = setUp(() => answer({ greeting: 1 }));
  await client.call(endpoints.read, { id: "PASSPORT-AB123" });
  const log = JSON.stringify(calls);
  for (const secret of ["KEY", "TOKEN", "PASSPORT", "app.example"]) expect(log).not.toContain(secret);
  expect(calls[0]?.outcome).toBe("malformed");
});

test("behavior: a bearer call without a gate has no token to send", async () => {
  const { client, sent, endpoints } = setUp(() => answer({ greeting: "hi" }));
  expect(await client.call(endpoints.guarded, {})).toEqual({
    ok: false,
    error: { kind: "tokenUnavailable", message: "Unable to retrieve token" },
  });
  expect(sent).toHaveLength(0);
});

test.each([
  ["travel", travelTokenEndpoints.travelToken],
  ["hotels", hotelTokenEndpoints.hotelToken],
] as const)(
  "behavior: 1,000 calls of %s on an expired token end well with one token call",
  async (service, endpoint) => {
    let accepted = "stale";
    let tokenCalls = 0;
    const dispatches: string[] = [];
    const unauthorised = { error: { code: "token_expired", message: "Token expired" } };
    const respond = ({ url, init, headers }: Sent): Response => {
      if (url.endsWith("partner/api/auth/token")) {
        tokenCalls += 1;
        expect(jsonOf({ init })).toEqual({ username: "safar", password: "secret" });
        accepted = `token-${tokenCalls}`;
        return answer({ Token: accepted });
      }
      const bearer = headers.get("authorization") ?? "";
      dispatches.push(bearer);
      return bearer === `Bearer ${accepted}` ? answer({ greeting: "hi" }) : answer(null, { status: 401 }, unauthorised);
    };
    const plain = setUp(respond, { service });
    const fetchToken = createTokenFetcher(plain.client, endpoint, { username: "safar", password: "secret" });
    const tokens = createTokenGate({ clock: plain.clock, fetchToken });
    const { client, endpoints } = setUp(respond, { service, tokens });
    await client.call(endpoints.guarded, {});
    accepted = "rotated away";
    tokenCalls = 1;
    dispatches.length = 0;

    const results = await Promise.all(Array.from({ length: 1000 }, () => client.call(endpoints.guarded, {})));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(tokenCalls).toBe(2);
    expect(dispatches.filter((bearer) => bearer === "Bearer token-1")).toHaveLength(1000);
    expect(dispatches.filter((bearer) => bearer === "Bearer token-2")).toHaveLength(1000);
  },
);

test("behavior: a user's 401 of the app service stays a refusal", async () => {
  const refusal = { error: { code: "unauthorised", message: "Sign in" } };
  const { client, endpoints } = setUp(() => answer(null, { status: 401 }, refusal));
  const result = await client.call(endpoints.write, {});
  const problem: Partial<Problem> = { kind: "refused", code: "unauthorised", status: 401 };
  expect(result).toMatchObject({ ok: false, error: problem });
});
