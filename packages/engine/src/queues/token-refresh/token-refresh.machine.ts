import { withOutput } from "../../kernel/flow/with-output.ts";
import { tokenRefreshSetup } from "./token-refresh.setup.ts";

/**
 * One service's token and the requests that need it. A refresh is shared by all who wait; a refusal of an older token is
 * replayed without one; a request is replayed at most once.
 */
export const tokenRefreshMachine = tokenRefreshSetup.createMachine({
  id: "tokenRefresh",
  context: ({ input }) => ({ ...input, token: null, generation: 0, waiting: [] }),
  initial: "absent",
  states: {
    absent: {
      tags: "stable",
      meta: { resume: "drop" },
      on: {
        "request.arrived": { target: "refreshing", actions: "join" },
        // It went out before the refresh that failed, so it shares that refresh's end.
        "request.refused": { actions: "fail" },
      },
    },
    refreshing: {
      tags: "busy",
      meta: { resume: "drop" },
      invoke: {
        id: "refresh",
        src: "refreshToken",
        input: ({ context }) => ({ stale: context.token }),
        onDone: [
          {
            guard: withOutput("isToken"),
            target: "held",
            actions: [withOutput("hold"), "releaseWaiting", "forgetWaiting"],
          },
          { target: "absent", actions: ["failWaiting", "forgetWaiting"] },
        ],
        onError: { target: "absent", actions: ["failWaiting", "forgetWaiting"] },
      },
      after: { refreshTimeout: { target: "absent", actions: ["failWaiting", "forgetWaiting"] } },
      on: {
        "request.arrived": { actions: "join" },
        "request.refused": [{ guard: "isReplay", actions: "fail" }, { actions: "join" }],
        "request.withdrawn": { actions: "leave" },
      },
    },
    held: {
      tags: "stable",
      meta: { resume: "drop" },
      on: {
        "request.arrived": { actions: "release" },
        "request.refused": [
          { guard: "isReplay", actions: "fail" },
          { guard: "isOlderGeneration", actions: "release" },
          { target: "refreshing", actions: "join" },
        ],
      },
    },
  },
});
