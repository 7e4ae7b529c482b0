import { sampleBooking, sampleOrder } from "../payment/payment.fixtures.ts";
import { quoteInput, sampleQuote } from "../quote/quote.fixtures.ts";
import { sampleContact, sampleForms } from "../travellers/travellers.fixtures.ts";
import type { CheckoutInput, CheckoutKept, CheckoutOutput, CheckoutSetting } from "./checkout.types.ts";
import { nothingKept } from "./nothing-kept.ts";

export const sampleSetting: CheckoutSetting = {
  currency: "PKR",
  today: "2026-11-21",
  dialCode: "92",
  isSignedIn: true,
  paymentOrigins: ["https://acs.bank.example"],
};

export const sampleKept: CheckoutKept = {
  draft: { forms: sampleForms, contact: sampleContact, picked: {} },
  voucher: "EID10",
  quoted: sampleQuote.refId,
};

const { request, seen } = quoteInput;

export const checkoutInputs = {
  chosen: { start: { at: "quote", request, seen }, setting: sampleSetting },
  typed: { start: { at: "quote", request, seen }, setting: sampleSetting, kept: sampleKept },
  address: {
    start: { at: "quote", request: { kind: "read", refId: sampleQuote.refId, isRenewed: false }, seen: null },
    setting: sampleSetting,
  },
  payment: { start: { at: "payment", booking: sampleBooking, order: sampleOrder }, setting: sampleSetting },
} as const satisfies Record<string, CheckoutInput>;

/** What a vertical may be told of its checkout. */
export const checkoutOutputs = {
  booked: { type: "BOOKED", booking: sampleBooking },
  left: { type: "LEFT", booking: null },
  leftReserved: { type: "LEFT", booking: sampleBooking },
  back: { type: "BACK", kept: sampleKept },
  declined: { type: "DECLINED", kept: nothingKept },
  soldOut: { type: "SOLD_OUT", kept: sampleKept },
  taken: { type: "TAKEN", taken: [{ segmentId: "s1", seat: "12A" }], kept: sampleKept },
  searchAgain: { type: "SEARCH_AGAIN", kept: sampleKept },
  searchEdit: { type: "SEARCH_EDIT", kept: sampleKept },
} as const satisfies Record<string, CheckoutOutput>;
