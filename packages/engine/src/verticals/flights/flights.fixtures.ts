import { sampleSetting as checkoutSetting } from "../../booking/checkout/checkout.fixtures.ts";
import { sampleBooking, sampleOrder } from "../../booking/payment/payment.fixtures.ts";
import { sampleQuote } from "../../booking/quote/quote.fixtures.ts";
import { sampleOffer, sampleSession } from "../../booking/search/search.fixtures.ts";
import { encodeCriteria, type FlightCriteria } from "./criteria.ts";
import type { Fare, FaresOutcome, FlightLeg, FlightsInput, FlightsSetting, Itinerary } from "./flights.types.ts";

export const sampleCriteria: FlightCriteria = {
  trip: "return",
  legs: [
    { from: "KHI", to: "JED", date: "2026-12-03" },
    { from: "JED", to: "KHI", date: "2026-12-17" },
  ],
  party: { adults: 2, children: 1, infants: 1 },
  cabin: "economy",
};

export const sampleSearch = encodeCriteria(sampleCriteria);

export const sampleSetting: FlightsSetting = { ...checkoutSetting, seatedPassengers: 9 };

const karachi = "Asia/Karachi";
const riyadh = "Asia/Riyadh";

const legOf = (from: string, to: string, day: string, zones: readonly [string, string]): FlightLeg => {
  const times = {
    departs: { local: `${day}T08:15`, zone: zones[0] },
    arrives: { local: `${day}T10:40`, zone: zones[1] },
  };
  const segment = {
    id: `${from}${to}`,
    from,
    to,
    ...times,
    minutes: 265,
    airline: "SV",
    operatedBy: "SV",
    number: "701",
    aircraft: "789",
    terminals: { from: "1", to: null },
    cabin: "economy" as const,
    layoverMinutes: null,
  };
  return { from, to, ...times, minutes: 265, stops: 0, dayOffset: 0, segments: [segment] };
};

export const sampleItinerary: Itinerary = {
  id: sampleOffer,
  provider: "gds",
  airline: "SV",
  legs: [legOf("KHI", "JED", "2026-12-03", [karachi, riyadh]), legOf("JED", "KHI", "2026-12-17", [riyadh, karachi])],
  baggage: [],
  brand: { code: "basic", en: "Basic", ar: "الأساسية" },
  isRefundable: true,
  isChangeable: true,
  seatsLeft: 6,
  price: sampleQuote.price.charge,
  perType: [],
  co2Kg: null,
  isHoldAllowed: true,
};

const fareOf = (id: string, minor: number): Fare => ({
  id,
  brand: { code: id, en: id, ar: id },
  includes: [],
  baggage: [],
  isRefundable: true,
  isChangeable: true,
  seatsLeft: 6,
  price: sampleQuote.price.charge,
  extra: { minor, currency: "PKR" },
});

export const faresOutcomes = {
  fares: {
    type: "FARES",
    itinerary: sampleItinerary,
    references: { airlines: {}, airports: {}, aircraft: {} },
    fares: [fareOf("basic", 0), fareOf("flex", 500_000)],
    expiresAt: 900_000,
  },
  sessionExpired: { type: "SESSION_EXPIRED" },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, FaresOutcome>;

export const flightsInputs = {
  search: { start: { at: "search" }, setting: sampleSetting },
  results: { start: { at: "results", search: sampleSearch, refId: sampleSession }, setting: sampleSetting },
  badResults: { start: { at: "results", search: "nonsense", refId: null }, setting: sampleSetting },
  itinerary: {
    start: { at: "offer", search: sampleSearch, refId: sampleSession, offer: sampleOffer },
    setting: sampleSetting,
  },
  quote: { start: { at: "quote", refId: sampleQuote.refId }, setting: sampleSetting },
  payment: { start: { at: "payment", booking: sampleBooking, order: sampleOrder }, setting: sampleSetting },
} as const satisfies Record<string, FlightsInput>;
