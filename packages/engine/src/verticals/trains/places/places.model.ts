import { seatStepEvents } from "../../../booking/seat-plan/seat-choice.model.ts";
import {
  sampleOfferOfTrain as choice,
  placeFaresOutcomes,
  placesOutcomes,
  sampleTrainPicks,
} from "../trains.fixtures.ts";
import { trainPlacesMachine } from "./places.machine.ts";
import type { PlacesEvent, PlacesInput } from "./places.types.ts";

const inputs = {
  empty: choice,
  seated: { ...choice, picks: sampleTrainPicks },
  robbed: { ...choice, picks: sampleTrainPicks, gone: ["B1-4"] },
} as const satisfies Record<string, PlacesInput>;

const events = {
  "seat.toggle": [
    { type: "seat.toggle", seat: "B1-1" },
    { type: "seat.toggle", seat: "B1-taken" },
  ],
  "gender.choose": [{ type: "gender.choose", gender: "female" }],
  "traveller.change": [{ type: "traveller.change", seat: "B1-3", gender: "female" }],
  "seats.propose": [{ type: "seats.propose", genders: ["male", "female"] }],
  "proposal.accept": [{ type: "proposal.accept" }],
  "nearest.accept": [{ type: "nearest.accept", seat: "B1-4" }],
  "seats.clear": [{ type: "seats.clear" }],
  ...seatStepEvents,
} satisfies { readonly [Type in PlacesEvent["type"]]: readonly Extract<PlacesEvent, { type: Type }>[] };

const outcomes = {
  readSeats: { ...placesOutcomes, offline: placesOutcomes.PROBLEM },
  priceSeats: { ...placeFaresOutcomes, offline: placeFaresOutcomes.PROBLEM },
  waitUntil: { reached: undefined },
} as const;

/** Places of a train, for path generation: every event and every outcome as data. */
export const trainPlacesModel = {
  id: "trainPlaces",
  machine: trainPlacesMachine,
  input: inputs.empty,
  inputs,
  events,
  outcomes,
} as const;
