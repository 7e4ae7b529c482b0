import { extrasOutputs } from "../../booking/extras/extras.fixtures.ts";
import { sampleBooking } from "../../booking/payment/payment.fixtures.ts";
import type { PaymentOutput } from "../../booking/payment/payment.types.ts";
import { acknowledgementOf } from "../../booking/quote/acknowledgement.ts";
import { dearerQuote, quoteOutputs, reservedQuote, sampleQuote } from "../../booking/quote/quote.fixtures.ts";
import { reserveOutputs } from "../../booking/reserve/reserve.fixtures.ts";
import { searchOutputs } from "../../booking/search/search.fixtures.ts";
import { travellersOutputs } from "../../booking/travellers/travellers.fixtures.ts";
import { faresOutcomes, flightsInputs, sampleSearch, sampleSetting } from "./flights.fixtures.ts";
import { flightsMachine } from "./flights.machine.ts";
import type { FlightsEvent } from "./flights.types.ts";

const yes = acknowledgementOf(sampleQuote);

const events = {
  "search.submit": [
    { type: "search.submit", search: sampleSearch },
    { type: "search.submit", search: "trip=return" },
  ],
  "search.edit": [{ type: "search.edit" }],
  "search.refresh": [{ type: "search.refresh" }],
  "fare.choose": [
    { type: "fare.choose", fareId: "flex" },
    { type: "fare.choose", fareId: "no-such-fare" },
  ],
  "itinerary.accept": [{ type: "itinerary.accept" }],
  "itinerary.reload": [{ type: "itinerary.reload" }],
  "quote.refresh": [{ type: "quote.refresh" }],
  "voucher.change": [{ type: "voucher.change", voucher: "EID10" }],
  "travellers.edit": [{ type: "travellers.edit" }],
  "extras.edit": [{ type: "extras.edit" }],
  "review.accept": [
    { type: "review.accept", acknowledged: yes },
    { type: "review.accept", acknowledged: acknowledgementOf(dearerQuote) },
  ],
  "flow.back": [{ type: "flow.back" }],
  "flow.leave": [{ type: "flow.leave" }],
  "setting.change": [{ type: "setting.change", setting: sampleSetting }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 900_000 },
  ],
} satisfies { readonly [Type in FlightsEvent["type"]]: readonly Extract<FlightsEvent, { type: Type }>[] };

const plain = {
  ...sampleQuote,
  hash: "hash-0009",
  offeredExtras: { bag: false, seat: false, meal: false, service: false },
};

const outcomes = {
  search: searchOutputs,
  readFares: faresOutcomes,
  quote: {
    ...quoteOutputs,
    withoutExtras: { type: "ACCEPTED", quote: plain, acknowledged: acknowledgementOf(plain) },
    reserved: { type: "ACCEPTED", quote: reservedQuote, acknowledged: yes },
  },
  travellers: travellersOutputs,
  extras: extrasOutputs,
  reserve: reserveOutputs,
  payment: {
    received: { type: "RECEIVED", booking: sampleBooking },
    refunded: { type: "REFUNDED" },
    expired: { type: "EXPIRED" },
    left: { type: "LEFT", isUnknown: true },
  } satisfies Record<string, PaymentOutput>,
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
