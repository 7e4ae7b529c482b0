import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { checkEmail } from "../../../kernel/fields/email.ts";
import { perSnapshot } from "../../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../../kernel/flow/screen-of.ts";
import { outcomeIs, unprovided } from "../../../kernel/flow/unprovided.ts";
import { withOutput } from "../../../kernel/flow/with-output.ts";
import type { PreBookingOutcome, PreBookingRequest, PreBookingService } from "../movies.service.ts";
import type {
  PreBookingContext,
  PreBookingEvent,
  PreBookingInput,
  PreBookingMeta,
  PreBookingScreen,
} from "./pre-booking.types.ts";

const types: {
  readonly context?: PreBookingContext;
  readonly events?: PreBookingEvent;
  readonly input?: PreBookingInput;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: PreBookingMeta;
} = {};

type Knowing = { readonly context: PreBookingContext };

const requestOf = ({ cinemas, email, film, needsEmail }: PreBookingContext): PreBookingRequest => ({
  film,
  cinemas,
  ...(needsEmail ? { email } : {}),
});

/** Asking to be told when a film's shows open, with the cinemas that are preferred. It is asked once, on whatever device. */
export const preBookingMachine = setup({
  types,
  actors: { preBook: fromPromise<PreBookingOutcome, PreBookingRequest>(unprovided("preBookingMachine")) },
  guards: {
    isPreBooked: ({ context }: Knowing) => context.isPreBooked,
    isReady: ({ context: { cinemas, email, needsEmail } }: Knowing) =>
      cinemas.length > 0 && (!needsEmail || checkEmail(email).ok),
    isRegistered: outcomeIs<PreBookingOutcome>("REGISTERED"),
    isOnSale: outcomeIs<PreBookingOutcome>("ON_SALE"),
  },
  actions: {
    toggleCinema: assign(({ context: { cinemas } }, cinema: string) => ({
      cinemas: cinemas.includes(cinema) ? cinemas.filter((one) => one !== cinema) : [...cinemas, cinema],
    })),
    changeEmail: assign((_, email: string) => ({ email, trouble: null })),
    complain: assign(({ context: { email, needsEmail } }) => ({
      trouble: needsEmail && !checkEmail(email).ok ? ("email" as const) : null,
    })),
    learn: assign((_, outcome: PreBookingOutcome) => {
      if (outcome.type === "REGISTERED") return { already: outcome.already, isPreBooked: true, trouble: null };
      if (outcome.type === "INVALID") return { trouble: "email" as const };
      return outcome.type === "PROBLEM" ? { trouble: outcome.problem } : {};
    }),
    reportFault: assign({ trouble: { kind: "malformed", detail: "pre-booking failed", status: 0 } }),
  },
}).createMachine({
  id: "preBooking",
  context: ({ input: { cinemas = [], ...input } }) => ({
    ...input,
    cinemas,
    email: "",
    already: input.isPreBooked,
    trouble: null,
  }),
  initial: "sorting",
  states: {
    sorting: {
      meta: { screen: "choosing", resume: "restart" },
      always: [{ guard: "isPreBooked", target: "registered" }, { target: "choosing" }],
    },
    choosing: {
      tags: "stable",
      meta: { screen: "choosing", resume: "stay" },
      on: {
        "cinema.toggle": { actions: { type: "toggleCinema", params: ({ event }) => event.cinema } },
        "email.change": { actions: { type: "changeEmail", params: ({ event }) => event.email } },
        "prebooking.submit": [{ guard: "isReady", target: "sending" }, { actions: "complain" }],
      },
    },
    sending: {
      tags: "busy",
      meta: { screen: "sending", resume: "restart" },
      invoke: {
        src: "preBook",
        input: ({ context }) => requestOf(context),
        onDone: [
          { guard: withOutput("isRegistered"), target: "registered", actions: withOutput("learn") },
          { guard: withOutput("isOnSale"), target: "onSale" },
          { target: "choosing", actions: withOutput("learn") },
        ],
        onError: { target: "choosing", actions: "reportFault" },
      },
    },
    registered: { type: "final", tags: "terminal", meta: { screen: "registered", resume: "drop" } },
    /** Its shows can be booked by now. */
    onSale: { type: "final", tags: "terminal", meta: { screen: "onSale", resume: "drop" } },
  },
});

/** What the machine needs: `preBookingMachine.provide({ actors: preBookingActors(service) })`. */
export const preBookingActors = (service: PreBookingService) => ({
  preBook: fromPromise<PreBookingOutcome, PreBookingRequest>(({ input, signal }) => service.preBook(input, signal)),
});

export type PreBookingView = PreBookingContext & { readonly screen: PreBookingScreen; readonly busy: boolean };

export const connectPreBooking = perSnapshot(
  (snapshot: SnapshotFrom<typeof preBookingMachine>): PreBookingView => ({
    ...snapshot.context,
    screen: screenOf(snapshot, "choosing"),
    busy: snapshot.hasTag("busy"),
  }),
);
