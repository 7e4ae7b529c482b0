import { withOutput } from "../../kernel/flow/with-output.ts";
import { dashboardSetup } from "./dashboard.setup.ts";

/** The home page's content: loaded when missing, in another scope or five minutes old; with the user's token first. */
export const dashboardMachine = dashboardSetup.createMachine({
  id: "dashboard",
  context: ({ input }) => ({ scope: input, held: null, failure: null }),
  initial: "unasked",
  states: {
    unasked: {
      tags: "stable",
      meta: { resume: "stay" },
      on: {
        "dashboard.load": { target: "loading" },
        "language.changed": { actions: "lookAs" },
        "subject.changed": { actions: "lookAs" },
        "country.changed": { actions: "lookAs" },
      },
    },
    // A load asked for meanwhile waits for this one: it is no event here. Another scope starts over, and no late answer
    // of the old scope is heard.
    loading: {
      tags: "busy",
      initial: "choosingAudience",
      on: {
        "language.changed": { guard: "isAnotherScope", target: "loading", reenter: true, actions: "lookAs" },
        "subject.changed": { guard: "isAnotherScope", target: "loading", reenter: true, actions: "lookAs" },
        "country.changed": { guard: "isAnotherScope", target: "loading", reenter: true, actions: "lookAs" },
      },
      states: {
        choosingAudience: {
          meta: { resume: "restart" },
          always: [{ guard: "isSignedIn", target: "asUser" }, { target: "asAnybody" }],
        },
        asUser: {
          meta: { resume: "restart" },
          invoke: {
            src: "fetchDashboard",
            input: ({ context }) => ({ scope: context.scope, audience: "user" }),
            onDone: [
              {
                guard: withOutput("isLoaded"),
                target: "#dashboard.loaded",
                actions: { type: "hold", params: ({ event }) => ({ outcome: event.output, audience: "user" }) },
              },
              { target: "asAnybody" },
            ],
            onError: { target: "asAnybody" },
          },
        },
        asAnybody: {
          meta: { resume: "restart" },
          invoke: {
            src: "fetchDashboard",
            input: ({ context }) => ({ scope: context.scope, audience: "anonymous" }),
            onDone: [
              {
                guard: withOutput("isLoaded"),
                target: "#dashboard.loaded",
                actions: { type: "hold", params: ({ event }) => ({ outcome: event.output, audience: "anonymous" }) },
              },
              { target: "#dashboard.failed", actions: withOutput("noteFailure") },
            ],
            onError: { target: "#dashboard.failed", actions: "noteFault" },
          },
        },
      },
    },
    loaded: {
      tags: "stable",
      meta: { resume: "stay" },
      on: {
        "dashboard.load": { guard: "isOld", target: "loading" },
        RESUME: { guard: "isOld", target: "loading" },
        "language.changed": { guard: "isAnotherScope", target: "loading", actions: "lookAs" },
        "subject.changed": { guard: "isAnotherScope", target: "loading", actions: "lookAs" },
        "country.changed": { guard: "isAnotherScope", target: "loading", actions: "lookAs" },
      },
    },
    failed: {
      tags: "stable",
      meta: { resume: "stay" },
      on: {
        "dashboard.load": { target: "loading" },
        RESUME: { target: "loading" },
        "language.changed": { guard: "isAnotherScope", target: "loading", actions: "lookAs" },
        "subject.changed": { guard: "isAnotherScope", target: "loading", actions: "lookAs" },
        "country.changed": { guard: "isAnotherScope", target: "loading", actions: "lookAs" },
      },
    },
  },
});
