import { findOutcomes, reserveInput, reserveOutcomes, staleInput } from "./reserve.fixtures.ts";
import { reserveMachine } from "./reserve.machine.ts";
import type { ReserveEvent } from "./reserve.types.ts";

const inputs = { accepted: reserveInput, stale: staleInput } as const;

const events = {
  "reservation.check": [{ type: "reservation.check" }],
  "reservation.retry": [{ type: "reservation.retry" }],
  "flow.leave": [{ type: "flow.leave" }],
  RESUME: [{ type: "RESUME", now: 1000 }],
} satisfies { readonly [Type in ReserveEvent["type"]]: readonly Extract<ReserveEvent, { type: Type }>[] };

const outcomes = { reserve: reserveOutcomes, findReservation: findOutcomes, waitUntil: { reached: undefined } };

/** Reserving, for path generation: every event and every outcome as data. */
export const reserveModel = {
  id: "reserve",
  machine: reserveMachine,
  input: inputs.accepted,
  inputs,
  events,
  outcomes,
} as const;
