import { assign, emit, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type {
  CurrencyChangeContext,
  CurrencyChangeEmitted,
  CurrencyChangeEvent,
  CurrencyChangeInput,
  FindOutcome,
  KeepOutcome,
  OpenBooking,
  OpenBookingPort,
} from "./currency-change.types.ts";

const types: {
  readonly context?: CurrencyChangeContext;
  readonly events?: CurrencyChangeEvent;
  readonly emitted?: CurrencyChangeEmitted;
  readonly input?: CurrencyChangeInput;
  readonly tags?: "busy" | "stable";
  readonly meta?: { readonly resume: ResumePolicy };
} = {};

/** The actors over a port: `currencyChangeMachine.provide({ actors: currencyChangeActors(port) })`. */
export const currencyChangeActors = (port: OpenBookingPort) => ({
  findOpenBooking: fromPromise<FindOutcome>(() => port.find()),
  keepDraft: fromPromise<KeepOutcome, OpenBooking | null>(({ input }) =>
    input === null ? Promise.resolve({ type: "KEPT" }) : port.keepDraft(input),
  ),
});

export const currencyChangeSetup = setup({
  types,
  actors: currencyChangeActors({
    find: () => Promise.resolve({ type: "NONE" }),
    keepDraft: () => Promise.resolve({ type: "NOT_KEPT" }),
  }),
  guards: {
    isAnotherListed: ({ context, event }) =>
      event.type === "currency.choose" && event.code !== context.current && context.listed.includes(event.code),
    isOpen: (_, outcome: FindOutcome) => outcome.type === "OPEN",
    isKept: (_, outcome: KeepOutcome) => outcome.type === "KEPT",
  },
  actions: {
    want: assign({
      wanted: ({ event }) => (event.type === "currency.choose" ? event.code : null),
      booking: null,
      draftLost: false,
    }),
    list: assign(({ event }) =>
      event.type === "currencies.listed" ? { listed: event.listed, current: event.current } : {},
    ),
    noteBooking: assign({
      booking: (_, outcome: FindOutcome) => (outcome.type === "OPEN" ? outcome.booking : null),
    }),
    noteDraftLost: assign({ draftLost: true }),
    adopt: assign({ current: ({ context }) => context.wanted ?? context.current }),
    forget: assign({ wanted: null, booking: null, draftLost: false }),
    announce: emit(({ context }) => ({ type: "currency.changed", code: context.current })),
    goHome: emit({ type: "navigate", to: "home" }),
  },
});
