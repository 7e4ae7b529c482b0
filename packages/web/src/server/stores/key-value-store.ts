/**
 * Where sessions, service tokens, locks and caches live: in this process, or in Redis when many servers stand behind a
 * balancer. Values are text; every one expires.
 */
export interface KeyValueStore {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Takes a lock until released or `ttlMs` have passed; null when somebody else holds it. */
  acquire(key: string, ttlMs: number): Promise<Lock | null>;
  /** Whether the store answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export interface Lock {
  /** Gives the lock back, and does nothing when it has passed to somebody else meanwhile. */
  release(): Promise<void>;
}
