import type { Call, EpochMs } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";

/** A signed-in device, by its api_token. Dispatch reads these rows to learn who calls. */
export type Session = { readonly id: string; readonly userId: string; readonly expiresAt: EpochMs };

export const sessionLifetimeMs = 30 * 24 * 60 * 60_000;
const tokenLength = 40;

export const sessionsIn = (store: Store): Collection<Session> =>
  store.collection<Session>("sessions", { indexes: { userId: (session) => session.userId } });

/** Signs the user in and gives the api_token. */
export const openSession = (call: Call, userId: string): string => {
  const id = call.code(tokenLength);
  sessionsIn(call.store).put({ id, userId, expiresAt: call.now() + sessionLifetimeMs });
  return id;
};

/** Signs the user out everywhere. */
export const closeSessions = (call: Call, userId: string): void => {
  const sessions = sessionsIn(call.store);
  for (const session of sessions.where("userId", userId)) sessions.delete(session.id);
};
