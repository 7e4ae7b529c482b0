/** Milliseconds since the epoch, UTC. */
export type EpochMs = number;

/** The only way the engine and the clients learn the time or wait. XState's `SimulatedClock` fits its timer half. */
export interface Clock {
  now(): EpochMs;
  setTimeout(callback: (...args: unknown[]) => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** The only source of chance: a number in [0, 1). Seeded in tests, simulation and sandbox. */
export interface Random {
  next(): number;
}

/** A device's key-value store. Every method may fail (full, blocked); callers keep working in memory when it does. */
export interface DeviceStorage {
  read(key: string): Promise<string | null>;
  write(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Whether the device has a connection, as far as it can know. */
export interface Network {
  isOnline(): boolean;
  /** Calls back at every change, until the returned function is called. */
  subscribe(listener: (isOnline: boolean) => void): () => void;
}
