import { assign, forwardTo, fromPromise, setup } from "xstate";
import type { CheckoutKept, CheckoutOutput } from "../../booking/checkout/checkout.types.ts";
import { emptyTravellerForm } from "../../booking/travellers/empty-form.ts";
import type { ChosenPrice } from "../../booking/walk/checkout-start.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { initialWalk, walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, OfferRef, WalkTypes } from "../../booking/walk/walk.types.ts";
import { isPast } from "../../kernel/deadline.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { Wait } from "../../kernel/flow/wait-until.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { readTrainsSearch } from "./criteria.ts";
import { trainPlacesMachine } from "./places/places.machine.ts";
import type { PlacesInput, PlacesOutput } from "./places/places.types.ts";
import type { TrainPick } from "./places/train-plan.types.ts";
import type { TrainOutcome } from "./trains.service.ts";
import type { TrainsContext, TrainsEvent, TrainsInput, TrainsOwnScreen } from "./trains.types.ts";

const types: WalkTypes<TrainsContext, TrainsEvent, TrainsInput, TrainsOwnScreen, { readonly places: "places" }> = {};

const nothingChosen = { train: null, expiresAt: 0, code: null, choice: null, lost: [], problem: null } as const;

export const initialTrains = (input: TrainsInput): TrainsContext => ({ ...initialWalk(input), ...nothingChosen });

/** What choosing places begins with: those chosen before, less what went to somebody else. */
export const placesInput = ({ choice, code, lost, offer }: TrainsContext): PlacesInput => {
  if (offer === null || code === null)
    throw new Error("Places are of a class of a train; the chart leads here only with both.");
  return { train: offer.offer, code, ...(choice === null ? {} : { picks: choice.picks, gone: lost }) };
};

/** The chosen places with their price as it was on the screen. */
export const chosenPlaces = ({ choice, offer }: TrainsContext): ChosenPrice | null =>
  choice === null || offer === null
    ? null
    : { refId: choice.fares.refId, offer: offer.offer, option: null, price: choice.fares.shown };

/** Who has which place was said when it was chosen; nobody is asked twice. */
const withGenders = (picks: readonly TrainPick[], kept: CheckoutKept): CheckoutKept => {
  const forms = picks.map(({ gender, id }) => {
    const form = kept.draft?.forms[id] ?? emptyTravellerForm;
    return [id, { ...form, gender }] as const;
  });
  const { contact = { email: "", phone: "" }, picked = {} } = kept.draft ?? {};
  return { ...kept, draft: { contact, picked, forms: Object.fromEntries(forms) } };
};

export const trainsSetup = setup({
  types,
  actors: {
    ...walkChildren("trainsMachine"),
    readTrain: fromPromise<TrainOutcome, OfferRef<RefId | null> | null>(unprovided("trainsMachine")),
    waitUntil: fromPromise<void, Wait>(unprovided("trainsMachine")),
    places: trainPlacesMachine,
  },
  guards: {
    ...walkGuards(readTrainsSearch),
    isRead: outcomeIs<TrainOutcome>("TRAIN"),
    isSessionGone: outcomeIs<TrainOutcome>("SESSION_EXPIRED"),
    arePlacesChosen: outcomeIs<PlacesOutput>("CHOSEN"),
    isSearchEdited: outcomeIs<PlacesOutput | CheckoutOutput>("SEARCH_EDIT"),
    isSearchedAgain: outcomeIs<PlacesOutput | CheckoutOutput>("SEARCH_AGAIN"),
    hasPlaces: ({ context }: { readonly context: TrainsContext }) => context.choice !== null,
    isClass: ({ context: { train } }: { readonly context: TrainsContext }, code: string) =>
      train?.classes.some((one) => one.code === code && one.seatsLeft > 0) ?? false,
    isTrainOver: ({ context }: { readonly context: TrainsContext }, now: EpochMs) => isPast(context.expiresAt, now),
  },
  actions: walkActions<TrainsContext, TrainsEvent>(),
}).extend({
  actions: {
    /** Whoever comes back to the same train finds the class and the places that they had. */
    forgetOffer: assign(({ context: { choice, code, offer } }, next: ChosenOffer | null) =>
      next !== null && next.offer === offer?.offer ? { ...nothingChosen, choice, code } : nothingChosen,
    ),
    learnOffer: assign(({ context }, outcome: TrainOutcome) => {
      if (outcome.type === "PROBLEM") return { problem: outcome.problem };
      if (outcome.type !== "TRAIN") return {};
      const { expiresAt, search, train } = outcome;
      return { search: context.search ?? search, train, expiresAt, problem: null };
    }),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the train failed", status: 0 } }),
    /** Places of another class are none of this one. */
    chooseClass: assign(({ context }, code: string) => (code === context.code ? {} : { code, choice: null, lost: [] })),
    takePlaces: assign(({ context }, output: PlacesOutput) => {
      const search = output.search ?? context.search;
      if (output.type !== "CHOSEN") return { search };
      const { fares, picks, places, train } = output;
      return { search, train, choice: { picks, places, fares }, lost: [], kept: withGenders(picks, context.kept) };
    }),
    /** Places that went to somebody else are told to those who choose others. */
    keepGiven: assign((_, output: CheckoutOutput) => ({
      ...("kept" in output ? { kept: output.kept } : {}),
      ...(output.type === "TAKEN" ? { lost: output.taken.map(({ seat }) => seat) } : {}),
    })),
    tellPlaces: forwardTo("places"),
  },
});
