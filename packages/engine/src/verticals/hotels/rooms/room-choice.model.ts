import { sampleHotelDetail } from "../hotels.fixtures.ts";
import { roomChoiceMachine } from "./room-choice.machine.ts";
import type { RoomChoiceEvent, RoomChoiceInput } from "./room-choice.types.ts";

const inputs = {
  empty: { detail: sampleHotelDetail },
  begun: { detail: sampleHotelDetail, picks: ["suite-A", null] },
  /** Both had the only suite: the second has to choose again. */
  tight: { detail: sampleHotelDetail, picks: ["suite-A", "suite-B"] },
} as const satisfies Record<string, RoomChoiceInput>;

const events = {
  "room.turn": [
    { type: "room.turn", room: 0 },
    { type: "room.turn", room: 1 },
    { type: "room.turn", room: 7 },
  ],
  "rate.choose": [
    { type: "rate.choose", rate: "double-A" },
    { type: "rate.choose", rate: "double-B" },
    { type: "rate.choose", rate: "suite-A" },
    { type: "rate.choose", rate: "suite-B" },
  ],
  "rate.drop": [{ type: "rate.drop", room: 0 }],
  "rooms.submit": [{ type: "rooms.submit" }],
  "flow.back": [{ type: "flow.back" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 900_000 },
  ],
} satisfies { readonly [Type in RoomChoiceEvent["type"]]: readonly Extract<RoomChoiceEvent, { type: Type }>[] };

const outcomes = { waitUntil: { reached: undefined } } as const;

/** A rate for each of two rooms, for path generation: every event and every outcome as data. */
export const roomChoiceModel = {
  id: "roomChoice",
  machine: roomChoiceMachine,
  input: inputs.empty,
  inputs,
  events,
  outcomes,
} as const;
