import { withOutput } from "../../kernel/flow/with-output.ts";
import { bookingListSetup } from "./booking-list.setup.ts";

/** The signed-in person's bookings, a page at a time. Whatever is hinted at ends in reading again. */
export const bookingListMachine = bookingListSetup.createMachine({
  id: "bookingList",
  context: ({ input }) => ({ query: input.query, found: input.found ?? null, list: null, problem: null }),
  initial: "opening",
  on: {
    "list.show": { target: ".reading", actions: { type: "ask", params: ({ event }) => event.query }, reenter: true },
  },
  states: {
    /** What was read before the flow began counts as read. */
    opening: {
      always: [
        { guard: "wasNotRead", target: "reading" },
        { guard: "wasListed", target: "listed", actions: "learnFound" },
        { guard: "wasSignedOut", target: "signedOut" },
        { target: "failed", actions: "learnFound" },
      ],
    },

    reading: {
      tags: "busy",
      meta: { screen: "loading", resume: "restart" },
      invoke: {
        src: "read",
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: withOutput("isBeyondLast"),
            target: "reading",
            reenter: true,
            actions: withOutput("turnToLast"),
          },
          { guard: withOutput("isListed"), target: "listed", actions: withOutput("learn") },
          { guard: withOutput("isSignedOut"), target: "signedOut" },
          { guard: "hasList", target: "listed", actions: withOutput("learn") },
          { target: "failed", actions: withOutput("learn") },
        ],
        onError: [
          { guard: "hasList", target: "listed", actions: "reportFault" },
          { target: "failed", actions: "reportFault" },
        ],
      },
      on: { "order.hinted": { target: "reading", reenter: true } },
    },

    listed: {
      tags: "stable",
      meta: { screen: "list", resume: "inquire" },
      on: { "list.reload": "reading", "order.hinted": "reading", RESUME: "reading" },
    },

    failed: {
      tags: "stable",
      meta: { screen: "failed", resume: "restart" },
      on: { "list.reload": "reading", "order.hinted": "reading", RESUME: "reading" },
    },

    /** Somebody may sign in elsewhere and come back. */
    signedOut: {
      tags: "stable",
      meta: { screen: "signedOut", resume: "restart" },
      on: { "list.reload": "reading", RESUME: "reading" },
    },
  },
});
