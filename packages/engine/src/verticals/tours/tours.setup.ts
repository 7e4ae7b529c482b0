import { assign, fromPromise, setup } from "xstate";
import type { ChosenPrice } from "../../booking/walk/checkout-start.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { initialWalk, walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, OfferRef, WalkTypes } from "../../booking/walk/walk.types.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import { type RefId, refId } from "../../kernel/ids.ts";
import { readToursSearch } from "./criteria.ts";
import type { ToursContext, ToursEvent, ToursInput, ToursOfferOutcome, ToursOwnScreen } from "./tours.types.ts";

const types: WalkTypes<ToursContext, ToursEvent, ToursInput, ToursOwnScreen> = {};

export const initialTours = (input: ToursInput): ToursContext => ({
  ...initialWalk(input),
  shown: input.start.at === "payment" ? (input.start.shown ?? null) : null,
  problem: null,
});

/** The offer as it was on the screen, by its own reference. Fill in the option, where something of it is chosen: a fare, a rate, a pass. */
export const chosenOffer = ({ offer, shown }: ToursContext): ChosenPrice | null =>
  offer === null ? null : { refId: refId(offer.offer), offer: offer.offer, option: null, price: shown?.price ?? null };

export const toursSetup = setup({
  types,
  actors: {
    ...walkChildren("toursMachine"),
    readOffer: fromPromise<ToursOfferOutcome, OfferRef<RefId | null> | null>(unprovided("toursMachine")),
  },
  guards: walkGuards(readToursSearch),
  actions: walkActions<ToursContext, ToursEvent>(),
}).extend({
  guards: {
    isRead: outcomeIs<ToursOfferOutcome>("OFFER"),
    isSessionGone: outcomeIs<ToursOfferOutcome>("SESSION_EXPIRED"),
  },
  actions: {
    forgetOffer: assign((_args, _next: ChosenOffer | null) => ({ shown: null, problem: null })),
    learnOffer: assign(({ context }, outcome: ToursOfferOutcome) => {
      if (outcome.type === "OFFER")
        return { search: context.search ?? outcome.search, shown: outcome.offer, problem: null };
      return outcome.type === "PROBLEM" ? { problem: outcome.problem } : {};
    }),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the offer failed", status: 0 } }),
  },
});
