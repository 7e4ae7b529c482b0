import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import { searchOutputs } from "../../booking/search/search.fixtures.ts";
import { walkEvents } from "../../booking/walk/walk.model.ts";
import {
  placesOutputs,
  sampleClass,
  sampleTrainsSearch,
  sampleTrainsSetting,
  trainOutcomes,
  trainsInputs,
} from "./trains.fixtures.ts";
import { trainsMachine } from "./trains.machine.ts";
import type { TrainsEvent } from "./trains.types.ts";

const events = {
  ...walkEvents([sampleTrainsSearch, ""], sampleTrainsSetting),
  "search.refresh": [{ type: "search.refresh" }],
  "class.choose": [
    { type: "class.choose", code: sampleClass.code },
    { type: "class.choose", code: "parlour" },
  ],
  "offer.reload": [{ type: "offer.reload" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 900_000 },
  ],
} satisfies { readonly [Type in TrainsEvent["type"]]: readonly Extract<TrainsEvent, { type: Type }>[] };

const outcomes = {
  search: searchOutputs,
  readTrain: { ...trainOutcomes, offline: trainOutcomes.PROBLEM },
  places: placesOutputs,
  waitUntil: { reached: undefined },
  checkout: checkoutOutputs,
} as const;

/** For path generation: every event and every outcome as data. */
export const trainsModel = {
  id: "trains",
  machine: trainsMachine,
  input: trainsInputs.search,
  inputs: trainsInputs,
  events,
  outcomes,
} as const;
