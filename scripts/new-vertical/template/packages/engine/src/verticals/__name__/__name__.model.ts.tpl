import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import { searchOutputs } from "../../booking/search/search.fixtures.ts";
import { walkEvents } from "../../booking/walk/walk.model.ts";
import { __camel__Inputs, __camel__OfferOutcomes, sample__Pascal__Search, sample__Pascal__Setting } from "./__name__.fixtures.ts";
import { __camel__Machine } from "./__name__.machine.ts";
import type { __Pascal__Event } from "./__name__.types.ts";

const events = {
  ...walkEvents([sample__Pascal__Search, ""], sample__Pascal__Setting),
  "search.refresh": [{ type: "search.refresh" }],
  "offer.accept": [{ type: "offer.accept" }],
  "offer.reload": [{ type: "offer.reload" }],
} satisfies { readonly [Type in __Pascal__Event["type"]]: readonly Extract<__Pascal__Event, { type: Type }>[] };

const outcomes = { search: searchOutputs, readOffer: { ...__camel__OfferOutcomes, offline: __camel__OfferOutcomes.PROBLEM }, checkout: checkoutOutputs } as const;

/** For path generation: every event and every outcome as data. */
export const __camel__Model = {
  id: "__name__",
  machine: __camel__Machine,
  input: __camel__Inputs.search,
  inputs: __camel__Inputs,
  events,
  outcomes,
} as const;
