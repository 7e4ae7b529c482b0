import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import { searchOutputs } from "../../booking/search/search.fixtures.ts";
import { walkEvents } from "../../booking/walk/walk.model.ts";
import { busesInputs, sampleBusSearch, seatsOutputs } from "./buses.fixtures.ts";
import { busesMachine } from "./buses.machine.ts";

const outcomes = { search: searchOutputs, seats: seatsOutputs, checkout: checkoutOutputs } as const;

/** Booking a bus, for path generation: every event and every outcome as data. */
export const busesModel = {
  id: "buses",
  machine: busesMachine,
  input: busesInputs.search,
  inputs: busesInputs,
  events: walkEvents([sampleBusSearch, "from=lahore"], busesInputs.search.setting),
  outcomes,
} as const;
