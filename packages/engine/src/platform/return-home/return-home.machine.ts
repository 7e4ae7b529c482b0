import { emit, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
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
  delays: { untilLeaving: returnHomeAfterMs },
  guards: { mayLeave: ({ context }) => context.mayLeave },
  actions: { leave: emit({ type: "home.left" }) },
}).createMachine({
  id: "returnHome",
  context: ({ input }) => ({ ...input, leavesAt: input.now + returnHomeAfterMs }),
  initial: "arriving",
  states: {
    arriving: {
      meta: { resume: "drop" },
      always: [{ guard: "mayLeave", target: "counting" }, { target: "staying" }],
    },
    counting: {
      meta: { resume: "drop" },
      after: { untilLeaving: "leaving" },
      on: { "person.engage": "staying", "stay.choose": "staying" },
    },
    staying: { meta: { resume: "drop" } },
    leaving: { meta: { resume: "drop" }, entry: "leave", type: "final" },
  },
});
