import { extrasInput, extrasOutcomes, seatedTogether } from "./extras.fixtures.ts";
import { extrasMachine } from "./extras.machine.ts";
import type { ExtrasEvent, ExtrasInput } from "./extras.types.ts";

const inputs = {
  empty: extrasInput,
  seated: { ...extrasInput, choices: seatedTogether.slice(1) },
  free: { ...extrasInput, required: [] },
} as const satisfies Record<string, ExtrasInput>;

const events = {
  "extra.choose": [
    { type: "extra.choose", serviceId: "bag.20", travellerId: "adult-1", segmentId: null, quantity: 1 },
    { type: "extra.choose", serviceId: "bag.20", travellerId: "adult-1", segmentId: null, quantity: 0 },
    { type: "extra.choose", serviceId: "bag.20", travellerId: "infant-1", segmentId: null, quantity: 1 },
  ],
  "seat.choose": [
    { type: "seat.choose", segmentId: "s1", travellerId: "adult-1", designator: "12D" },
    { type: "seat.choose", segmentId: "s1", travellerId: "adult-1", designator: "11A" },
  ],
  "seat.leave": [{ type: "seat.leave", segmentId: "s1", travellerId: "adult-1" }],
  "extras.submit": [{ type: "extras.submit" }],
  "extras.reload": [{ type: "extras.reload" }],
  "flow.back": [{ type: "flow.back" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 600_000 },
  ],
} satisfies { readonly [Type in ExtrasEvent["type"]]: readonly Extract<ExtrasEvent, { type: Type }>[] };

const outcomes = { readExtras: extrasOutcomes, waitUntil: { reached: undefined } };

/** Extras for path generation: every event and every outcome as data. */
export const extrasModel = {
  id: "extras",
  machine: extrasMachine,
  input: inputs.empty,
  inputs,
  events,
  outcomes,
} as const;
