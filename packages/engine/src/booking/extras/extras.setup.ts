import { assign, fromPromise, setup } from "xstate";
import { isPast } from "../../kernel/deadline.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { ExtraChoice } from "../quote/quote.types.ts";
import {
  costOfExtras,
  isOffered,
  isSeatFree,
  missingExtras,
  type SeatWish,
  stillOffered,
  withExtra,
  withFreeMeals,
  withoutSeat,
  withSeat,
} from "./choices.ts";
import type {
  ExtrasContext,
  ExtrasEvent,
  ExtrasInput,
  ExtrasMeta,
  ExtrasOutcome,
  ExtrasOutput,
} from "./extras.types.ts";

const types: {
  readonly context?: ExtrasContext;
  readonly events?: ExtrasEvent;
  readonly input?: ExtrasInput;
  readonly output?: ExtrasOutput;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: ExtrasMeta;
} = {};

const missing = unprovided("extrasMachine");

export const outputOf = (context: ExtrasContext): ExtrasOutput => {
  const { choices, currency, end } = context;
  return end === "CHOSEN"
    ? { type: end, choices, cost: costOfExtras(context, choices, currency) }
    : { type: end, choices };
};

const missingOf = (context: ExtrasContext) =>
  missingExtras(context, context.choices, context.required, context.travellers);

export const extrasSetup = setup({
  types,
  actors: {
    readExtras: fromPromise<ExtrasOutcome, RefId>(missing),
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: {
    isRead: outcomeIs<ExtrasOutcome>("EXTRAS"),
    isExpired: outcomeIs<ExtrasOutcome>("EXPIRED"),
    isOffered: ({ context }, choice: ExtraChoice) => isOffered(context, choice),
    isSeatFree: ({ context }, wish: SeatWish) => isSeatFree(context, context.choices, wish),
    isComplete: ({ context }) => missingOf(context).length === 0,
    isNothingRequired: ({ context }) => context.required.length === 0,
    isOver: ({ context }, now: EpochMs) => isPast(context.deadline, now),
    isInTime: ({ context }, now: EpochMs) => !isPast(context.deadline, now),
  },
  actions: {
    learn: assign(({ context }, outcome: ExtrasOutcome) => {
      if (outcome.type === "PROBLEM") return { problem: outcome.problem };
      if (outcome.type === "EXPIRED") return {};
      const { offers, seatMaps } = outcome;
      return {
        offers,
        seatMaps,
        problem: null,
        choices: withFreeMeals(outcome, stillOffered({ ...context, offers, seatMaps }, context.choices)),
      };
    }),
    choose: assign(({ context }, choice: ExtraChoice) => ({
      choices: withExtra(context.choices, choice),
      missing: [],
    })),
    takeSeat: assign(({ context }, wish: SeatWish) => ({
      choices: withSeat(context, context.choices, wish),
      taken: context.taken.filter(({ segmentId }) => segmentId !== wish.segmentId),
      missing: [],
    })),
    leaveSeat: assign(({ context }, seat: Omit<SeatWish, "designator">) => ({
      choices: withoutSeat(context, context.choices, seat),
    })),
    nameMissing: assign(({ context }) => ({ missing: missingOf(context) })),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the extras failed", status: 0 } }),
    /** Without having seen what there is, nothing is chosen. */
    chooseNothing: assign({ choices: [] }),
    endAs: assign((_, end: ExtrasOutput["type"]) => ({ end })),
  },
});
