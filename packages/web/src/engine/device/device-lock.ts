const heldHere = new Set<string>();

/** Where a browser has no Web Locks, one tab still does one thing at a time; for the rest the service recognises its attempts. */
const acquireHere = (name: string): (() => void) | null => {
  if (heldHere.has(name)) return null;
  heldHere.add(name);
  return () => heldHere.delete(name);
};

/**
 * A lock of the whole browser, by name. Answers at once: null when this or another tab holds it, or else the function that gives
 * it back. A tab that is closed or crashes gives it back too.
 */
export const acquireDeviceLock = async (
  name: string,
  locks: Pick<LockManager, "request"> | null = globalThis.navigator?.locks ?? null,
): Promise<(() => void) | null> => {
  const own = `safar:${name}`;
  if (locks === null) return acquireHere(own);
  return new Promise((resolve, reject) => {
    locks
      .request(own, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        // The lock is held for as long as this promise is open.
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(reject);
  });
};
