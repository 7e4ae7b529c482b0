/** Where the current token of one service is kept, shared by all processes that use the service. */
export interface TokenStore {
  read(): Promise<string | null>;
  write(token: string): Promise<void>;
}

/** Gives the lock back. */
export type ReleaseLock = () => Promise<void>;

/** Lets one process at a time refresh the token of one service. */
export interface TokenLock {
  /**
   * Waits at most `waitMs` for the lock and resolves to null when it did not come. A holder that dies loses it after
   * `leaseMs`.
   */
  acquire(times: { readonly waitMs: number; readonly leaseMs: number }): Promise<ReleaseLock | null>;
}
