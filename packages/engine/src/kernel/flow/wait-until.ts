import { fromPromise, type PromiseActorLogic } from "xstate";
import type { Clock, EpochMs } from "../ports.ts";

/** What `setTimeout` can hold. Nobody waits for what is still further off. */
const longestWaitMs = 2 ** 31 - 1;
/**
 * How long nobody looks at the clock. The timers of many a device stand still while it sleeps, and one that was set for the
 * deadline would come late by all that time.
 */
const lookMs = 1000;

export type Wait = {
  readonly at: EpochMs;
  /** Milliseconds that it takes at least, however long ago the instant is. */
  readonly leastMs?: number;
};

/**
 * An actor that is done when an instant has come. The instant is absolute, so a restored flow waits for what is left of it,
 * or not at all.
 */
export const waitUntilBy = (clock: Clock): PromiseActorLogic<void, Wait> =>
  fromPromise(
    ({ input, signal }) =>
      new Promise((resolve) => {
        const until = Math.max(input.at, clock.now() + (input.leastMs ?? 0));
        let timer: unknown;
        const check = () => {
          const left = until - clock.now();
          if (left <= 0) resolve();
          else timer = clock.setTimeout(check, left > longestWaitMs ? longestWaitMs : Math.min(left, lookMs));
        };
        signal.addEventListener("abort", () => clock.clearTimeout(timer), { once: true });
        check();
      }),
  );
