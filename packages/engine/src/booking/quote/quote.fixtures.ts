import { bookingUuid, offerId, orderRefId, refId } from "../../kernel/ids.ts";
import type { CurrencyCode, Money } from "../../kernel/money.ts";
import type { Price } from "../../kernel/price.ts";
import type { Quote, QuoteInput, QuoteOutcome, QuoteOutput } from "./quote.types.ts";
import type { AskedDetails } from "./quoted-traveller.types.ts";

const priceOf = (currency: CurrencyCode, fare: number, tax: number): Price => {
  const money = (minor: number): Money => ({ minor, currency });
  return {
    lines: [
      { kind: "base", code: "fare", label: "Fare", amount: money(fare) },
      { kind: "tax", code: "airport", label: "Airport tax", amount: money(tax) },
    ],
    total: money(fare + tax),
  };
};

export const quotedIn = (currency: CurrencyCode, fare: number, tax: number): Quote["price"] => {
  const price = priceOf(currency, fare, tax);
  return { display: price, charge: price };
};

const pkr = (minor: number): Money => ({ minor, currency: "PKR" });

const identity = ["title", "gender", "firstName", "lastName", "birthDate", "nationality"] as const;

const askedWithPassport: AskedDetails = {
  fields: [...identity, "documentNumber", "documentExpiresOn"],
  optional: ["frequentFlyerNumber"],
  documents: ["passport"],
};

/** Karachi to Jeddah and back for two adults, a child and an infant. */
export const sampleQuote: Quote = {
  refId: refId("Q-1"),
  hash: "hash-0001",
  price: quotedIn("PKR", 20_000_000, 2_560_000),
  expiresAt: 600_000,
  holdMinutes: 30,
  travellers: [
    { id: "adult-1", type: "adult", asked: askedWithPassport },
    { id: "adult-2", type: "adult", asked: askedWithPassport },
    { id: "child-1", type: "child", asked: askedWithPassport },
    { id: "infant-1", type: "infant", asked: { fields: [...identity, "tiedTo"], documents: [] } },
  ],
  requiredExtras: [{ kind: "seat", travellerIds: ["adult-1", "adult-2", "child-1"], segmentIds: ["s1"] }],
  offeredExtras: { bag: true, seat: true, meal: true, service: true },
  extras: [],
  policy: {
    cancellation: [{ from: null, until: 86_400_000, isAllowed: true, penalty: pkr(500_000), refund: pkr(22_060_000) }],
    change: [{ from: null, until: 86_400_000, isAllowed: true, penalty: pkr(300_000), refund: pkr(0) }],
  },
  firstDay: "2026-12-03",
  lastDay: "2026-12-17",
  reservation: null,
};

export const dearerQuote: Quote = {
  ...sampleQuote,
  hash: "hash-0002",
  price: quotedIn("PKR", 21_000_000, 2_560_000),
};

export const dollarQuote: Quote = { ...sampleQuote, hash: "hash-0003", price: quotedIn("USD", 71_200, 9120) };

/** As dear, but it can no longer be cancelled. */
export const stricterQuote: Quote = {
  ...sampleQuote,
  hash: "hash-0004",
  policy: {
    ...sampleQuote.policy,
    cancellation: [{ from: null, until: null, isAllowed: false, penalty: pkr(22_560_000), refund: pkr(0) }],
  },
};

export const reservedQuote: Quote = {
  ...sampleQuote,
  reservation: {
    uuid: bookingUuid("2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10"),
    order: orderRefId("ORD-7F3K2M"),
  },
};

export const quoteInput: QuoteInput = {
  request: {
    kind: "first",
    refId: refId("S-1"),
    offer: offerId("I-1"),
    option: "F-2",
    currency: "PKR",
  },
  seen: { price: sampleQuote.price.charge, policy: sampleQuote.policy, isCharge: true },
};

export const quoteOutcomes = {
  asSeen: { type: "QUOTED", quote: sampleQuote },
  dearer: { type: "QUOTED", quote: dearerQuote },
  otherCurrency: { type: "QUOTED", quote: dollarQuote },
  stricter: { type: "QUOTED", quote: stricterQuote },
  soldOut: { type: "SOLD_OUT" },
  sessionExpired: { type: "SESSION_EXPIRED" },
  quoteExpired: { type: "QUOTE_EXPIRED" },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, QuoteOutcome>;

const yes = { quoteHash: "hash-0001", amountMinor: 22_560_000, currency: "PKR" } as const;

/** What a flow that asked for a price may be told. */
export const quoteOutputs = {
  accepted: { type: "ACCEPTED", quote: sampleQuote, acknowledged: yes },
  declined: { type: "DECLINED" },
  soldOut: { type: "SOLD_OUT" },
  sessionExpired: { type: "SESSION_EXPIRED" },
} as const satisfies Record<string, QuoteOutput>;
