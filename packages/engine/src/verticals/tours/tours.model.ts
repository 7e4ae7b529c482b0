import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import { searchOutputs } from "../../booking/search/search.fixtures.ts";
import { sampleToursSearch, sampleToursSetting, toursInputs, toursOfferOutcomes } from "./tours.fixtures.ts";
import { toursMachine } from "./tours.machine.ts";
import type { ToursEvent } from "./tours.types.ts";

const events = {
  "search.submit": [
    { type: "search.submit", search: sampleToursSearch },
    { type: "search.submit", search: "" },
  ],
  "search.edit": [{ type: "search.edit" }],
  "search.refresh": [{ type: "search.refresh" }],
  "offer.accept": [{ type: "offer.accept" }],
  "offer.reload": [{ type: "offer.reload" }],
  "flow.back": [{ type: "flow.back" }],
  "flow.leave": [{ type: "flow.leave" }],
  "setting.change": [{ type: "setting.change", setting: sampleToursSetting }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [{ type: "RESUME", now: 1000 }],
} satisfies { readonly [Type in ToursEvent["type"]]: readonly Extract<ToursEvent, { type: Type }>[] };

const outcomes = {
  search: searchOutputs,
  readOffer: { ...toursOfferOutcomes, offline: toursOfferOutcomes.PROBLEM },
  checkout: checkoutOutputs,
} as const;

/** For path generation: every event and every outcome as data. */
export const toursModel = {
  id: "tours",
  machine: toursMachine,
  input: toursInputs.search,
  inputs: toursInputs,
  events,
  outcomes,
} as const;
