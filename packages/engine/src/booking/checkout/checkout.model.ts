import { extrasOutputs } from "../extras/extras.fixtures.ts";
import { sampleBooking } from "../payment/payment.fixtures.ts";
import type { PaymentOutput } from "../payment/payment.types.ts";
import { acknowledgementOf } from "../quote/acknowledgement.ts";
import { dearerQuote, quoteOutputs, reservedQuote, sampleQuote } from "../quote/quote.fixtures.ts";
import { reserveOutputs } from "../reserve/reserve.fixtures.ts";
import { travellersOutputs } from "../travellers/travellers.fixtures.ts";
import { checkoutInputs, sampleSetting } from "./checkout.fixtures.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import type { CheckoutEvent } from "./checkout.types.ts";

const yes = acknowledgementOf(sampleQuote);

const plain = {
  ...sampleQuote,
  hash: "hash-0009",
  offeredExtras: { bag: false, seat: false, meal: false, service: false },
};

const events = {
  "search.edit": [{ type: "search.edit" }],
  "search.refresh": [{ type: "search.refresh" }],
  "quote.refresh": [{ type: "quote.refresh" }],
  "voucher.change": [{ type: "voucher.change", voucher: "EID10" }],
  "travellers.edit": [{ type: "travellers.edit" }],
  "extras.edit": [{ type: "extras.edit" }],
  "review.accept": [
    { type: "review.accept", acknowledged: yes },
    { type: "review.accept", acknowledged: acknowledgementOf(dearerQuote) },
    { type: "review.accept", acknowledged: acknowledgementOf(plain) },
  ],
  "flow.back": [{ type: "flow.back" }],
  "flow.leave": [{ type: "flow.leave" }],
  "setting.change": [{ type: "setting.change", setting: sampleSetting }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 900_000 },
  ],
} satisfies { readonly [Type in CheckoutEvent["type"]]: readonly Extract<CheckoutEvent, { type: Type }>[] };

const outcomes = {
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

/** From the price to the ticket, for path generation: every event and every outcome as data. */
export const checkoutModel = {
  id: "checkout",
  machine: checkoutMachine,
  input: checkoutInputs.chosen,
  inputs: checkoutInputs,
  events,
  outcomes,
} as const;
