import { sampleDepartureRef, samplePicks, seatFaresOutcomes, seatsOutcomes } from "../buses.fixtures.ts";
import { seatsMachine } from "./seats.machine.ts";
import type { SeatsEvent, SeatsInput } from "./seats.types.ts";

const inputs = {
  empty: { departure: sampleDepartureRef },
  seated: { departure: sampleDepartureRef, picks: samplePicks, boarding: "lahore-2" },
  robbed: { departure: sampleDepartureRef, picks: samplePicks, gone: ["6"] },
} as const satisfies Record<string, SeatsInput>;

const events = {
  "seat.toggle": [
    { type: "seat.toggle", seat: "7" },
    { type: "seat.toggle", seat: "1" },
  ],
  "gender.choose": [{ type: "gender.choose", gender: "female" }],
  "traveller.change": [{ type: "traveller.change", seat: "7", gender: "female" }],
  "seats.propose": [
    { type: "seats.propose", genders: ["male", "female"] },
    { type: "seats.propose", genders: ["male", "male", "male", "male", "male", "male"] },
  ],
  "proposal.accept": [{ type: "proposal.accept" }],
  "nearest.accept": [{ type: "nearest.accept", seat: "6" }],
  "seats.clear": [{ type: "seats.clear" }],
  "boarding.choose": [
    { type: "boarding.choose", stop: "lahore-2" },
    { type: "boarding.choose", stop: "nowhere" },
  ],
  "dropping.choose": [{ type: "dropping.choose", stop: "rahim-yar-khan-1" }],
  "seats.submit": [{ type: "seats.submit" }],
  "seats.edit": [{ type: "seats.edit" }],
  "seats.reload": [{ type: "seats.reload" }],
  "bundle.choose": [
    { type: "bundle.choose", bundle: "saver" },
    { type: "bundle.choose", bundle: "no-such-bundle" },
  ],
  "bundle.accept": [{ type: "bundle.accept" }],
  "search.refresh": [{ type: "search.refresh" }],
  "search.edit": [{ type: "search.edit" }],
  "flow.back": [{ type: "flow.back" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 900_000 },
  ],
} satisfies { readonly [Type in SeatsEvent["type"]]: readonly Extract<SeatsEvent, { type: Type }>[] };

const outcomes = {
  readSeats: { ...seatsOutcomes, guest: { ...seatsOutcomes.SEATS, ownGender: null }, offline: seatsOutcomes.PROBLEM },
  priceSeats: { ...seatFaresOutcomes, offline: seatFaresOutcomes.PROBLEM },
  waitUntil: { reached: undefined },
} as const;

/** Seats of a coach, for path generation: every event and every outcome as data. */
export const seatsModel = {
  id: "seats",
  machine: seatsMachine,
  input: inputs.empty,
  inputs,
  events,
  outcomes,
} as const;
