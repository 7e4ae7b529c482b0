import { assign, emit, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import {
  type ReturnHomeContext,
  type ReturnHomeEmitted,
  type ReturnHomeEvent,
  type ReturnHomeInput,
  returnHomeAfterMs,
} from "./return-home.types.ts";

const types: {
  readonly context?: ReturnHomeContext;
  readonly events?: ReturnHomeEvent;
  readonly emitted?: ReturnHomeEmitted;
  readonly input?: ReturnHomeInput;
  readonly meta?: { readonly resume: ResumePolicy };
} = {};

/** An error page goes home by itself after a while, unless somebody is there who would rather stay. */
export const returnHomeMachine = setup({
  types,
  delays: { untilLeaving: ({ context }) => context.leftMs },
  guards: {
    mayCount: ({ context }) => context.mayLeave && context.isSeen,
    mayLeave: ({ context }) => context.mayLeave,
  },
  actions: {
    leave: emit({ type: "home.left" }),
    stopCount: assign(({ context }, now: EpochMs) => ({ leftMs: Math.max(0, context.leavesAt - now) })),
    goOnCounting: assign(({ context }, now: EpochMs) => ({ leavesAt: now + context.leftMs })),
  },
}).createMachine({
  id: "returnHome",
  context: ({ input: { isSeen = true, mayLeave, now } }) => ({
    mayLeave,
    isSeen,
    leavesAt: now + returnHomeAfterMs,
    leftMs: returnHomeAfterMs,
  }),
  initial: "arriving",
  states: {
    arriving: {
      meta: { resume: "drop" },
      always: [
        { guard: "mayCount", target: "counting" },
        { guard: "mayLeave", target: "standing" },
        { target: "staying" },
      ],
    },
    counting: {
      meta: { resume: "drop" },
      after: { untilLeaving: "leaving" },
      on: {
        "person.engage": "staying",
        "stay.choose": "staying",
        "page.leave": { target: "standing", actions: { type: "stopCount", params: ({ event }) => event.now } },
      },
    },
    /** Nobody is at the page, or they are at its address: the count stands still. */
    standing: {
      meta: { resume: "drop" },
      on: {
        "person.engage": "staying",
        "stay.choose": "staying",
        "page.return": { target: "counting", actions: { type: "goOnCounting", params: ({ event }) => event.now } },
      },
    },
    staying: { meta: { resume: "drop" } },
    leaving: { meta: { resume: "drop" }, entry: "leave", type: "final" },
  },
});
