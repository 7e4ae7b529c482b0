import { type CallbackActorLogic, fromCallback } from "xstate";
import type { AttemptId } from "../ids.ts";
import type { Clock, EpochMs } from "../ports.ts";

/** What a flow hears of the lock under which it sends something. */
export type PermitEvent =
  /** The lock is asked for: when an attempt begins, and again after a reload, which has given it back. */
  | { readonly type: "permit.asked" }
  /** It is this flow's: what may be sent under it is called `attempt`. */
  | { readonly type: "permit.granted"; readonly attempt: AttemptId; readonly now: EpochMs }
  /** Another tab holds it, or it could not be had. */
  | { readonly type: "permit.denied" };

type Lock<Of> = {
  /** Null when another one holds it. Whoever gets it gets the way to give it back. */
  acquire(of: Of): Promise<(() => void) | null>;
  /** Gives it back, at once or when that is safe. */
  giveBack(of: Of, release: () => void): void;
};

type Ports = {
  readonly clock: Clock;
  /** A name that no other attempt has; it must be hard to guess. */
  readonly newAttemptId: () => AttemptId;
};

/** Holds a lock for as long as it runs, and names the attempt that may be sent under it. A lock that comes too late goes back. */
export const permitActor = <Of>(lock: Lock<Of>, { clock, newAttemptId }: Ports): CallbackActorLogic<PermitEvent, Of> =>
  fromCallback<PermitEvent, Of>(({ input, sendBack }) => {
    let isOver = false;
    let release: (() => void) | null = null;
    const tell = (event: PermitEvent) => sendBack(event);
    const hold = async () => {
      const held = await lock.acquire(input).catch(() => null);
      if (isOver) {
        if (held !== null) lock.giveBack(input, held);
      } else if (held === null) tell({ type: "permit.denied" });
      else {
        release = held;
        tell({ type: "permit.granted", attempt: newAttemptId(), now: clock.now() });
      }
    };
    tell({ type: "permit.asked" });
    void hold();
    return () => {
      isOver = true;
      if (release !== null) lock.giveBack(input, release);
    };
  });
