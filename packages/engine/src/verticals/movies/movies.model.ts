import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import { sampleOffer, searchOutputs } from "../../booking/search/search.fixtures.ts";
import { seatStepEvents } from "../../booking/seat-plan/seat-choice.model.ts";
import { walkEvents } from "../../booking/walk/walk.model.ts";
import { hallMachine } from "./hall/hall.machine.ts";
import type { HallEvent, HallInput } from "./hall/hall.types.ts";
import type { HallPlan } from "./hall/hall-plan.types.ts";
import {
  hallOutcomes,
  hallOutputs,
  moveOutcomes,
  moviesInputs,
  sampleHall,
  sampleHallPicks,
  sampleMoviesSearch,
  sampleMoviesSetting,
  sampleParty,
  seatPriceOutcomes,
} from "./movies.fixtures.ts";
import { moviesMachine } from "./movies.machine.ts";
import { type MovingInput, movingMachine } from "./moving/moving.machine.ts";

/** For path generation: every event and every outcome as data. */
export const moviesModel = {
  id: "movies",
  machine: moviesMachine,
  input: moviesInputs.search,
  inputs: moviesInputs,
  events: walkEvents([sampleMoviesSearch, ""], sampleMoviesSetting),
  outcomes: {
    search: searchOutputs,
    hall: hallOutputs,
    checkout: checkoutOutputs,
  },
} as const;

const halls = {
  empty: { show: sampleOffer },
  seated: { show: sampleOffer, party: sampleParty, picks: sampleHallPicks },
  robbed: { show: sampleOffer, party: sampleParty, picks: sampleHallPicks, gone: ["A2"] },
} as const satisfies Record<string, HallInput>;

const hallEvents = {
  "party.choose": [
    { type: "party.choose", party: sampleParty },
    { type: "party.choose", party: { ...sampleParty, category: "none" } },
    { type: "party.choose", party: { ...sampleParty, seats: 1 } },
  ],
  "party.edit": [{ type: "party.edit" }],
  "seats.choose": [{ type: "seats.choose", party: sampleParty, picks: sampleHallPicks }],
  "seat.toggle": [
    { type: "seat.toggle", seat: "A2" },
    { type: "seat.toggle", seat: "B1" },
    { type: "seat.toggle", seat: "A1" },
    { type: "seat.toggle", seat: "A3" },
  ],
  "proposal.accept": [{ type: "proposal.accept" }],
  "nearest.accept": [{ type: "nearest.accept", seat: "A2" }],
  "seats.clear": [{ type: "seats.clear" }],
  "seats.hinted": [{ type: "seats.hinted" }],
  ...seatStepEvents,
} satisfies { readonly [Type in HallEvent["type"]]: readonly Extract<HallEvent, { type: Type }>[] };

/** One of its seats costs more. */
const twoPrices: HallPlan = {
  ...sampleHall,
  categories: [...sampleHall.categories, { code: "gold", name: { en: "Gold", ar: "ذهبي" } }],
  seats: sampleHall.seats.map((seat) => (seat.id === "A3" ? { ...seat, category: "gold" } : seat)),
};

/** Seats of a show, for path generation: every event and every outcome as data. */
export const hallModel = {
  id: "hall",
  machine: hallMachine,
  input: halls.empty,
  inputs: halls,
  events: hallEvents,
  outcomes: {
    readSeats: { ...hallOutcomes, HALL: { ...hallOutcomes.HALL, plan: twoPrices }, offline: hallOutcomes.PROBLEM },
    priceSeats: { ...seatPriceOutcomes, offline: seatPriceOutcomes.PROBLEM },
    waitUntil: { reached: undefined },
  },
} as const;

const mover: MovingInput = { booking: "b-1", proof: null };

export const movingModel = {
  id: "moving",
  machine: movingMachine,
  input: mover,
  inputs: { own: mover },
  events: {
    "offer.choose": [
      { type: "offer.choose", show: sampleOffer },
      { type: "offer.choose", show: "none" },
    ],
    "move.accept": [{ type: "move.accept" }],
    "offers.reload": [{ type: "offers.reload" }],
  },
  outcomes: {
    readOffers: { ...moveOutcomes.readOffers, offline: moveOutcomes.readOffers.PROBLEM },
    move: { ...moveOutcomes.move, offline: moveOutcomes.move.PROBLEM },
  },
} as const;
