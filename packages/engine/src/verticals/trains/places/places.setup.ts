import { assign, fromPromise, setup } from "xstate";
import { refusalOf } from "../../../booking/seat-plan/place-rules.ts";
import { placesOf } from "../../../booking/seat-plan/places.ts";
import { choiceOn, initialSeatChoice, learnUnpriced } from "../../../booking/seat-plan/seat-choice.logic.ts";
import {
  seatActions,
  seatCallGuards,
  seatGuards,
  whoSitsActions,
  whoSitsGuards,
} from "../../../booking/seat-plan/seat-choice.setup.ts";
import type { SeatsTypes } from "../../../booking/seat-plan/seat-choice.types.ts";
import type { SeatPriceOutcome } from "../../../booking/seat-plan/seat-service.types.ts";
import { isPartySeated } from "../../../booking/seat-plan/seated-party.ts";
import { unprovided } from "../../../kernel/flow/unprovided.ts";
import type { Wait } from "../../../kernel/flow/wait-until.ts";
import type { PlaceFaresRequest, TrainChoice, TrainPlacesOutcome } from "../trains.service.ts";
import { firstStanding, isFirstAdult, nextGender, nextShown, trainKit } from "./place-kit.ts";
import type { PlacesContext, PlacesEvent, PlacesInput, PlacesOutput, PlacesScreen } from "./places.types.ts";
import type { TrainPick, TrainPlan } from "./train-plan.types.ts";

const types: SeatsTypes<PlacesContext, PlacesEvent, PlacesInput, PlacesOutput, PlacesScreen> = {};

const missing = unprovided("trainPlacesMachine");

export const initialPlaces = ({ code, train, ...begun }: PlacesInput): PlacesContext => ({
  ...initialSeatChoice(begun),
  train,
  code,
  shown: null,
  search: null,
  travellers: [],
  ownGender: null,
  gender: null,
  fares: null,
  end: "BACK",
});

export const outputOf = ({ end, fares, plan, search, shown, travellers, ...context }: PlacesContext): PlacesOutput => {
  if (end !== "CHOSEN") return { type: end, search, ...(end === "BACK" && { left: { picks: context.picks } }) };
  if (shown === null || fares === null || plan === null) return { type: "BACK", search };
  // Whoever lost a place chose last: they come in the order of the party all the same.
  const picks = travellers.flatMap(({ id }) => context.picks.filter((pick) => pick.id === id));
  const places = placesOf(plan, picks).map(({ deck, label }) => ({ coach: plan.decks[deck]?.car ?? "", label }));
  return { type: end, train: shown, picks, places, fares, search };
};

const learnPlaces = (context: PlacesContext, outcome: TrainPlacesOutcome): Partial<PlacesContext> => {
  if (outcome.type === "PROBLEM") return { problem: outcome.problem };
  if (outcome.type !== "PLACES") return {};
  const { expiresAt, ownGender = null, plan, search, train: shown, travellers } = outcome;
  // Of a party that has become smaller only those who still travel have their places.
  const picks = context.picks.filter(({ id }) => travellers.some((one) => one.id === id));
  // The first adult is whoever is signed in.
  const gender = context.gender ?? (isFirstAdult(travellers, firstStanding({ picks, travellers })) ? ownGender : null);
  return {
    ...choiceOn(trainKit, { ...context, picks }, plan),
    shown,
    travellers,
    ownGender,
    gender,
    search,
    expiresAt,
  };
};

const learnFares = (outcome: SeatPriceOutcome): Partial<PlacesContext> =>
  outcome.type === "PRICED" ? { fares: outcome.price, problem: null } : learnUnpriced(outcome);

export const placesSetup = setup({
  types,
  actors: {
    readSeats: fromPromise<TrainPlacesOutcome, TrainChoice>(missing),
    priceSeats: fromPromise<SeatPriceOutcome, PlaceFaresRequest>(missing),
    waitUntil: fromPromise<void, Wait>(missing),
  },
  guards: {
    ...seatGuards(trainKit),
    ...whoSitsGuards(trainKit),
    /** Nobody of the party is left standing. */
    canSubmit: ({ context }: { readonly context: PlacesContext }) =>
      isPartySeated(context.plan && trainKit.seatingOf(context.plan), context.travellers, context.picks),
    /** It is asked who they are only where somebody could have the place. */
    isUnknown: ({ context, event }: { readonly context: PlacesContext; readonly event: PlacesEvent }) => {
      const { picks, plan } = context;
      const isOpen = nextGender(context) === null && plan !== null && firstStanding(context) !== null;
      if (!isOpen || event.type !== "seat.toggle") return isOpen;
      return refusalOf(trainKit.seatingOf(plan), picks, { ...nextShown(context), seat: event.seat }) === null;
    },
    ...seatCallGuards("PLACES", "PRICED"),
  },
  actions: {
    ...seatActions<PlacesContext, PlacesEvent, TrainPlan, Omit<TrainPick, "seat">>(trainKit),
    ...whoSitsActions<PlacesContext, PlacesEvent, TrainPlan>(trainKit),
    /** Whoever is next is somebody else. */
    forgetWho: assign({ gender: null }),
    learnSeats: assign(({ context }, outcome: TrainPlacesOutcome) => learnPlaces(context, outcome)),
    learnFares: assign((_, outcome: SeatPriceOutcome) => learnFares(outcome)),
    endAs: assign((_, end: PlacesContext["end"]) => ({ end })),
  },
});
