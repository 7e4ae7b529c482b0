import { assign, fromPromise, setup } from "xstate";
import { choiceOn, initialSeatChoice, learnUnpriced } from "../../../booking/seat-plan/seat-choice.logic.ts";
import {
  seatActions,
  seatCallGuards,
  seatGuards,
  whoSitsActions,
  whoSitsGuards,
} from "../../../booking/seat-plan/seat-choice.setup.ts";
import type { SeatsTypes } from "../../../booking/seat-plan/seat-choice.types.ts";
import { unprovided } from "../../../kernel/flow/unprovided.ts";
import type { Wait } from "../../../kernel/flow/wait-until.ts";
import type { OfferId } from "../../../kernel/ids.ts";
import type { SeatFaresOutcome, SeatFaresRequest, SeatsOutcome } from "../buses.service.ts";
import type { CoachPlan, SeatPick } from "./coach.types.ts";
import { coachKit } from "./coach-rules.ts";
import type { SeatsContext, SeatsEvent, SeatsInput, SeatsOutput, SeatsScreen } from "./seats.types.ts";

const types: SeatsTypes<SeatsContext, SeatsEvent, SeatsInput, SeatsOutput, SeatsScreen> = {};

const missing = unprovided("seatsMachine");

export const initialSeats = ({
  departure,
  boarding = null,
  bundle = null,
  dropping = null,
  ...begun
}: SeatsInput): SeatsContext => ({
  ...initialSeatChoice(begun),
  departure,
  trip: null,
  search: null,
  gender: begun.picks?.at(-1)?.gender ?? null,
  boarding,
  dropping,
  fares: null,
  bundle,
  end: "BACK",
});

export const outputOf = ({
  trip,
  picks,
  boarding,
  dropping,
  fares,
  bundle,
  search,
  end,
}: SeatsContext): SeatsOutput => {
  if (end !== "CHOSEN") return { type: end, search, ...(end === "BACK" && { left: { picks, boarding, dropping } }) };
  if (trip === null || fares === null || bundle === null) return { type: "BACK", search };
  return { type: end, trip, picks, boarding, dropping, fares, bundle, search };
};

type Stops = readonly { readonly id: string }[];

/** Where one gets on, or where one gets off: neither is chosen for the other. */
type StopChoice = { readonly stop: string; readonly at: "boarding" | "dropping" };

const known = (stops: Stops, id: string | null): string | null =>
  stops.find((stop) => stop.id === id)?.id ?? stops[0]?.id ?? null;

const learnSeats = (context: SeatsContext, outcome: SeatsOutcome): Partial<SeatsContext> => {
  if (outcome.type === "PROBLEM") return { problem: outcome.problem };
  if (outcome.type !== "SEATS") return {};
  const { ownGender = null, plan, trip, search, expiresAt } = outcome;
  return {
    ...choiceOn(coachKit, context, plan),
    trip,
    // Whoever is signed in sits down first.
    gender: context.gender ?? ownGender,
    search,
    expiresAt,
    boarding: known(trip.departure.boarding, context.boarding),
    dropping: known(trip.departure.dropping, context.dropping),
  };
};

const learnFares = ({ bundle }: SeatsContext, outcome: SeatFaresOutcome): Partial<SeatsContext> => {
  if (outcome.type !== "FARES") return learnUnpriced(outcome);
  const { fares } = outcome;
  const chosen = fares.bundles.find(({ code }) => code === bundle) ?? fares.bundles[0];
  return { fares, bundle: chosen?.code ?? null, problem: null };
};

export const seatsSetup = setup({
  types,
  actors: {
    readSeats: fromPromise<SeatsOutcome, OfferId>(missing),
    priceSeats: fromPromise<SeatFaresOutcome, SeatFaresRequest>(missing),
    waitUntil: fromPromise<void, Wait>(missing),
  },
  guards: {
    ...seatGuards(coachKit),
    ...whoSitsGuards(coachKit),
    ...seatCallGuards("SEATS", "FARES"),
    isBundle: ({ context }, bundle: string) => context.fares?.bundles.some(({ code }) => code === bundle) ?? false,
    isStop: ({ context: { trip } }, { at, stop }: StopChoice) =>
      trip?.departure[at].some(({ id }) => id === stop) ?? false,
  },
  actions: {
    ...seatActions<SeatsContext, SeatsEvent, CoachPlan, Pick<SeatPick, "gender">>(coachKit),
    ...whoSitsActions<SeatsContext, SeatsEvent, CoachPlan>(coachKit),
    learnSeats: assign(({ context }, outcome: SeatsOutcome) => learnSeats(context, outcome)),
    learnFares: assign(({ context }, outcome: SeatFaresOutcome) => learnFares(context, outcome)),
    chooseBoarding: assign((_, boarding: string) => ({ boarding, fares: null })),
    chooseDropping: assign((_, dropping: string) => ({ dropping, fares: null })),
    chooseBundle: assign((_, bundle: string) => ({ bundle })),
    endAs: assign((_, end: SeatsContext["end"]) => ({ end })),
  },
});
