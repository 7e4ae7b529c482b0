import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import { searchOutputs } from "../../booking/search/search.fixtures.ts";
import type { WalkEvent } from "../../booking/walk/walk.types.ts";
import { sampleToursSearch, sampleToursSetting, tourChoiceOutputs, toursInputs } from "./tours.fixtures.ts";
import { toursMachine } from "./tours.machine.ts";

const events = {
  "search.submit": [
    { type: "search.submit", search: sampleToursSearch },
    { type: "search.submit", search: "" },
  ],
  "search.edit": [{ type: "search.edit" }],
  "flow.back": [{ type: "flow.back" }],
  "flow.leave": [{ type: "flow.leave" }],
  "setting.change": [{ type: "setting.change", setting: sampleToursSetting }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [{ type: "RESUME", now: 1000 }],
} satisfies { readonly [Type in WalkEvent["type"]]: readonly Extract<WalkEvent, { type: Type }>[] };

/** For path generation: every event and every outcome as data. */
export const toursModel = {
  id: "tours",
  machine: toursMachine,
  input: toursInputs.search,
  inputs: toursInputs,
  events,
  outcomes: { search: searchOutputs, choice: tourChoiceOutputs, checkout: checkoutOutputs },
} as const;
