import { assign, fromPromise, setup } from "xstate";
import type { ChosenPrice } from "../../booking/walk/checkout-start.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { initialWalk, isSameOffer, walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, OfferRef, WalkTypes } from "../../booking/walk/walk.types.ts";
import { isPast } from "../../kernel/deadline.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { readSearch } from "./criteria.ts";
import type { FaresOutcome, FlightsContext, FlightsEvent, FlightsInput, FlightsOwnScreen } from "./flights.types.ts";

const types: WalkTypes<FlightsContext, FlightsEvent, FlightsInput, FlightsOwnScreen> = {};

const missing = unprovided("flightsMachine");

export const initialFlights = (input: FlightsInput): FlightsContext => ({
  ...initialWalk(input),
  offerExpiresAt: 0,
  itinerary: input.start.at === "payment" ? (input.start.flight?.itinerary ?? null) : null,
  references: input.start.at === "payment" ? (input.start.flight?.references ?? null) : null,
  fares: [],
  fareId: null,
  problem: null,
});

/** The offer in the fare that was chosen for it, as it was on the screen. */
export const chosenFare = ({ fareId, fares, itinerary, offer }: FlightsContext): ChosenPrice | null => {
  const price = fares.find(({ id }) => id === fareId)?.price ?? itinerary?.price ?? null;
  return offer === null ? null : { ...offer, option: fareId, price };
};

export const flightsSetup = setup({
  types,
  actors: {
    ...walkChildren("flightsMachine"),
    readFares: fromPromise<FaresOutcome, OfferRef | null>(missing),
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: walkGuards(readSearch),
  actions: walkActions<FlightsContext, FlightsEvent>(),
}).extend({
  guards: {
    isRead: outcomeIs<FaresOutcome>("FARES"),
    isSessionGone: outcomeIs<FaresOutcome>("SESSION_EXPIRED"),
    isFare: ({ context }, fareId: string) => context.fares.some(({ id }) => id === fareId),
    isOfferOver: ({ context }, now: EpochMs) => isPast(context.offerExpiresAt, now),
  },
  actions: {
    /** Whoever comes back to the same flights finds the fare that they had. */
    forgetOffer: assign(({ context: { fareId, offer } }, next: ChosenOffer | null) => ({
      itinerary: null,
      fares: [],
      fareId: isSameOffer(offer, next) ? fareId : null,
      problem: null,
      offerExpiresAt: next?.expiresAt ?? 0,
    })),
    learnOffer: assign(({ context }, outcome: FaresOutcome) => {
      if (outcome.type === "PROBLEM") return { problem: outcome.problem };
      if (outcome.type !== "FARES") return {};
      const { itinerary, references, fares, expiresAt } = outcome;
      const fareId = fares.find(({ id }) => id === context.fareId)?.id ?? fares[0]?.id ?? null;
      const search = context.search ?? outcome.search ?? null;
      return { search, itinerary, references, fares, fareId, offerExpiresAt: expiresAt, problem: null };
    }),
    chooseFare: assign((_, fareId: string) => ({ fareId })),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the itinerary failed", status: 0 } }),
  },
});
