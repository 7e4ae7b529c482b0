import { sampleSetting as checkoutSetting } from "../../booking/checkout/checkout.fixtures.ts";
import { sampleBooking, sampleOrder } from "../../booking/payment/payment.fixtures.ts";
import { sampleQuote } from "../../booking/quote/quote.fixtures.ts";
import { sampleOffer, sampleSession } from "../../booking/search/search.fixtures.ts";
import { encodeTours } from "./criteria.ts";
import type { ToursInput, ToursOffer, ToursOfferOutcome } from "./tours.types.ts";

export const sampleToursSearch = encodeTours({ date: "2026-12-03" });

export const sampleToursSetting = { ...checkoutSetting, today: "2026-11-21" };

const total = { minor: 250_000, currency: "PKR" } as const;

export const sampleToursOffer: ToursOffer = {
  id: sampleOffer,
  names: { en: "An offer", ar: "عرض" },
  starts: { local: "2026-12-03T08:15", zone: "Asia/Karachi" },
  ends: { local: "2026-12-03T16:00", zone: "Asia/Karachi" },
  price: { lines: [{ kind: "base", code: "base", label: "An offer", amount: total }], total },
};

export const toursOfferOutcomes = {
  OFFER: { type: "OFFER", offer: sampleToursOffer, search: sampleToursSearch },
  SESSION_EXPIRED: { type: "SESSION_EXPIRED" },
  PROBLEM: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<ToursOfferOutcome["type"], ToursOfferOutcome>;

const setting = sampleToursSetting;

export const toursInputs = {
  search: { start: { at: "search" }, setting },
  results: { start: { at: "results", search: sampleToursSearch, refId: null }, setting },
  offer: { start: { at: "offer", search: null, refId: sampleSession, offer: sampleOffer }, setting },
  byAddress: { start: { at: "offer", search: null, refId: null, offer: sampleOffer }, setting },
  quote: { start: { at: "quote", refId: sampleQuote.refId }, setting },
  payment: { start: { at: "payment", booking: sampleBooking, order: sampleOrder }, setting },
} as const satisfies Record<string, ToursInput>;
