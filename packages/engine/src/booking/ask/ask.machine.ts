import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { checkEmail } from "../../kernel/fields/email.ts";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import { withOutput } from "../../kernel/flow/with-output.ts";
import type { Ask, AskContext, AskDraft, AskEvent, AskInput, AskMeta, AskOutcome, AskScreen } from "./ask.types.ts";

const fault = { kind: "malformed", detail: "asking for it failed", status: 0 } as const;

const types: {
  readonly context?: AskContext;
  readonly events?: AskEvent;
  readonly input?: AskInput;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: AskMeta;
} = {};

type Knowing = { readonly context: AskContext };

/**
 * Something small that is asked for with a few fields, as often as one likes: a place on a waiting list, another name on a ticket. What
 * was done last is known until it is asked for otherwise. Nothing is sent while a field is empty, or an `email` is none.
 */
export const askMachine = setup({
  types,
  actors: { ask: fromPromise<AskOutcome, AskDraft>(unprovided("askMachine")) },
  guards: {
    isReady: ({ context: { draft } }: Knowing) =>
      Object.entries(draft).every(([name, value]) => (name === "email" ? checkEmail(value).ok : value.trim() !== "")),
    isTooLate: outcomeIs<AskOutcome>("TOO_LATE"),
  },
  actions: {
    change: assign(({ context }: Knowing, draft: AskDraft) => ({
      draft: { ...context.draft, ...draft },
      trouble: null,
    })),
    complain: assign({ trouble: "invalid" as const }),
    learn: assign(({ context: { draft } }: Knowing, outcome: AskOutcome) => {
      if (outcome.type === "DONE") return { done: draft, already: outcome.already, trouble: null };
      return { trouble: outcome.type === "PROBLEM" ? outcome.problem : ("invalid" as const) };
    }),
    reportFault: assign({ trouble: fault }),
  },
}).createMachine({
  id: "ask",
  context: ({ input }) => ({ ...input, already: false, trouble: null }),
  initial: "asking",
  states: {
    asking: {
      tags: "stable",
      meta: { screen: "asking", resume: "stay" },
      on: {
        "draft.change": { actions: { type: "change", params: ({ event }) => event.draft } },
        "ask.submit": [{ guard: "isReady", target: "sending" }, { actions: "complain" }],
      },
    },
    sending: {
      tags: "busy",
      meta: { screen: "asking", resume: "restart" },
      invoke: {
        src: "ask",
        input: ({ context }) => context.draft,
        onDone: [
          { guard: withOutput("isTooLate"), target: "closed" },
          { target: "asking", actions: withOutput("learn") },
        ],
        onError: { target: "asking", actions: "reportFault" },
      },
    },
    closed: { type: "final", tags: "terminal", meta: { screen: "closed", resume: "drop" } },
  },
});

/** What the machine needs: `askMachine.provide({ actors: askActors(ask) })`. */
export const askActors = (ask: Ask) => ({
  ask: fromPromise<AskOutcome, AskDraft>(({ input, signal }) => ask(input, signal)),
});

export type AskView = AskContext & { readonly screen: AskScreen; readonly busy: boolean };

export const connectAsk = perSnapshot(
  (snapshot: SnapshotFrom<typeof askMachine>): AskView => ({
    ...snapshot.context,
    screen: screenOf(snapshot, "asking"),
    busy: snapshot.hasTag("busy"),
  }),
);
