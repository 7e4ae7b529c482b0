import { sampleOffer } from "../search/search.fixtures.ts";
import { askMachine } from "./ask.machine.ts";
import type { AskOutcome } from "./ask.types.ts";

const askOutcomes = {
  DONE: { type: "DONE", already: false },
  INVALID: { type: "INVALID" },
  TOO_LATE: { type: "TOO_LATE" },
  PROBLEM: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<AskOutcome["type"], AskOutcome>;

const waiter = { show: sampleOffer, way: "join" };
const guest = { ...waiter, email: "" };

/** Something that is asked for with a few fields, on a waiting list, for path generation. */
export const askModel = {
  id: "ask",
  machine: askMachine,
  input: { draft: guest, done: null },
  inputs: {
    guest: { draft: guest, done: null },
    signedIn: { draft: waiter, done: null },
    /** On it already. */
    waiting: { draft: { ...waiter, way: "leave" }, done: waiter },
    /** A ticket that goes to whoever it is for. */
    sender: { draft: { ticket: "day-1", email: "sara@example.com", attempt: "attempt-1" }, done: null },
  },
  events: {
    "draft.change": [
      { type: "draft.change", draft: { email: "sara@example.com" } },
      { type: "draft.change", draft: { way: "leave" } },
    ],
    "ask.submit": [{ type: "ask.submit" }],
  },
  outcomes: { ask: { ...askOutcomes, offline: askOutcomes.PROBLEM } },
} as const;
