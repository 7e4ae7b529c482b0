import { fromPromise, type PromiseActorLogic } from "xstate";
import type { Clock, EpochMs } from "./ports.ts";

/** What `setTimeout` can hold; a later deadline is reached in several waits. */
const longestWaitMs = 2 ** 31 - 1;

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
          else timer = clock.setTimeout(check, Math.min(left, longestWaitMs));
        };
        signal.addEventListener("abort", () => clock.clearTimeout(timer), { once: true });
        check();
      }),
  );
