import { assign, fromPromise, setup } from "xstate";
import type { ChosenPrice } from "../../booking/walk/checkout-start.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { initialWalk, walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, OfferRef, WalkTypes } from "../../booking/walk/walk.types.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import { type RefId, refId } from "../../kernel/ids.ts";
import { readEventsSearch } from "./criteria.ts";
import type { EventsContext, EventsEvent, EventsInput, EventsOfferOutcome, EventsOwnScreen } from "./events.types.ts";

const types: WalkTypes<EventsContext, EventsEvent, EventsInput, EventsOwnScreen> = {};

export const initialEvents = (input: EventsInput): EventsContext => ({
  ...initialWalk(input),
  shown: input.start.at === "payment" ? (input.start.shown ?? null) : null,
  problem: null,
});

/** The offer as it was on the screen, by its own reference. Fill in the option, where something of it is chosen: a fare, a rate, a pass. */
export const chosenOffer = ({ offer, shown }: EventsContext): ChosenPrice | null =>
  offer === null ? null : { refId: refId(offer.offer), offer: offer.offer, option: null, price: shown?.price ?? null };

export const eventsSetup = setup({
  types,
  actors: {
    ...walkChildren("eventsMachine"),
    readOffer: fromPromise<EventsOfferOutcome, OfferRef<RefId | null> | null>(unprovided("eventsMachine")),
  },
  guards: walkGuards(readEventsSearch),
  actions: walkActions<EventsContext, EventsEvent>(),
}).extend({
  guards: {
    isRead: outcomeIs<EventsOfferOutcome>("OFFER"),
    isSessionGone: outcomeIs<EventsOfferOutcome>("SESSION_EXPIRED"),
  },
  actions: {
    forgetOffer: assign((_args, _next: ChosenOffer | null) => ({ shown: null, problem: null })),
    learnOffer: assign(({ context }, outcome: EventsOfferOutcome) => {
      if (outcome.type === "OFFER")
        return { search: context.search ?? outcome.search, shown: outcome.offer, problem: null };
      return outcome.type === "PROBLEM" ? { problem: outcome.problem } : {};
    }),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the offer failed", status: 0 } }),
  },
});
