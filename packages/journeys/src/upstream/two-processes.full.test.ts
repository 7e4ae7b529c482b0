import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRedis } from "../../../../scripts/lib/redis.ts";
import { type CountedSandbox, countedSandbox } from "./counted-sandbox.ts";

let redis: Awaited<ReturnType<typeof startRedis>>;
let sandbox: CountedSandbox;
beforeAll(async () => {
  redis = await startRedis();
  sandbox = await countedSandbox();
});
afterAll(async () => {
  await sandbox.stop();
  redis.stop();
});

type Outcome = { readonly ok: number; readonly unavailable: number; readonly other: number };

/** A server process that makes bursts of calls when told to. */
const openProcess = () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./burst-process.ts", import.meta.url))], {
    env: { ...process.env, ...sandbox.variables, REDIS_URL: redis.url },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    burst: async (size: number): Promise<Outcome> => {
      child.stdin.write(`${size}\n`);
      return JSON.parse((await lines.next()).value ?? "");
    },
    end: () => child.stdin.end(),
  };
};

test("behavior: two server processes share one token and one refresh through Redis", async () => {
  const processes = [openProcess(), openProcess()];
  for (const { burst } of processes) expect(await burst(1)).toEqual({ ok: 1, unavailable: 0, other: 0 });
  expect(sandbox.tokenCalls()).toBe(1);

  sandbox.expireTokens();
  sandbox.forget();
  const outcomes = await Promise.all(processes.map(({ burst }) => burst(500)));
  expect(outcomes).toEqual([
    { ok: 500, unavailable: 0, other: 0 },
    { ok: 500, unavailable: 0, other: 0 },
  ]);
  expect(sandbox.tokenCalls()).toBe(1);
  expect(sandbox.calls()).toBeLessThanOrEqual(2000);
  for (const { end } of processes) end();
});
