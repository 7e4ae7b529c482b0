import { createActor, fromPromise, type PromiseActorLogic } from "xstate";
import type { Clock } from "../kernel/ports.ts";
import type { Problem } from "../kernel/problem.ts";
import { fail, type Result } from "../kernel/result.ts";
import { createRequestMachine } from "./request.machine.ts";
import type { RequestConditions } from "./request.types.ts";

/** A read as a flow invokes it: the flow sees a value or the last problem, and none of the repetitions between. */
export const requestActor = <Query, Value>(
  read: (query: Query, signal: AbortSignal) => Promise<Result<Value, Problem>>,
  { clock, ...conditions }: RequestConditions & { readonly clock: Clock },
): PromiseActorLogic<Result<Value, Problem>, Query> =>
  fromPromise(
    ({ input, signal }) =>
      new Promise((resolve) => {
        let answer: Result<Value, Problem> = fail({ kind: "aborted" });
        const machine = createRequestMachine({
          ...conditions,
          read: async (attemptSignal) => {
            answer = await read(input, attemptSignal);
            return answer;
          },
        });
        const request = createActor(machine, {
          clock: {
            setTimeout: (callback, delayMs) => clock.setTimeout(callback, delayMs),
            clearTimeout: (handle) => clock.clearTimeout(handle),
          },
        });
        request.subscribe({
          complete: () => {
            const { output } = request.getSnapshot();
            resolve(output === undefined || output.ok ? answer : output);
          },
        });
        signal.addEventListener("abort", () => request.send({ type: "request.abort" }), { once: true });
        request.start();
      }),
  );
