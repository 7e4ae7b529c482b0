import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import { expiryAfter } from "./expiry.ts";

/** Results of a search that stay the same for a while. */
export type Session = {
  /** The RefID. */
  readonly id: string;
  readonly openedAt: EpochMs;
  readonly expiresAt: EpochMs;
};

const lastsMs = 15 * 60_000;
const goneAfterMs = 24 * 3_600_000;
const idLength = 16;

const expiry = (call: Call): EpochMs => expiryAfter(call, lastsMs, call.scenario("results_expire_soon"));

export const openSession = (call: Call, length = idLength): Session => ({
  id: call.code(length),
  openedAt: call.now(),
  expiresAt: expiry(call),
});

/** The sessions of one line of business, with what it keeps of each. */
export const createSessions = <S extends Session>(collection: string) => {
  const rowsIn = ({ store }: Pick<Call, "store">) => store.collection<S>(collection);
  const keep = (call: Pick<Call, "store">, session: S): S => {
    rowsIn(call).put(session);
    return session;
  };
  /** A living one. One that ended, or that nobody knows any more, is expired: a caller can do nothing else about it. */
  const of = (call: Call, id: string): S => {
    const session = rowsIn(call).get(id);
    if (session !== undefined && session.expiresAt > call.now()) return session;
    if (session !== undefined && session.expiresAt + goneAfterMs < call.now()) rowsIn(call).delete(id);
    throw refuse("session_expired", { status: 410, message: "These search results have expired. Search again." });
  };
  const touch = (call: Call, session: S): S =>
    keep(call, { ...session, expiresAt: Math.max(session.expiresAt, expiry(call)) });
  return {
    /** One that was opened here, whether it lives or not. */
    find: (call: Pick<Call, "store">, id: string): S | undefined => rowsIn(call).get(id),
    keep,
    of,
    touch,
    /** Reading a session keeps it alive. */
    read: (call: Call, id: string): S => touch(call, of(call, id)),
  };
};
