import { withOutput } from "../../kernel/flow/with-output.ts";
import { noResults, outputOf, searchSetup } from "./search.setup.ts";
import { warnBeforeMs } from "./search.types.ts";

/**
 * One search, from the question to a chosen offer. Providers answer one by one, and what they have can be chosen from the first
 * answer on. The offers stay in the store; the flow knows how many there are and how long they last.
 */
export const searchMachine = searchSetup.createMachine({
  id: "search",
  context: ({ input }) => ({ ...noResults, ...input }),
  output: ({ context }) => outputOf(context),
  initial: "starting",
  on: { "search.edit": ".edited" },
  states: {
    starting: {
      meta: { screen: "searching", resume: "restart" },
      always: [{ guard: "hasSession", target: "rereading" }, { target: "opening" }],
    },

    opening: {
      tags: "busy",
      meta: { screen: "searching", resume: "restart" },
      invoke: {
        src: "open",
        input: ({ context }) => context.search,
        onDone: [
          { guard: withOutput("isOpened"), target: "live", actions: withOutput("learnOpened") },
          { target: "failed", actions: withOutput("learnOpened") },
        ],
        onError: { target: "failed", actions: "reportFault" },
      },
    },

    /** A session that was left, or that a reload comes back to. */
    rereading: {
      tags: "busy",
      meta: { screen: "results", resume: "restart" },
      invoke: {
        src: "reread",
        input: ({ context }) => context.refId,
        onDone: [
          { guard: withOutput("isHeld"), target: "live", actions: withOutput("learnHeld") },
          { guard: withOutput("isGone"), target: "expired" },
          { target: "failed", actions: withOutput("learnHeld") },
        ],
        onError: { target: "failed", actions: "reportFault" },
      },
      // What was found before stays on the screen meanwhile. Whether it still counts is learned by whoever reads the offer.
      on: {
        "offer.choose": { target: "chosen", actions: { type: "choose", params: ({ event }) => event.offer } },
      },
    },

    live: {
      initial: "receiving",
      invoke: [
        {
          id: "warning",
          src: "waitUntil",
          input: ({ context }) => ({ at: context.expiresAt - warnBeforeMs }),
          onDone: { actions: "warn" },
        },
        {
          id: "expiry",
          src: "waitUntil",
          input: ({ context }) => ({ at: context.expiresAt }),
          onDone: "expired",
        },
      ],
      on: {
        "offer.choose": { target: "chosen", actions: { type: "choose", params: ({ event }) => event.offer } },
        "results.touch": "rereading",
        "search.refresh": { target: "opening", actions: "begin" },
        RESUME: [
          { guard: { type: "isOver", params: ({ event }) => event.now }, target: "expired" },
          { target: "rereading" },
        ],
      },
      states: {
        receiving: {
          meta: { screen: "results", resume: "restart" },
          always: [
            { guard: "isNobodyLeft", target: "#search.failed", actions: "reportSilence" },
            { guard: "isNothingFound", target: "empty" },
            { guard: "isAllAnswered", target: "ready" },
          ],
          invoke: { id: "receiving", src: "receive", input: ({ context }) => context.refId },
          on: {
            "provider.answered": {
              guard: { type: "isNewAnswer", params: ({ event }) => event.answer },
              actions: { type: "note", params: ({ event }) => event.answer },
            },
          },
        },
        ready: { tags: "stable", meta: { screen: "results", resume: "inquire" } },
        empty: { tags: "stable", meta: { screen: "empty", resume: "inquire" }, on: { "offer.choose": {} } },
      },
    },

    expired: {
      tags: "stable",
      meta: { screen: "expired", resume: "stay" },
      on: { "search.refresh": { target: "opening", actions: "begin" } },
    },

    failed: {
      tags: "stable",
      meta: { screen: "failed", resume: "stay" },
      on: { "search.refresh": { target: "opening", actions: "begin" } },
    },

    chosen: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    edited: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
