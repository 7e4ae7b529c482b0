import { withOutput } from "../../kernel/flow/with-output.ts";
import { currencyChangeSetup } from "./currency-change.setup.ts";

/** A change of currency: asks first when a booking is open, keeps its draft, and ends at home. */
export const currencyChangeMachine = currencyChangeSetup.createMachine({
  id: "currencyChange",
  context: ({ input }) => ({ ...input, wanted: null, booking: null, draftLost: false }),
  initial: "settled",
  states: {
    settled: {
      tags: "stable",
      meta: { resume: "stay" },
      on: {
        "currency.choose": { guard: "isAnotherListed", target: "lookingForBooking", actions: "want" },
        "currencies.listed": { actions: "list" },
      },
    },
    lookingForBooking: {
      tags: "busy",
      meta: { resume: "restart" },
      invoke: {
        src: "findOpenBooking",
        onDone: [
          { guard: withOutput("isOpen"), target: "awaitingDecision", actions: withOutput("noteBooking") },
          { target: "changed" },
        ],
        // Nobody could say whether a booking is open: a change that does not happen costs less than a lost booking.
        onError: { target: "settled", actions: "forget" },
      },
    },
    awaitingDecision: {
      tags: "stable",
      meta: { resume: "stay" },
      on: {
        "change.accept": [
          // The second yes is given knowing that the draft is lost.
          { guard: ({ context }) => context.draftLost, target: "changed" },
          { target: "keepingDraft" },
        ],
        "change.decline": { target: "settled", actions: "forget" },
      },
    },
    keepingDraft: {
      tags: "busy",
      meta: { resume: "restart" },
      invoke: {
        src: "keepDraft",
        input: ({ context }) => context.booking,
        onDone: [
          { guard: withOutput("isKept"), target: "changed" },
          { target: "awaitingDecision", actions: "noteDraftLost" },
        ],
        onError: { target: "awaitingDecision", actions: "noteDraftLost" },
      },
    },
    changed: {
      meta: { resume: "drop" },
      entry: ["adopt", "announce", "goHome", "forget"],
      always: { target: "settled" },
    },
  },
});
