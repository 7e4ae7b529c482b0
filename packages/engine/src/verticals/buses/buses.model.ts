import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import { searchOutputs } from "../../booking/search/search.fixtures.ts";
import type { WalkEvent } from "../../booking/walk/walk.types.ts";
import { busesInputs, sampleBusSearch, seatsOutputs } from "./buses.fixtures.ts";
import { busesMachine } from "./buses.machine.ts";

const events = {
  "search.submit": [
    { type: "search.submit", search: sampleBusSearch },
    { type: "search.submit", search: "from=lahore" },
  ],
  "search.edit": [{ type: "search.edit" }],
  "flow.back": [{ type: "flow.back" }],
  "flow.leave": [{ type: "flow.leave" }],
  "setting.change": [{ type: "setting.change", setting: busesInputs.search.setting }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [{ type: "RESUME", now: 1000 }],
} satisfies { readonly [Type in WalkEvent["type"]]: readonly Extract<WalkEvent, { type: Type }>[] };

const outcomes = { search: searchOutputs, seats: seatsOutputs, checkout: checkoutOutputs } as const;

/** Booking a bus, for path generation: every event and every outcome as data. */
export const busesModel = {
  id: "buses",
  machine: busesMachine,
  input: busesInputs.search,
  inputs: busesInputs,
  events,
  outcomes,
} as const;
