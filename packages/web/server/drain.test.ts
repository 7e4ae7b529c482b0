import { get } from "node:http";
import { text } from "node:stream/consumers";
import { type Server, serve } from "srvx";
import { afterEach, expect, test, vi } from "vitest";
import { createDrain } from "./drain.ts";

const servers: Server[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) await server.close(true);
});

/** A server whose answers wait until they are let go. */
const open = async () => {
  const drain = createDrain();
  const waiting: (() => void)[] = [];
  const server = serve({
    port: 0,
    hostname: "127.0.0.1",
    silent: true,
    gracefulShutdown: false,
    middleware: [drain.enter],
    fetch: async ({ url }) => {
      if (url.endsWith("/held")) await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response("done");
    },
  });
  servers.push(server);
  await server.ready();
  const ask = (path: string, method = "GET") =>
    new Promise<string>((resolve, reject) => {
      const asking = get(new URL(path, server.url), { method, agent: false }, async (answer) =>
        resolve(`${answer.statusCode} ${await text(answer)}`),
      );
      asking.on("error", reject);
    });
  const held = async (method?: string) => {
    const before = waiting.length;
    const answer = ask("/held", method).catch((error: Error) => error.message);
    await expect.poll(() => waiting.length).toBe(before + 1);
    return { answer };
  };
  const letGo = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { drain, server, ask, held, letGo };
};

test("default: a server that stops says so, answers what it has begun, and only then is done", async () => {
  const { ask, drain, held, letGo } = await open();
  expect(await ask("/readyz")).toBe("200 done");
  const begun = [await held("POST"), await held()];
  drain.announce();
  expect(await ask("/readyz")).toBe('503 {"status":"stopping"}');
  expect(await ask("/")).toBe("200 done");
  let isDone = false;
  const finish = async () => {
    await drain.finish();
    isDone = true;
  };
  const done = finish();
  await ask("/");
  expect(isDone).toBe(false);
  letGo();
  await done;
  expect(await Promise.all(begun.map(({ answer }) => answer))).toEqual(["200 done", "200 done"]);
});

test("behavior: one in whose place another answers is no reason to send people elsewhere, and keeps no connection", async () => {
  const { drain, server } = await open();
  drain.announce({ isReplaced: true });
  const answer = await fetch(new URL("/readyz", server.url));
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
});

test("behavior: what reads is cut after 30 s, what writes goes to its end", async () => {
  const { drain, held, letGo } = await open();
  const read = await held();
  const write = await held("POST");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  drain.announce();
  const done = drain.finish();
  vi.advanceTimersByTime(30_000);
  expect(await read.answer).toMatch(/hang up/);
  letGo();
  await done;
  expect(await write.answer).toBe("200 done");
});

test("behavior: a server on which nothing runs is done at once", async () => {
  const { drain } = await open();
  drain.announce();
  await drain.finish();
});
