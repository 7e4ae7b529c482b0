import { fromPromise, type PromiseActorLogic } from "xstate";
import type { Clock, EpochMs } from "./ports.ts";

/** What `setTimeout` can hold; a later deadline is reached in several waits. */
const longestWaitMs = 2 ** 31 - 1;

/**
 * An actor that is done when an instant has come. The instant is absolute, so a restored flow waits for what is left of it,
 * or not at all.
 */
export const waitUntilBy = (clock: Clock): PromiseActorLogic<void, { readonly at: EpochMs }> =>
  fromPromise(
    ({ input, signal }) =>
      new Promise((resolve) => {
        let timer: unknown;
        const check = () => {
          const left = input.at - clock.now();
          if (left <= 0) resolve();
          else timer = clock.setTimeout(check, Math.min(left, longestWaitMs));
        };
        signal.addEventListener("abort", () => clock.clearTimeout(timer), { once: true });
        check();
      }),
  );
