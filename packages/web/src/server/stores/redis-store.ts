import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { createClient } from "redis";
import type { Answering } from "./answering.ts";
import type { KeyValueStore } from "./key-value-store.ts";

/** Deletes the lock only while it is still the caller's, in one step. */
const releaseScript = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) else return 0 end`;

const connectInMs = 2000;

/**
 * Connects and reconnects by itself; a command sent while the connection is down fails at once instead of waiting. Goes on without a
 * connection that takes long.
 */
export const connectRedis = async (url: string, onError: (error: Error) => void) => {
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: connectInMs } });
  client.on("error", onError);
  const late = new AbortController();
  await Promise.race([
    client.connect().catch(onError),
    setTimeout(connectInMs, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
  return client;
};

export type RedisClient = Awaited<ReturnType<typeof connectRedis>>;

/** The store of many servers. `prefix` keeps this deployment's keys apart from others in the same Redis. */
export const createRedisStore = (client: RedisClient, answering: Answering, prefix = "safar:"): KeyValueStore => ({
  get: (key) => answering(() => client.get(prefix + key)),
  set: async (key, value, ttlMs) => {
    await answering(() => client.set(prefix + key, value, { expiration: { type: "PX", value: ttlMs } }));
  },
  delete: async (key) => {
    await answering(() => client.del(prefix + key));
  },
  acquire: async (key, ttlMs) => {
    const holder = randomUUID();
    const taken = await answering(() =>
      client.set(prefix + key, holder, { condition: "NX", expiration: { type: "PX", value: ttlMs } }),
    );
    if (taken !== "OK") return null;
    return {
      release: async () => {
        await answering(() => client.eval(releaseScript, { keys: [prefix + key], arguments: [holder] }));
      },
    };
  },
  ready: async () => (await answering(() => client.ping()).catch(() => "")) === "PONG",
  close: async () => {
    await client.close();
  },
});
