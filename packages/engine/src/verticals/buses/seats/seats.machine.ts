import { withOutput } from "../../../kernel/with-output.ts";
import { initialSeats, outputOf, seatsSetup } from "./seats.setup.ts";
import type { SeatsContext } from "./seats.types.ts";

/** By a clock that is wrong every price may be over as soon as it is there: the next is asked for no sooner. */
const betweenPricesMs = 10_000;

/** What the chosen seats cost with each bundle. Where one of them has gone, the coach is looked at again. */
const asksPrice = {
  src: "priceSeats",
  input: ({ context: { boarding, departure, dropping, picks } }: { readonly context: SeatsContext }) => ({
    departure,
    picks,
    boarding,
    dropping,
  }),
  onDone: [
    { guard: withOutput("isPriced"), target: "bundling", actions: withOutput("learnFares") },
    { guard: withOutput("areSeatsGone"), target: "#seats.reading", actions: withOutput("learnFares") },
    { guard: withOutput("isSessionGone"), target: "#seats.expired" },
    { target: "choosing", actions: withOutput("learnFares") },
  ],
  onError: { target: "choosing", actions: "reportFault" },
} as const;

/**
 * Seats on a coach, one by one or the best together, and what they cost with each bundle. Nobody ever sits on two seats, nor
 * beside whom the operator does not seat them; a seat that goes to somebody else meanwhile leaves the others as they are.
 */
export const seatsMachine = seatsSetup.createMachine({
  id: "seats",
  context: ({ input }) => initialSeats(input),
  output: ({ context }) => outputOf(context),
  initial: "reading",
  on: {
    "flow.back": { target: ".left", actions: { type: "endAs", params: "BACK" } },
    "search.edit": { target: ".left", actions: { type: "endAs", params: "SEARCH_EDIT" } },
  },
  states: {
    reading: {
      tags: "busy",
      meta: { screen: "loading", resume: "restart" },
      invoke: {
        src: "readSeats",
        input: ({ context }) => context.departure,
        onDone: [
          { guard: withOutput("isRead"), target: "open", actions: withOutput("learnSeats") },
          { guard: withOutput("isSessionGone"), target: "expired" },
          { target: "failed", actions: withOutput("learnSeats") },
        ],
        onError: { target: "failed", actions: "reportFault" },
      },
    },

    open: {
      initial: "choosing",
      invoke: {
        id: "expiry",
        src: "waitUntil",
        input: ({ context }) => ({ at: context.expiresAt }),
        onDone: "expired",
      },
      on: {
        "seats.reload": "reading",
        RESUME: [
          { guard: { type: "isOver", params: ({ event }) => event.now }, target: "expired" },
          { target: "reading" },
        ],
      },
      states: {
        choosing: {
          tags: "stable",
          meta: { screen: "seats", resume: "inquire" },
          on: {
            "seat.toggle": [
              {
                guard: { type: "isPicked", params: ({ event }) => event.seat },
                actions: { type: "leaveSeat", params: ({ event }) => event.seat },
              },
              {
                guard: {
                  type: "isAllowed",
                  params: ({ context, event }) => ({ seat: event.seat, gender: context.gender }),
                },
                actions: {
                  type: "takeSeat",
                  params: ({ context, event }) => ({ seat: event.seat, gender: context.gender }),
                },
              },
              {
                actions: {
                  type: "refuse",
                  params: ({ context, event }) => ({ seat: event.seat, gender: context.gender }),
                },
              },
            ],
            "gender.choose": { actions: { type: "chooseGender", params: ({ event }) => event.gender } },
            "traveller.change": [
              {
                guard: { type: "isTravellerAllowed", params: ({ event: { gender, seat } }) => ({ seat, gender }) },
                actions: { type: "changeTraveller", params: ({ event: { gender, seat } }) => ({ seat, gender }) },
              },
              { actions: { type: "refuseTraveller", params: ({ event: { gender, seat } }) => ({ seat, gender }) } },
            ],
            "seats.propose": { actions: { type: "propose", params: ({ event }) => event.genders } },
            "proposal.accept": { guard: "hasProposal", actions: "takeProposal" },
            "nearest.accept": {
              guard: { type: "hasNearest", params: ({ event }) => event.seat },
              actions: { type: "takeNearest", params: ({ event }) => event.seat },
            },
            "seats.clear": { actions: "clear" },
            "boarding.choose": {
              guard: { type: "isStop", params: ({ event }) => event.stop },
              actions: { type: "chooseBoarding", params: ({ event }) => event.stop },
            },
            "dropping.choose": {
              guard: { type: "isStop", params: ({ event }) => event.stop },
              actions: { type: "chooseDropping", params: ({ event }) => event.stop },
            },
            "seats.submit": { guard: "canSubmit", target: "pricing" },
          },
        },

        pricing: {
          tags: "busy",
          meta: { screen: "seats", resume: "restart" },
          invoke: asksPrice,
        },

        /** The bundles are on the screen, and what they cost is asked for again: they may be of another hour. */
        pricingAgain: {
          tags: "busy",
          meta: { screen: "bundles", resume: "restart" },
          invoke: asksPrice,
          on: {
            "flow.back": "choosing",
            RESUME: [{ guard: { type: "isOver", params: ({ event }) => event.now }, target: "#seats.expired" }, {}],
          },
        },

        bundling: {
          tags: "stable",
          meta: { screen: "bundles", resume: "inquire" },
          invoke: {
            id: "fareDeadline",
            src: "waitUntil",
            input: ({ context }) => ({ at: context.fares?.expiresAt ?? 0, leastMs: betweenPricesMs }),
            onDone: "pricingAgain",
          },
          on: {
            "bundle.choose": {
              guard: { type: "isBundle", params: ({ event }) => event.bundle },
              actions: { type: "chooseBundle", params: ({ event }) => event.bundle },
            },
            "bundle.accept": { target: "#seats.chosen", actions: { type: "endAs", params: "CHOSEN" } },
            "seats.edit": "choosing",
            "flow.back": "choosing",
            RESUME: [
              { guard: { type: "isOver", params: ({ event }) => event.now }, target: "#seats.expired" },
              { target: "pricingAgain" },
            ],
          },
        },
      },
    },

    failed: { tags: "stable", meta: { screen: "failed", resume: "stay" }, on: { "seats.reload": "reading" } },

    /** The results that the coach is from count no more: 'Search Results Expired!' */
    expired: {
      tags: "stable",
      meta: { screen: "expired", resume: "stay" },
      on: { "search.refresh": { target: "left", actions: { type: "endAs", params: "SEARCH_AGAIN" } } },
    },

    chosen: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    left: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
