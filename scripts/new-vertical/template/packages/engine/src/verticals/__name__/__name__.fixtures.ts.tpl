import { sampleSetting as checkoutSetting } from "../../booking/checkout/checkout.fixtures.ts";
import { sampleBooking, sampleOrder } from "../../booking/payment/payment.fixtures.ts";
import { sampleQuote } from "../../booking/quote/quote.fixtures.ts";
import { sampleOffer, sampleSession } from "../../booking/search/search.fixtures.ts";
import type { __Pascal__Input, __Pascal__Offer, __Pascal__OfferOutcome } from "./__name__.types.ts";
import { encode__Pascal__ } from "./criteria.ts";

export const sample__Pascal__Search = encode__Pascal__({ date: "2026-12-03" });

export const sample__Pascal__Setting = { ...checkoutSetting, today: "2026-11-21" };

const total = { minor: 250_000, currency: "PKR" } as const;

export const sample__Pascal__Offer: __Pascal__Offer = {
  id: sampleOffer,
  names: { en: "An offer", ar: "عرض" },
  starts: { local: "2026-12-03T08:15", zone: "Asia/Karachi" },
  ends: { local: "2026-12-03T16:00", zone: "Asia/Karachi" },
  price: { lines: [{ kind: "base", code: "base", label: "An offer", amount: total }], total },
};

export const __camel__OfferOutcomes = {
  OFFER: { type: "OFFER", offer: sample__Pascal__Offer, search: sample__Pascal__Search },
  SESSION_EXPIRED: { type: "SESSION_EXPIRED" },
  PROBLEM: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<__Pascal__OfferOutcome["type"], __Pascal__OfferOutcome>;

const setting = sample__Pascal__Setting;

export const __camel__Inputs = {
  search: { start: { at: "search" }, setting },
  results: { start: { at: "results", search: sample__Pascal__Search, refId: null }, setting },
  offer: { start: { at: "offer", search: null, refId: sampleSession, offer: sampleOffer }, setting },
  byAddress: { start: { at: "offer", search: null, refId: null, offer: sampleOffer }, setting },
  quote: { start: { at: "quote", refId: sampleQuote.refId }, setting },
  payment: { start: { at: "payment", booking: sampleBooking, order: sampleOrder }, setting },
} as const satisfies Record<string, __Pascal__Input>;
