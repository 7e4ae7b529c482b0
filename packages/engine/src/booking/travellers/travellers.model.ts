import { emptyTravellerForm } from "./empty-form.ts";
import { listOutcomes, sampleContact, sampleForms, saveOutcomes, travellersInput } from "./travellers.fixtures.ts";
import { travellersMachine } from "./travellers.machine.ts";
import type { TravellersEvent, TravellersInput } from "./travellers.types.ts";

const inputs = {
  empty: travellersInput,
  filledIn: {
    ...travellersInput,
    forms: { ...sampleForms, "adult-2": { ...(sampleForms["adult-2"] ?? emptyTravellerForm), save: true } },
    contact: sampleContact,
  },
} as const satisfies Record<string, TravellersInput>;

const events = {
  "details.change": [
    { type: "details.change", travellerId: "child-1", values: { documentNumber: "AB9998887" } },
    { type: "details.change", travellerId: "nobody", values: {} },
  ],
  "details.check": [{ type: "details.check", travellerId: "child-1", field: "birthDate" }],
  "details.pick": [{ type: "details.pick", travellerId: "child-1", savedId: "saved-1" }],
  "details.own": [{ type: "details.own", travellerId: "adult-1" }],
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
