import { withOutput } from "../kernel/flow/with-output.ts";
import { fail } from "../kernel/result.ts";
import { requestSetup } from "./request.setup.ts";
import type { RequestPorts } from "./request.types.ts";

/**
 * One read of a service, from the question to a value or a problem: repeated when that may help, held while the device is
 * offline. For reads only; what changes something is never repeated blindly.
 */
export const createRequestMachine = (ports: RequestPorts) =>
  requestSetup(ports).createMachine({
    id: "request",
    context: () => ({
      attempts: 0,
      isOnline: ports.network.isOnline(),
      waitMs: 0,
      result: fail({ kind: "aborted" }),
    }),
    invoke: { id: "network", src: "watchNetwork" },
    initial: "asking",
    on: {
      "request.abort": { target: ".aborted", actions: "noteAborted" },
      "network.changed": { actions: "noteNetwork" },
    },
    states: {
      asking: {
        tags: "busy",
        meta: { resume: "restart" },
        invoke: {
          id: "read",
          src: "read",
          onDone: [
            { guard: withOutput("isAnswered"), target: "answered", actions: withOutput("keep") },
            { guard: withOutput("isCutOff"), target: "offline", actions: withOutput("keep") },
            {
              guard: withOutput("isRepeatable"),
              target: "waiting",
              actions: [withOutput("keep"), "count", "planWait"],
            },
            { target: "failed", actions: withOutput("keep") },
          ],
          onError: { target: "failed", actions: "noteFault" },
        },
      },
      // A reload asks again from the start, so this wait needs no deadline that outlives it.
      waiting: {
        tags: "busy",
        meta: { resume: "restart" },
        after: { backoff: "asking" },
        on: { "request.retry": "asking" },
      },
      offline: {
        meta: { resume: "restart" },
        on: {
          "network.changed": { guard: "isBackOnline", target: "asking", actions: "noteNetwork" },
          "request.retry": "asking",
        },
      },
      answered: { type: "final", tags: "terminal", meta: { resume: "drop" } },
      failed: { type: "final", tags: "terminal", meta: { resume: "drop" } },
      aborted: { type: "final", tags: "terminal", meta: { resume: "drop" } },
    },
    output: ({ context }) => context.result,
  });
