import { afterAll, beforeAll } from "vitest";
import { startRedis } from "../../../../../scripts/lib/redis.ts";
import { systemClock } from "../system-clock.ts";
import { createAnswering } from "./answering.ts";
import { describeStore } from "./key-value-store.contract.ts";
import { connectRedis, createRedisStore } from "./redis-store.ts";

let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

let opened = 0;

describeStore("redis store", async () => {
  opened += 1;
  const client = await connectRedis(redis.url, (error) => {
    throw error;
  });
  return {
    store: createRedisStore(client, createAnswering({ clock: systemClock }), `test-${opened}:`),
    // Redis keeps its own time, so this one waits, a little.
    pass: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
});
