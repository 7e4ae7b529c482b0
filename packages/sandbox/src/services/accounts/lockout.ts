import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";

/** Wrong passwords by identifier, whether or not it has an account, so that a lock tells nobody who has one. */
type Attempts = {
  readonly id: string;
  readonly failures: number;
  readonly firstAt: EpochMs;
  readonly lockedUntil: EpochMs | null;
};

export const maximumFailures = 5;
export const lockoutMs = 15 * 60_000;

const attemptsIn = (store: Store): Collection<Attempts> => store.collection<Attempts>("sign_in_attempts");

const keyOf = (identifier: string): string => identifier.trim().toLowerCase();

const locked = (until: EpochMs) =>
  refuse("rate_limited", {
    status: 429,
    message: "Too many wrong passwords.",
    meta: { locked_until: new Date(until).toISOString() },
  });

export const refuseWhileLocked = (call: Call, identifier: string): void => {
  const attempts = attemptsIn(call.store).get(keyOf(identifier));
  if (attempts?.lockedUntil !== undefined && attempts.lockedUntil !== null && attempts.lockedUntil > call.now()) {
    throw locked(attempts.lockedUntil);
  }
};

/** Counts a wrong password; the fifth within the window locks the identifier and refuses. */
export const countFailure = (call: Call, identifier: string): void => {
  const now = call.now();
  const id = keyOf(identifier);
  const before = attemptsIn(call.store).get(id);
  const isFresh = before === undefined || before.firstAt + lockoutMs <= now;
  const failures = isFresh ? 1 : before.failures + 1;
  const lockedUntil = failures >= maximumFailures ? now + lockoutMs : null;
  attemptsIn(call.store).put({ id, failures, firstAt: isFresh ? now : before.firstAt, lockedUntil });
  if (lockedUntil !== null) throw locked(lockedUntil);
};

export const forgetFailures = (call: Call, identifiers: readonly string[]): void => {
  for (const identifier of identifiers) attemptsIn(call.store).delete(keyOf(identifier));
};
