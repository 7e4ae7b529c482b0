import { bookingUuid } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import { cancellationMachine } from "./cancellation.machine.ts";
import type {
  CancellationEvent,
  CancellationInput,
  CancellationOutput,
  CancelOutcome,
  Refund,
  RefundQuote,
  RefundQuoteOutcome,
  TrackOutcome,
} from "./cancellation.types.ts";

const pkr = (minor: number): Money => ({ minor, currency: "PKR" });

const quote: RefundQuote = {
  id: "refund-quote-1",
  paid: pkr(22_560_000),
  penalties: [{ kind: "fee", code: "cancellation", amount: pkr(-500_000) }],
  refund: pkr(22_060_000),
  targets: ["original", "wallet"],
  expiresAt: 600_000,
  days: { min: 7, max: 14 },
};

const refund: Refund = {
  state: "in_progress",
  amount: pkr(22_060_000),
  target: "original",
  steps: [
    { step: "requested", at: 1000, expectedAt: null },
    { step: "paid_back", at: null, expectedAt: 600_000_000 },
  ],
};

const input: CancellationInput = {
  booking: bookingUuid("2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10"),
  divisible: ["pax1", "pax2"],
};

const events = {
  "travellers.choose": [
    { type: "travellers.choose", travellers: ["pax2"] },
    { type: "travellers.choose", travellers: ["pax1", "pax2"] },
    { type: "travellers.choose", travellers: ["pax9"] },
  ],
  "target.choose": [{ type: "target.choose", target: "wallet" }],
  "cancellation.confirm": [
    { type: "cancellation.confirm", quoteId: "refund-quote-1" },
    { type: "cancellation.confirm", quoteId: "refund-quote-0" },
  ],
  "cancellation.check": [{ type: "cancellation.check" }],
  "quote.refresh": [{ type: "quote.refresh" }],
  "flow.leave": [{ type: "flow.leave" }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 600_000 },
  ],
} satisfies { readonly [Type in CancellationEvent["type"]]: readonly Extract<CancellationEvent, { type: Type }>[] };

const outcomes = {
  quoteRefund: {
    quoted: { type: "QUOTED", quote },
    notAllowed: { type: "NOT_ALLOWED" },
    already: { type: "ALREADY_CANCELLED", refund },
    offline: { type: "PROBLEM", problem: { kind: "offline" } },
  },
  cancel: {
    cancelled: { type: "CANCELLED", refund },
    quoteExpired: { type: "QUOTE_EXPIRED" },
    notAllowed: { type: "NOT_ALLOWED" },
    refused: {
      type: "REFUSED",
      problem: { kind: "refused", code: "forbidden", status: 403, message: "", retryable: false },
    },
    unknown: { type: "UNKNOWN" },
  },
  track: {
    cancelled: { type: "CANCELLED", refund: { ...refund, state: "paid_back" } },
    standing: { type: "STANDING" },
    offline: { type: "PROBLEM", problem: { kind: "offline" } },
  },
  waitUntil: { reached: undefined },
} as const satisfies {
  readonly quoteRefund: Readonly<Record<string, RefundQuoteOutcome>>;
  readonly cancel: Readonly<Record<string, CancelOutcome>>;
  readonly track: Readonly<Record<string, TrackOutcome>>;
  readonly waitUntil: unknown;
};

/** What a flow that let somebody cancel may be told. */
export const cancellationOutputs = {
  cancelled: { type: "CANCELLED", refund },
  kept: { type: "KEPT" },
  left: { type: "LEFT" },
} as const satisfies Record<string, CancellationOutput>;

/** Cancelling, for path generation: every event and every outcome as data. */
export const cancellationModel = { id: "cancellation", machine: cancellationMachine, input, events, outcomes } as const;
