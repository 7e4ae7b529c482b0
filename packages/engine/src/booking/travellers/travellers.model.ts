import { emptyPassengerForm } from "./passenger-form.ts";
import { listOutcomes, sampleContact, sampleForms, saveOutcomes, travellersInput } from "./travellers.fixtures.ts";
import { travellersMachine } from "./travellers.machine.ts";
import type { TravellersEvent, TravellersInput } from "./travellers.types.ts";

const inputs = {
  empty: travellersInput,
  filledIn: {
    ...travellersInput,
    forms: { ...sampleForms, "adult-2": { ...(sampleForms["adult-2"] ?? emptyPassengerForm), save: true } },
    contact: sampleContact,
  },
} as const satisfies Record<string, TravellersInput>;

const events = {
  "passenger.change": [
    { type: "passenger.change", passengerId: "child-1", values: { documentNumber: "AB9998887" } },
    { type: "passenger.change", passengerId: "nobody", values: {} },
  ],
  "passenger.check": [{ type: "passenger.check", passengerId: "child-1", field: "birthDate" }],
  "passenger.pick": [{ type: "passenger.pick", passengerId: "child-1", travellerId: "saved-1" }],
  "contact.change": [{ type: "contact.change", values: { email: "sara@safar.example" } }],
  "party.submit": [{ type: "party.submit" }],
  "favourite.save": [
    { type: "favourite.save", as: "create" },
    { type: "favourite.save", as: "update" },
    { type: "favourite.save", as: "copy" },
  ],
  "favourite.skip": [{ type: "favourite.skip" }],
  "flow.back": [{ type: "flow.back" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 600_000 },
  ],
} satisfies { readonly [Type in TravellersEvent["type"]]: readonly Extract<TravellersEvent, { type: Type }>[] };

const outcomes = { readSaved: listOutcomes, save: saveOutcomes, waitUntil: { reached: undefined } };

/** Who travels, for path generation: every event and every outcome as data. */
export const travellersModel = {
  id: "travellers",
  machine: travellersMachine,
  input: inputs.empty,
  inputs,
  events,
  outcomes,
} as const;
