import type { Json } from "@safar/engine";
import { createServiceClient } from "../http/client.ts";
import type { ServiceName } from "../http/endpoint.ts";

/** The instant at which every test of an adapter happens; the service's clock is a second ahead. */
export const wireTime = Date.parse("2026-11-21T09:00:00Z");

const clock = { now: () => wireTime, setTimeout: () => 0, clearTimeout: () => undefined };

export type Reply = { readonly status: number; readonly body: unknown };

/** `body` is the query of a call that has no body; the keys that every call carries are left out. */
type Sent = { readonly method: string; readonly path: string; readonly body: Readonly<Record<string, Json>> };

export type Replies = Readonly<Record<string, Reply | ((sent: Sent) => Reply)>>;

const stamp = { request_id: "req-9", server_time: "2026-11-21T09:00:01.000Z" };

export const answered = (Data: unknown): Reply => ({ status: 200, body: { statusCode: 200, Data, ...stamp } });

export const refused = (status: number, error: Readonly<Record<string, unknown>>): Reply => ({
  status,
  body: { statusCode: status, error: { message: "no", retryable: false, ...error }, ...stamp },
});

/** A client whose calls are answered by their paths; a path without an answer breaks the connection. */
export const openWire = (replies: Replies, service: ServiceName = "app") => {
  const calls: Sent[] = [];
  const client = createServiceClient({
    service,
    baseUrl: "http://service",
    locale: "en",
    apiKey: "key",
    apiToken: "token",
    clock,
    tokens: { run: (send) => send("token") },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      const {
        api_key: _key,
        api_token: _token,
        ...body
      } = text === "" ? Object.fromEntries(searchParams) : JSON.parse(text);
      const sent = { method: request.method, path: pathname.slice(1), body };
      calls.push(sent);
      const reply = replies[sent.path];
      if (reply === undefined) throw new TypeError("the connection broke");
      const { status, body: answer } = typeof reply === "function" ? reply(sent) : reply;
      return new Response(JSON.stringify(answer), { status });
    },
  });
  return { calls, options: { client, clock, offsetMs: () => 1000 } };
};
