import { assign, forwardTo, fromPromise, setup } from "xstate";
import type { CheckoutOutput } from "../../booking/checkout/checkout.types.ts";
import type { ChosenPrice } from "../../booking/walk/checkout-start.ts";
import { withGenders } from "../../booking/walk/kept-genders.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { initialWalk, isSameOffer, walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, OfferRef, WalkTypes } from "../../booking/walk/walk.types.ts";
import { choosingGuards, givenBack } from "../../booking/walk/walk-seats.setup.ts";
import { isPast } from "../../kernel/deadline.ts";
import { lateLogic } from "../../kernel/flow/late-logic.ts";
import { notProvided, outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { Wait } from "../../kernel/flow/wait-until.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { readTrainsSearch } from "./criteria.ts";
import type { PlacesLogic } from "./places/places.logic.ts";
import type { PlacesInput, PlacesOutput } from "./places/places.types.ts";
import type { TrainOutcome } from "./trains.service.ts";
import type { TrainsContext, TrainsEvent, TrainsInput, TrainsOwnScreen } from "./trains.types.ts";

const types: WalkTypes<TrainsContext, TrainsEvent, TrainsInput, TrainsOwnScreen, { readonly places: "places" }> = {};

const nothingChosen = {
  train: null,
  expiresAt: 0,
  code: null,
  choice: null,
  left: undefined,
  lost: [],
  problem: null,
} as const;

export const initialTrains = (input: TrainsInput): TrainsContext => ({ ...initialWalk(input), ...nothingChosen });

/** What choosing places begins with: those chosen before, less what went to somebody else. */
export const placesInput = ({ choice, code, left, lost, offer }: TrainsContext): PlacesInput => {
  if (offer === null || code === null)
    throw new Error("Places are of a class of a train; the chart leads here only with both.");
  const { picks } = { ...choice, ...left };
  return { train: offer.offer, code, ...(picks && { picks, gone: lost }) };
};

/** The chosen places with their price as it was on the screen. */
export const chosenPlaces = ({ choice, offer }: TrainsContext): ChosenPrice | null =>
  choice === null || offer === null
    ? null
    : { refId: choice.fares.refId, offer: offer.offer, option: null, price: choice.fares.shown };

const places: PlacesLogic = lateLogic(notProvided("trainsMachine"));

export const trainsSetup = setup({
  types,
  actors: {
    ...walkChildren("trainsMachine"),
    readTrain: fromPromise<TrainOutcome, OfferRef<RefId | null> | null>(unprovided("trainsMachine")),
    waitUntil: fromPromise<void, Wait>(unprovided("trainsMachine")),
    places,
  },
  guards: {
    ...walkGuards(readTrainsSearch),
    isRead: outcomeIs<TrainOutcome>("TRAIN"),
    isSessionGone: outcomeIs<TrainOutcome>("SESSION_EXPIRED"),
    ...choosingGuards,
    hasPlaces: ({ context }: { readonly context: TrainsContext }) => context.choice !== null,
    isClass: ({ context: { train } }: { readonly context: TrainsContext }, code: string) =>
      train?.classes.some((one) => one.code === code && one.seatsLeft > 0) ?? false,
    isTrainOver: ({ context }: { readonly context: TrainsContext }, now: EpochMs) => isPast(context.expiresAt, now),
  },
  actions: walkActions<TrainsContext, TrainsEvent>(),
}).extend({
  actions: {
    /** Whoever comes back to the same train finds the class and the places that they had. */
    forgetOffer: assign(({ context: { choice, code, left, offer } }, next: ChosenOffer | null) =>
      isSameOffer(offer, next) ? { ...nothingChosen, choice, code, left } : nothingChosen,
    ),
    learnOffer: assign(({ context }, outcome: TrainOutcome) => {
      if (outcome.type === "PROBLEM") return { problem: outcome.problem };
      if (outcome.type !== "TRAIN") return {};
      const { expiresAt, search, train } = outcome;
      return { search: context.search ?? search, train, expiresAt, problem: null };
    }),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the train failed", status: 0 } }),
    /** Places of another class are none of this one. */
    chooseClass: assign(({ context }, code: string) =>
      code === context.code ? {} : { code, choice: null, left: undefined, lost: [] },
    ),
    takeSeats: assign(({ context }, output: PlacesOutput) => {
      const search = output.search ?? context.search;
      if (output.type !== "CHOSEN") return { search, left: output.left };
      const { fares, picks, places, train } = output;
      return {
        search,
        train,
        choice: { picks, places, fares },
        left: undefined,
        lost: [],
        kept: withGenders(picks, context.kept),
      };
    }),
    keepGiven: assign((_, output: CheckoutOutput) => givenBack(output)),
    tellSeats: forwardTo("places"),
  },
});
