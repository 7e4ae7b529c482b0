import { withOutput } from "../../kernel/flow/with-output.ts";
import { extrasSetup, outputOf } from "./extras.setup.ts";

/** Bags, seats, meals and services, for each traveller and segment. What must be chosen is chosen before anybody goes on. */
export const extrasMachine = extrasSetup.createMachine({
  id: "extras",
  context: ({ input }) => ({
    taken: [],
    laps: [],
    ...input,
    offers: [],
    seatMaps: [],
    missing: [],
    problem: null,
    end: "BACK",
  }),
  output: ({ context }) => outputOf(context),
  initial: "open",
  states: {
    open: {
      initial: "loading",
      invoke: {
        id: "deadline",
        src: "waitUntil",
        input: ({ context }) => ({ at: context.deadline }),
        onDone: { target: "left", actions: { type: "endAs", params: "DEADLINE" } },
      },
      on: {
        "flow.back": { target: "left", actions: { type: "endAs", params: "BACK" } },
        RESUME: {
          guard: { type: "isOver", params: ({ event }) => event.now },
          target: "left",
          actions: { type: "endAs", params: "DEADLINE" },
        },
      },
      states: {
        loading: {
          tags: "busy",
          meta: { screen: "loading", resume: "restart" },
          invoke: {
            src: "readExtras",
            input: ({ context }) => context.refId,
            onDone: [
              { guard: withOutput("isRead"), target: "choosing", actions: withOutput("learn") },
              {
                guard: withOutput("isExpired"),
                target: "#extras.left",
                actions: { type: "endAs", params: "DEADLINE" },
              },
              { target: "failed", actions: withOutput("learn") },
            ],
            onError: { target: "failed", actions: "reportFault" },
          },
        },
        choosing: {
          tags: "stable",
          meta: { screen: "extras", resume: "stay" },
          on: {
            "extra.choose": {
              guard: { type: "isOffered", params: ({ event }) => event },
              actions: {
                type: "choose",
                params: ({ event: { serviceId, travellerId, segmentId, quantity } }) => ({
                  serviceId,
                  travellerId,
                  segmentId,
                  quantity,
                }),
              },
            },
            "seat.choose": {
              guard: { type: "isSeatFree", params: ({ event }) => event },
              actions: { type: "takeSeat", params: ({ event }) => event },
            },
            "seat.leave": { actions: { type: "leaveSeat", params: ({ event }) => event } },
            "extras.submit": [
              { guard: "isComplete", target: "#extras.chosen", actions: { type: "endAs", params: "CHOSEN" } },
              { actions: "nameMissing" },
            ],
            "extras.reload": "loading",
          },
        },
        /** Where nothing must be chosen, the booking goes on without. */
        failed: {
          tags: "stable",
          meta: { screen: "failed", resume: "stay" },
          on: {
            "extras.reload": "loading",
            // A page that is left while it reads loses the answer: back on it, it reads again.
            RESUME: { guard: { type: "isInTime", params: ({ event }) => event.now }, target: "loading" },
            "extras.submit": {
              guard: "isNothingRequired",
              target: "#extras.chosen",
              actions: ["chooseNothing", { type: "endAs", params: "CHOSEN" }],
            },
          },
        },
      },
    },
    chosen: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    left: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
