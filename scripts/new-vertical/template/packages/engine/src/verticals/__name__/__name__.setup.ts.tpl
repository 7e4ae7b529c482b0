import { assign, fromPromise, setup } from "xstate";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import { type RefId, refId } from "../../kernel/ids.ts";
import type { ChosenPrice } from "../../booking/walk/checkout-start.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { initialWalk, walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, OfferRef, WalkTypes } from "../../booking/walk/walk.types.ts";
import type {
  __Pascal__Context,
  __Pascal__Event,
  __Pascal__Input,
  __Pascal__OfferOutcome,
  __Pascal__OwnScreen,
} from "./__name__.types.ts";
import { read__Pascal__Search } from "./criteria.ts";

const types: WalkTypes<__Pascal__Context, __Pascal__Event, __Pascal__Input, __Pascal__OwnScreen> = {};

export const initial__Pascal__ = (input: __Pascal__Input): __Pascal__Context => ({
  ...initialWalk(input),
  shown: input.start.at === "payment" ? (input.start.shown ?? null) : null,
  problem: null,
});

/** The offer as it was on the screen, by its own reference. Fill in the option, where something of it is chosen: a fare, a rate, a pass. */
export const chosenOffer = ({ offer, shown }: __Pascal__Context): ChosenPrice | null =>
  offer === null
    ? null
    : { refId: refId(offer.offer), offer: offer.offer, option: null, price: shown?.price ?? null };

export const __camel__Setup = setup({
  types,
  actors: {
    ...walkChildren("__camel__Machine"),
    readOffer: fromPromise<__Pascal__OfferOutcome, OfferRef<RefId | null> | null>(unprovided("__camel__Machine")),
  },
  guards: walkGuards(read__Pascal__Search),
  actions: walkActions<__Pascal__Context, __Pascal__Event>(),
}).extend({
  guards: {
    isRead: outcomeIs<__Pascal__OfferOutcome>("OFFER"),
    isSessionGone: outcomeIs<__Pascal__OfferOutcome>("SESSION_EXPIRED"),
  },
  actions: {
    forgetOffer: assign((_args, _next: ChosenOffer | null) => ({ shown: null, problem: null })),
    learnOffer: assign(({ context }, outcome: __Pascal__OfferOutcome) => {
      if (outcome.type === "OFFER")
        return { search: context.search ?? outcome.search, shown: outcome.offer, problem: null };
      return outcome.type === "PROBLEM" ? { problem: outcome.problem } : {};
    }),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the offer failed", status: 0 } }),
  },
});
