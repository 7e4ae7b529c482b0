import type { DeviceStorage, EpochMs } from "./ports.ts";

export type Cached<Value> = { readonly value: Value; readonly at: EpochMs };

export type DeviceCacheOptions<Value> = {
  readonly storage: DeviceStorage;
  readonly key: string;
  /** Raise it when the value's shape changes: what an older build wrote is then not read. */
  readonly schema: number;
  /** The value if it is one, else null. What a device holds is untrusted. */
  readonly decode: (value: unknown) => Value | null;
};

/** One value kept on the device with its age. No method rejects: a device that is full, blocked or corrupt means memory. */
export interface DeviceCache<Value> {
  read(): Promise<Cached<Value> | null>;
  write(value: Value, at: EpochMs): Promise<void>;
  clear(): Promise<void>;
}

const isEnvelope = (value: unknown): value is { schema: unknown; at: number; value: unknown } =>
  typeof value === "object" &&
  value !== null &&
  "schema" in value &&
  "at" in value &&
  typeof value.at === "number" &&
  Number.isFinite(value.at) &&
  "value" in value;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const createDeviceCache = <Value>(options: DeviceCacheOptions<Value>): DeviceCache<Value> => {
  const { storage, key, schema, decode } = options;
  let memory: Cached<Value> | null = null;

  const readDevice = async (): Promise<Cached<Value> | null> => {
    const text = await storage.read(key);
    const envelope = text === null ? null : parse(text);
    if (!isEnvelope(envelope) || envelope.schema !== schema) return null;
    const value = decode(envelope.value);
    return value === null ? null : { value, at: envelope.at };
  };

  return {
    async read() {
      if (memory !== null) return memory;
      try {
        return await readDevice();
      } catch {
        return null;
      }
    },
    async write(value, at) {
      memory = { value, at };
      try {
        await storage.write(key, JSON.stringify({ schema, at, value }));
      } catch {
        // Full or blocked: memory holds it until the page goes.
      }
    },
    async clear() {
      memory = null;
      try {
        await storage.remove(key);
      } catch {
        // Blocked: what is there cannot be removed, and will be judged by its age and schema.
      }
    },
  };
};

/** Whether a value of that instant is too old at `now`; one from the future is, for the clock was wrong then or is now. */
export const isStale = (at: EpochMs, now: EpochMs, maxAgeMs: number): boolean => at > now || now - at >= maxAgeMs;
