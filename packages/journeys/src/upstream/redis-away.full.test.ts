import { type SandboxServer, startSandboxServer } from "@safar/sandbox/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnRedis, startRedis } from "../../../../scripts/lib/redis.ts";
import { ask } from "../product/ask.ts";
import { people, signInAs } from "../product/hands.ts";
import { type Visit, visiting } from "../product/visit.ts";
import { type WebProcess, webProcess } from "../product/web-process.ts";

let redis: OwnRedis;
let sandbox: SandboxServer;
let server: WebProcess;
beforeAll(async () => {
  redis = await startRedis();
  sandbox = await startSandboxServer();
  server = await webProcess(sandbox, { REDIS_URL: redis.url, TRUST_PROXY: "true" });
  await server.start();
});
afterAll(async () => {
  redis.stop();
  await server.kill();
  await sandbox.stop();
});

const statusOf = async (path: string): Promise<number> => (await ask(path, { origin: server.origin })).status;
const readiness = async (): Promise<readonly [number, unknown]> => {
  const { status, text } = await ask("/readyz", { origin: server.origin });
  return [status, JSON.parse(text).checks.store];
};

/** Of the services with a token, of those without one, and of none. */
const forEverybody = ["/", "/ar", "/book-flights-online", "/bus/lahore-to-karachi", "/ar/blogs", "/login", "/healthz"];

/** What is one person's own says that it cannot be had, where it is, and never that the person is signed out. */
const ownPage = async ({ page }: Visit): Promise<readonly [number, string]> => {
  const answer = await page.goto(`${server.origin}/wallet`);
  return [answer?.status() ?? 0, new URL(page.url()).pathname];
};

const holds = async (visit: Visit): Promise<void> => {
  await expect.poll(readiness).toEqual([503, false]);
  for (const path of forEverybody) expect([path, await statusOf(path)]).toEqual([path, 200]);
  expect(await ownPage(visit)).toEqual([503, "/wallet"]);
};

test("behavior: a Redis that hangs, and then is gone, keeps no page for everybody waiting and signs nobody out", async () => {
  await visiting({ origin: server.origin, isWatched: false }, async (visit) => {
    await visit.go("/login?return=/wallet");
    await signInAs(visit.page, "en", people.ayesha);
    await visit.page.waitForURL(/\/wallet$/);
    redis.hang();
    await holds(visit);
    redis.goOn();
    await expect.poll(readiness).toEqual([200, true]);
    // Nothing has to be done for it to be as before.
    await expect.poll(() => ownPage(visit)).toEqual([200, "/wallet"]);
    redis.stop();
    await holds(visit);
  });
});
