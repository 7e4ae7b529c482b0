import type { Json } from "@safar/engine";
import { createServiceClient } from "../http/client.ts";

/** The instant at which every test of the flight adapters happens; the service's clock is a second ahead. */
export const travelTime = Date.parse("2026-11-21T09:00:00Z");

const clock = { now: () => travelTime, setTimeout: () => 0, clearTimeout: () => undefined };

export type Reply = { readonly status: number; readonly body: unknown };

type Sent = { readonly path: string; readonly body: Readonly<Record<string, Json>> };

type Replies = Readonly<Record<string, Reply | ((sent: Sent) => Reply)>>;

const stamp = { request_id: "req-9", server_time: "2026-11-21T09:00:01.000Z" };

export const answered = (Data: unknown): Reply => ({ status: 200, body: { statusCode: 200, Data, ...stamp } });

export const refused = (status: number, error: Readonly<Record<string, unknown>>): Reply => ({
  status,
  body: { statusCode: status, error: { message: "no", ...error }, ...stamp },
});

/** A client whose calls are answered by their paths; a path without an answer breaks the connection. */
export const openTravelWire = (replies: Replies) => {
  const calls: Sent[] = [];
  const client = createServiceClient({
    service: "travel",
    baseUrl: "http://travel",
    locale: "en",
    clock,
    tokens: { run: (send) => send("token") },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      const sent = {
        path: pathname.slice(1),
        body: text === "" ? Object.fromEntries(searchParams) : JSON.parse(text),
      };
      calls.push(sent);
      const reply = replies[sent.path];
      if (reply === undefined) throw new TypeError("the connection broke");
      const { status, body } = typeof reply === "function" ? reply(sent) : reply;
      return new Response(JSON.stringify(body), { status });
    },
  });
  return { calls, options: { client, clock, offsetMs: () => 1000 } };
};
