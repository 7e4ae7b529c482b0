import type { Json, Problem, Result } from "@safar/engine";
import type { KeyValueStore } from "./key-value-store.ts";

/** How many values are held as they read: more than a page of any kind needs. */
const mostHeld = 500;

const held = new Map<string, { readonly text: string; readonly value: Json }>();

/**
 * Whoever changes what others read as well is found out while developing and by the tests. Not where it is served: a page would say of
 * everything in it that it is frozen.
 */
const frozen = <Value extends Json>(value: Value): Value => {
  if (import.meta.env.PROD || typeof value !== "object" || value === null) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
};

/** What a text says, read once for as long as it is the same: a home page reads dozens of them. */
const parsed = (key: string, text: string): Json => {
  const known = held.get(key);
  if (known?.text === text) return known.value;
  const value = frozen<Json>(JSON.parse(text));
  const [oldest] = held.keys();
  if (held.size >= mostHeld && oldest !== undefined) held.delete(oldest);
  held.delete(key);
  held.set(key, { text, value });
  return value;
};

/**
 * Reads through the store: what is there and younger than `ttlMs`, else what `load` gives, which is then kept. A problem is
 * not kept, and a store that fails is as good as empty. Whoever reads the same has the same value, and must not change it.
 */
export const cached = async <Value extends Json>(
  store: KeyValueStore,
  key: string,
  ttlMs: number,
  load: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> => {
  const kept = await store.get(`cache:${key}`).catch(() => null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text was written from such a value
  if (kept !== null) return { ok: true, value: parsed(key, kept) as Value };
  const loaded = await load();
  if (loaded.ok) await store.set(`cache:${key}`, JSON.stringify(loaded.value), ttlMs).catch(() => undefined);
  return loaded;
};
