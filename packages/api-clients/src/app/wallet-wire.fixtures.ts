import { createServiceClient } from "../http/client.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const clock = { now: () => now, setTimeout: () => 0, clearTimeout: () => undefined };

type Reply = { readonly status?: number; readonly body: unknown };

const stamp = { request_id: "req-7", server_time: "2026-11-21T09:00:00.000Z" };

/** The instant at which every test of the wallet's adapters happens. */
export const wallTime = now;

export const answer = (Data: unknown): Reply => ({ body: { statusCode: 200, Data, ...stamp } });

export const refusal = (status: number, error: Record<string, unknown>): Reply => ({
  status,
  body: { statusCode: status, error: { message: "no", ...error }, ...stamp },
});

type Call = { readonly method: string; readonly path: string; readonly body: unknown };

/** A client whose calls are answered by their paths; a path without an answer breaks the connection. */
export const openWire = (replies: Readonly<Record<string, Reply>>) => {
  const calls: Call[] = [];
  const client = createServiceClient({
    service: "app",
    baseUrl: "http://app",
    locale: "en",
    apiKey: "key",
    apiToken: "token",
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const { api_key: _key, api_token: _token, ...body } = text === "" ? {} : JSON.parse(text);
      calls.push({ method: request.method, path: `${pathname.slice(1)}${search}`, body });
      const reply = replies[pathname.slice(1)];
      if (reply === undefined) throw new TypeError("the connection broke");
      return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 });
    },
  });
  return { calls, options: { client, clock, offsetMs: () => 1000 } };
};
