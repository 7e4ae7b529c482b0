import { sampleSetting as checkoutSetting } from "../../booking/checkout/checkout.fixtures.ts";
import { sampleBooking, sampleOrder } from "../../booking/payment/payment.fixtures.ts";
import { sampleQuote } from "../../booking/quote/quote.fixtures.ts";
import { sampleOffer, sampleSession } from "../../booking/search/search.fixtures.ts";
import { encodeEvents } from "./criteria.ts";
import type { EventsInput, EventsOffer, EventsOfferOutcome } from "./events.types.ts";

export const sampleEventsSearch = encodeEvents({ date: "2026-12-03" });

export const sampleEventsSetting = { ...checkoutSetting, today: "2026-11-21" };

const total = { minor: 250_000, currency: "PKR" } as const;

export const sampleEventsOffer: EventsOffer = {
  id: sampleOffer,
  names: { en: "An offer", ar: "عرض" },
  starts: { local: "2026-12-03T08:15", zone: "Asia/Karachi" },
  ends: { local: "2026-12-03T16:00", zone: "Asia/Karachi" },
  price: { lines: [{ kind: "base", code: "base", label: "An offer", amount: total }], total },
};

export const eventsOfferOutcomes = {
  OFFER: { type: "OFFER", offer: sampleEventsOffer, search: sampleEventsSearch },
  SESSION_EXPIRED: { type: "SESSION_EXPIRED" },
  PROBLEM: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<EventsOfferOutcome["type"], EventsOfferOutcome>;

const setting = sampleEventsSetting;

export const eventsInputs = {
  search: { start: { at: "search" }, setting },
  results: { start: { at: "results", search: sampleEventsSearch, refId: null }, setting },
  offer: { start: { at: "offer", search: null, refId: sampleSession, offer: sampleOffer }, setting },
  byAddress: { start: { at: "offer", search: null, refId: null, offer: sampleOffer }, setting },
  quote: { start: { at: "quote", refId: sampleQuote.refId }, setting },
  payment: { start: { at: "payment", booking: sampleBooking, order: sampleOrder }, setting },
} as const satisfies Record<string, EventsInput>;
