import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import { searchOutputs } from "../../booking/search/search.fixtures.ts";
import { walkEvents } from "../../booking/walk/walk.model.ts";
import { faresOutcomes, flightsInputs, sampleSearch, sampleSetting } from "./flights.fixtures.ts";
import { flightsMachine } from "./flights.machine.ts";
import type { FlightsEvent } from "./flights.types.ts";

const events = {
  ...walkEvents([sampleSearch, "trip=return"], sampleSetting),
  "search.refresh": [{ type: "search.refresh" }],
  "fare.choose": [
    { type: "fare.choose", fareId: "flex" },
    { type: "fare.choose", fareId: "no-such-fare" },
  ],
  "itinerary.accept": [{ type: "itinerary.accept" }],
  "offer.reload": [{ type: "offer.reload" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 900_000 },
  ],
} satisfies { readonly [Type in FlightsEvent["type"]]: readonly Extract<FlightsEvent, { type: Type }>[] };

const outcomes = {
  search: searchOutputs,
  readFares: faresOutcomes,
  checkout: checkoutOutputs,
  waitUntil: { reached: undefined },
} as const;

/** Booking a flight, for path generation: every event and every outcome as data. */
export const flightsModel = {
  id: "flights",
  machine: flightsMachine,
  input: flightsInputs.search,
  inputs: flightsInputs,
  events,
  outcomes,
} as const;
