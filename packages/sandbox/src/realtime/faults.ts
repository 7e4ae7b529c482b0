import type { Random } from "../core/random.ts";
import type { Deliver } from "./channels.ts";
import type { RealtimeClock } from "./clock.ts";
import { type CloseReason, closeReasons } from "./protocol.ts";

/** Chances in [0, 1] that meet each delivery of a published event. */
export type DeliveryFaults = { readonly drop: number; readonly duplicate: number; readonly reorder: number };

/** What tests and scenarios make go wrong. */
export interface RealtimeFaults {
  /** Replaces the chances named; the others stay. */
  set(faults: Partial<DeliveryFaults>): void;
  /** Answers every new connection with this close reason; null takes connections again. */
  refuseConnections(reason: CloseReason | null): void;
  /** Hangs up on everybody, by default so that they come back at once. */
  flap(reason?: CloseReason): void;
  /** No faults; what was held back is delivered. */
  clear(): void;
}

const none: DeliveryFaults = { drop: 0, duplicate: 0, reorder: 0 };

/** A delivery that was to be overtaken arrives on its own after this long when nothing overtakes it. */
const longestHoldMs = 1_000;

type Parts = {
  readonly random: Pick<Random, "next">;
  readonly clock: RealtimeClock;
  readonly hangUpOnAll: (reason: CloseReason) => void;
};

export const createFaults = ({ random, clock, hangUpOnAll }: Parts) => {
  let chances = none;
  let refusal: CloseReason | null = null;
  let held: { readonly to: string; readonly send: () => void; readonly timer: unknown }[] = [];

  const happens = (chance: number) => chance > 0 && random.next() < chance;

  /** Delivers what is held for one subscriber, or for everybody. */
  const release = (to?: string) => {
    const due = held.filter((one) => to === undefined || one.to === to);
    held = held.filter((one) => !due.includes(one));
    for (const { send, timer } of due) {
      clock.clearTimeout(timer);
      send();
    }
  };

  const deliver: Deliver = (to, send) => {
    if (happens(chances.drop)) return;
    if (happens(chances.reorder)) {
      held.push({ to, send, timer: clock.setTimeout(() => release(to), longestHoldMs) });
      return;
    }
    send();
    if (happens(chances.duplicate)) send();
    release(to);
  };

  const faults: RealtimeFaults = {
    set: (next) => {
      chances = { ...chances, ...next };
    },
    refuseConnections: (reason) => {
      refusal = reason;
    },
    flap: (reason = closeReasons.reconnect) => hangUpOnAll(reason),
    clear: () => {
      chances = none;
      refusal = null;
      release();
    },
  };

  return {
    faults,
    deliver,
    refusal: () => refusal,
    stop: () => held.forEach(({ timer }) => clock.clearTimeout(timer)),
  };
};
