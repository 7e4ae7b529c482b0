import type { PromiseActorLogic } from "xstate";
import type { Clock } from "../ports.ts";
import { fromSecretPromise } from "./secret-promise.ts";

type Once<Output, Input> = {
  readonly run: (input: Input, signal: AbortSignal) => Promise<Output>;
  /** What is known when no answer came in time, or when the flow was restored while it waited: nothing. */
  readonly lost: Output;
  readonly timeoutMs: number | ((input: Input) => number);
};

/**
 * What changes something upstream and must not happen twice. A restored flow does not run it again, and neither a hang nor an
 * error leaves the flow without an answer: all come to `lost`, so that the flow asks what became of it.
 */
export const onceActor = <Output, Input>(
  clock: Clock,
  { run, lost, timeoutMs }: Once<Output, Input>,
): PromiseActorLogic<Output, Input> =>
  fromSecretPromise<Output, Input>({
    lost,
    run: (input, signal) =>
      new Promise((resolve) => {
        const patienceMs = typeof timeoutMs === "number" ? timeoutMs : timeoutMs(input);
        const timer = clock.setTimeout(() => resolve(lost), patienceMs);
        const settle = (outcome: Output) => {
          clock.clearTimeout(timer);
          resolve(outcome);
        };
        signal.addEventListener("abort", () => settle(lost), { once: true });
        run(input, signal).then(settle, () => settle(lost));
      }),
  });
