import {
  choosingSeats,
  isOverNow,
  knownSeatPresses,
  openSeats,
  readingSeats,
  seatEnds,
  seatsFrame,
  seatsTogether,
  whoSits,
} from "../../../booking/seat-plan/seat-choice.chart.ts";
import { withOutput } from "../../../kernel/flow/with-output.ts";
import { initialSeats, outputOf, seatsSetup } from "./seats.setup.ts";
import type { SeatsContext, SeatsEvent } from "./seats.types.ts";

/** By a clock that is wrong every price may be over as soon as it is there: the next is asked for no sooner. */
const betweenPricesMs = 10_000;

type Proposal = Extract<SeatsEvent, { readonly type: "seats.propose" }>;

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

const codeIn = ({ event }: { readonly event: { readonly bundle: string } }) => event.bundle;

/** What can be pressed beside the bundles, also while they are priced again: nobody's press is lost to that. */
const bundlePresses = {
  "bundle.choose": { guard: { type: "isBundle", params: codeIn }, actions: { type: "chooseBundle", params: codeIn } },
  "seats.edit": "choosing",
  "flow.back": "choosing",
} as const;

/**
 * Seats on a coach, one by one or the best together, and what they cost with each bundle. Nobody ever sits on two seats, nor
 * beside whom the operator does not seat them; a seat that goes to somebody else meanwhile leaves the others as they are.
 */
export const seatsMachine = seatsSetup.createMachine({
  id: "seats",
  context: ({ input }) => initialSeats(input),
  output: ({ context }) => outputOf(context),
  ...seatsFrame,
  states: {
    reading: readingSeats(({ departure }: SeatsContext) => departure),

    open: {
      ...openSeats,
      states: {
        choosing: {
          ...choosingSeats,
          on: {
            ...knownSeatPresses(({ gender }: SeatsContext) => ({ gender: gender ?? "male" })),
            ...whoSits,
            ...seatsTogether(({ genders }: Proposal) => genders.map((gender) => ({ gender }))),
            "boarding.choose": {
              guard: { type: "isStop", params: ({ event: { stop } }) => ({ stop, at: "boarding" }) },
              actions: { type: "chooseBoarding", params: ({ event }) => event.stop },
            },
            "dropping.choose": {
              guard: { type: "isStop", params: ({ event: { stop } }) => ({ stop, at: "dropping" }) },
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
            ...bundlePresses,
            RESUME: [{ guard: isOverNow, target: "#seats.expired" }, {}],
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
            ...bundlePresses,
            "bundle.accept": { target: "#seats.chosen", actions: { type: "endAs", params: "CHOSEN" } },
            RESUME: [{ guard: isOverNow, target: "#seats.expired" }, { target: "pricingAgain" }],
          },
        },
      },
    },

    ...seatEnds,
  },
});
