import { checkoutOutputs } from "../../booking/checkout/checkout.fixtures.ts";
import { searchOutputs } from "../../booking/search/search.fixtures.ts";
import { walkEvents } from "../../booking/walk/walk.model.ts";
import { hotelOutcomes, hotelsInputs, roomChoiceOutputs, sampleStaySearch } from "./hotels.fixtures.ts";
import { hotelsMachine } from "./hotels.machine.ts";
import type { HotelsEvent } from "./hotels.types.ts";

const events = {
  ...walkEvents([sampleStaySearch, "place=karachi"], hotelsInputs.search.setting),
  "search.refresh": [{ type: "search.refresh" }],
  "offer.reload": [{ type: "offer.reload" }],
} satisfies { readonly [Type in HotelsEvent["type"]]: readonly Extract<HotelsEvent, { type: Type }>[] };

const outcomes = {
  search: searchOutputs,
  readHotel: { ...hotelOutcomes, offline: hotelOutcomes.PROBLEM },
  rooms: roomChoiceOutputs,
  checkout: checkoutOutputs,
} as const;

/** Booking a hotel, for path generation: every event and every outcome as data. */
export const hotelsModel = {
  id: "hotels",
  machine: hotelsMachine,
  input: hotelsInputs.search,
  inputs: hotelsInputs,
  events,
  outcomes,
} as const;
