import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import { searchOutputs } from "../../booking/search/search.fixtures.ts";
import { eventsInputs, eventsOfferOutcomes, sampleEventsSearch, sampleEventsSetting } from "./events.fixtures.ts";
import { eventsMachine } from "./events.machine.ts";
import type { EventsEvent } from "./events.types.ts";

const events = {
  "search.submit": [
    { type: "search.submit", search: sampleEventsSearch },
    { type: "search.submit", search: "" },
  ],
  "search.edit": [{ type: "search.edit" }],
  "search.refresh": [{ type: "search.refresh" }],
  "offer.accept": [{ type: "offer.accept" }],
  "offer.reload": [{ type: "offer.reload" }],
  "flow.back": [{ type: "flow.back" }],
  "flow.leave": [{ type: "flow.leave" }],
  "setting.change": [{ type: "setting.change", setting: sampleEventsSetting }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [{ type: "RESUME", now: 1000 }],
} satisfies { readonly [Type in EventsEvent["type"]]: readonly Extract<EventsEvent, { type: Type }>[] };

const outcomes = {
  search: searchOutputs,
  readOffer: { ...eventsOfferOutcomes, offline: eventsOfferOutcomes.PROBLEM },
  checkout: checkoutOutputs,
} as const;

/** For path generation: every event and every outcome as data. */
export const eventsModel = {
  id: "events",
  machine: eventsMachine,
  input: eventsInputs.search,
  inputs: eventsInputs,
  events,
  outcomes,
} as const;
