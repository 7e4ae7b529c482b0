import { randomUUID } from "node:crypto";
import { createClient } from "redis";
import type { KeyValueStore } from "./key-value-store.ts";

/** Deletes the lock only while it is still the caller's, in one step. */
const releaseScript = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) else return 0 end`;

/** Connects once and reconnects by itself; a command sent while the connection is down fails at once instead of waiting. */
export const connectRedis = async (url: string, onError: (error: Error) => void) => {
  const client = createClient({ url, disableOfflineQueue: true });
  client.on("error", onError);
  await client.connect();
  return client;
};

export type RedisClient = Awaited<ReturnType<typeof connectRedis>>;

/** The store of many servers. `prefix` keeps this deployment's keys apart from others in the same Redis. */
export const createRedisStore = (client: RedisClient, prefix = "safar:"): KeyValueStore => ({
  get: (key) => client.get(prefix + key),
  set: async (key, value, ttlMs) => {
    await client.set(prefix + key, value, { expiration: { type: "PX", value: ttlMs } });
  },
  delete: async (key) => {
    await client.del(prefix + key);
  },
  acquire: async (key, ttlMs) => {
    const holder = randomUUID();
    const taken = await client.set(prefix + key, holder, {
      condition: "NX",
      expiration: { type: "PX", value: ttlMs },
    });
    if (taken !== "OK") return null;
    return {
      release: async () => {
        await client.eval(releaseScript, { keys: [prefix + key], arguments: [holder] });
      },
    };
  },
  ready: async () => (await client.ping().catch(() => "")) === "PONG",
  close: async () => {
    await client.close();
  },
});
