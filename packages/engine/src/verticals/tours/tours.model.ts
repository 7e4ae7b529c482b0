import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import { searchOutputs } from "../../booking/search/search.fixtures.ts";
import { walkEvents } from "../../booking/walk/walk.model.ts";
import { sampleToursSearch, sampleToursSetting, tourChoiceOutputs, toursInputs } from "./tours.fixtures.ts";
import { toursMachine } from "./tours.machine.ts";

/** For path generation: every event and every outcome as data. */
export const toursModel = {
  id: "tours",
  machine: toursMachine,
  input: toursInputs.search,
  inputs: toursInputs,
  events: walkEvents([sampleToursSearch, ""], sampleToursSetting),
  outcomes: { search: searchOutputs, choice: tourChoiceOutputs, checkout: checkoutOutputs },
} as const;
