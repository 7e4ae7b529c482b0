import type { Json, Problem, Result } from "@safar/engine";
import type { KeyValueStore } from "./key-value-store.ts";

/**
 * Reads through the store: what is there and younger than `ttlMs`, else what `load` gives, which is then kept. A problem is
 * not kept, and a store that fails is as good as empty.
 */
export const cached = async <Value extends Json>(
  store: KeyValueStore,
  key: string,
  ttlMs: number,
  load: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> => {
  const kept = await store.get(`cache:${key}`).catch(() => null);
  if (kept !== null) return { ok: true, value: JSON.parse(kept) };
  const loaded = await load();
  if (loaded.ok) await store.set(`cache:${key}`, JSON.stringify(loaded.value), ttlMs).catch(() => undefined);
  return loaded;
};
