import { assign, fromPromise, setup } from "xstate";
import { keptBy } from "../../../booking/seat-plan/kept-by.ts";
import { placesOf } from "../../../booking/seat-plan/places.ts";
import { proposedTo } from "../../../booking/seat-plan/proposed-to.ts";
import {
  choiceOn,
  initialSeatChoice,
  learnUnpriced,
  withNearest,
} from "../../../booking/seat-plan/seat-choice.logic.ts";
import { seatActions, seatCallGuards, seatGuards } from "../../../booking/seat-plan/seat-choice.setup.ts";
import type { SeatsTypes } from "../../../booking/seat-plan/seat-choice.types.ts";
import type { Place, SeatRefusal } from "../../../booking/seat-plan/seat-plan.types.ts";
import type { SeatPriceOutcome } from "../../../booking/seat-plan/seat-service.types.ts";
import { asMembers, isPartySeated } from "../../../booking/seat-plan/seated-party.ts";
import { unprovided } from "../../../kernel/flow/unprovided.ts";
import type { Wait } from "../../../kernel/flow/wait-until.ts";
import type { OfferId } from "../../../kernel/ids.ts";
import type { HallOutcome, SeatPriceRequest } from "../movies.service.ts";
import type { HallContext, HallEvent, HallInput, HallOutput, HallScreen, HallSeated } from "./hall.types.ts";
import { explained, hallKit, membersOf, mostIn, partyOn, wantedOf } from "./hall-kit.ts";
import type { HallParty, HallPick, HallPlan } from "./hall-plan.types.ts";

const types: SeatsTypes<HallContext, HallEvent, HallInput, HallOutput, HallScreen> = {};

const missing = unprovided("hallMachine");

export const initialHall = ({ party, show, ...begun }: HallInput): HallContext => ({
  ...initialSeatChoice(begun),
  show,
  film: null,
  shown: null,
  search: null,
  party: party ?? null,
  price: null,
  end: "BACK",
});

export const outputOf = ({ end, film, party, picks, plan, price, search, shown }: HallContext): HallOutput => {
  if (end !== "CHOSEN") return { type: end, search, ...(end === "BACK" && party && { left: { party, picks } }) };
  if (film === null || shown === null || party === null || price === null || plan === null)
    return { type: "BACK", search };
  const seats = placesOf(plan, picks).map(({ label }) => label);
  return { type: end, film, show: shown, party, picks, seats, price, search };
};

/** Places that are as they were stay the same objects: only what changed is drawn anew. */
const withUnchanged = (plan: HallPlan, before: HallPlan | null): HallPlan => {
  const known = new Map(before?.seats.map((place) => [place.id, place]));
  return {
    ...plan,
    seats: plan.seats.map((place) => {
      const old = known.get(place.id);
      return old?.status === place.status && old.fare?.minor === place.fare?.minor ? old : place;
    }),
  };
};

/** What is proposed to a party of whom somebody stands. */
const proposalFor = (context: HallContext): HallContext["proposal"] => {
  const { picks, plan } = context;
  if (plan === null) return [];
  return proposedTo(hallKit.seatingOf(plan), membersOf(context), picks, membersOf({ ...context, picks: [] }));
};

/** Why the last press took no seat, as long as that is so: what others do meanwhile takes no word away that is being read. */
const stillRefused = (plan: HallPlan, refusal: SeatRefusal | null): SeatRefusal | null => {
  const isFreeNow = ({ label, status }: Place): boolean =>
    refusal?.code === "taken" && label === refusal.seat && status === "available";
  return plan.seats.some(isFreeNow) ? null : refusal;
};

const learnHall = (context: HallContext, outcome: HallOutcome): Partial<HallContext> => {
  if (outcome.type === "PROBLEM") return { problem: outcome.problem };
  if (outcome.type !== "HALL") return {};
  const { expiresAt, film, search, show } = outcome;
  const plan = wantedOf(withUnchanged(outcome.plan, context.plan), context.party);
  const choice = choiceOn(hallKit, context, plan);
  // What was told to be lost is told until something is chosen for it.
  const still = context.lost.filter(({ seat }) => !choice.lost.some((one) => one.seat === seat));
  // Who comes with a wheelchair sits where they like once there is no seat beside it.
  const gone = asMembers(membersOf({ ...context, ...choice }), [...still, ...choice.lost]);
  const lost = withNearest(hallKit.seatingOf(plan), choice.picks, gone);
  const refusal = stillRefused(plan, context.refusal);
  const known = { ...choice, lost, refusal, film, shown: show, search, expiresAt };
  return { ...known, proposal: proposalFor({ ...context, ...known }) };
};

const learnPrice = (outcome: SeatPriceOutcome): Partial<HallContext> =>
  outcome.type === "PRICED" ? { price: outcome.price, problem: null } : learnUnpriced(outcome);

/** Another party begins anew, but for places that it may keep. */
const forParty = (context: HallContext, party: HallParty | null): Partial<HallContext> => {
  if (context.plan === null || party === null) return { party };
  const plan = wantedOf(context.plan, party);
  const picks = keptBy(hallKit.seatingOf(plan), membersOf({ ...context, party }), context.picks);
  return { ...choiceOn(hallKit, { ...context, picks, gone: [] }, plan), lost: [], party };
};

type Knowing = { readonly context: HallContext };

export const hallSetup = setup({
  types,
  actors: {
    readSeats: fromPromise<HallOutcome, OfferId>(missing),
    priceSeats: fromPromise<SeatPriceOutcome, SeatPriceRequest>(missing),
    waitUntil: fromPromise<void, Wait>(missing),
  },
  guards: {
    ...seatGuards(hallKit),
    canSubmit: ({ context }: Knowing) =>
      isPartySeated(context.plan && hallKit.seatingOf(context.plan), membersOf(context), context.picks),
    hasParty: ({ context }: Knowing) => context.party !== null,
    isElsewhere: ({ context }: Knowing, seat: string) => partyOn(context, seat) !== null,
    isParty: ({ context: { plan } }: Knowing, { category, seats }: HallParty) =>
      seats > 0 &&
      seats <= mostIn(plan) &&
      (plan?.seats.some((seat) => seat.category === category && seat.status === "available") ?? false),
    ...seatCallGuards("HALL", "PRICED"),
  },
  actions: {
    ...seatActions<HallContext, HallEvent, HallPlan, Omit<HallPick, "seat">>(hallKit),
    learnSeats: assign(({ context }, outcome: HallOutcome) => learnHall(context, outcome)),
    learnFares: assign((_, outcome: SeatPriceOutcome) => learnPrice(outcome)),
    takeParty: assign(({ context }, party: HallParty) => forParty(context, party)),
    moveParty: assign(({ context }, seat: string) => forParty(context, partyOn(context, seat))),
    // Each seat pressed by itself would leave a companion's, which is of any price, beside one of another.
    chooseSeats: assign(({ context }, { party, picks }: HallSeated) => forParty({ ...context, picks }, party)),
    explainRefusal: assign(({ context }) => ({ refusal: explained(context) })),
    proposeRest: assign(({ context }) => ({ proposal: proposalFor(context), refusal: null })),
    endAs: assign((_, end: HallContext["end"]) => ({ end })),
  },
});
