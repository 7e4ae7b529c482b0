import { attemptId, bookingUuid, orderRefId } from "../../kernel/ids.ts";
import type { Bill, CardEntry, Need, PaymentMethod, PaymentOptions } from "./payment.domain.ts";
import type {
  BillOutcome,
  Inquired,
  KeepOutcome,
  OptionsOutcome,
  ProcessOutcome,
  TokeniseOutcome,
} from "./payment.service.ts";
import type { PaymentInput } from "./payment.types.ts";

export const sampleOrder = orderRefId("ORD-7F3K2M");
export const sampleBooking = bookingUuid("2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10");
export const firstAttempt = attemptId("attempt-1");
export const otherAttempt = attemptId("attempt-0");
export const bank = "https://acs.bank.example";

export const sampleInput: PaymentInput = {
  order: sampleOrder,
  booking: sampleBooking,
  dialCode: "92",
  allowedOrigins: [bank],
};

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

const method = (code: string, flow: PaymentMethod["flow"], more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code,
  name: { en: code, ar: code },
  icon: code,
  flow,
  min: null,
  max: null,
  fee: { fixed: pkr(0), percent: "0" },
  saved: [],
  otpLength: null,
  unavailable: null,
  ...more,
});

export const methods = {
  card: method("card", "card", {
    saved: [
      {
        id: "account-1",
        kind: "card",
        method: "card",
        masked: "•••• 4242",
        brand: "Visa",
        expiry: "12/29",
        isVerified: true,
      },
      {
        id: "account-2",
        kind: "card",
        method: "card",
        masked: "•••• 1881",
        brand: "Visa",
        expiry: "11/28",
        isVerified: false,
      },
    ],
  }),
  mobile: method("jazzcash", "otp", { otpLength: 6 }),
  balance: method("wallet_balance", "balance"),
  redirect: method("bank_transfer", "redirect"),
  sdk: method("apple_pay", "sdk"),
  voucher: method("otc_voucher", "voucher"),
  unavailable: method("mada", "card", { unavailable: "currency" }),
} as const;

export const sampleOptions: PaymentOptions = {
  methods: Object.values(methods),
  due: pkr(4_512_000),
  payBy: 1_800_000,
  renewalMs: 600_000,
  quoteHash: "hash-1",
  wallet: { balance: pkr(900_000), promoCredits: pkr(50_000) },
};

export const sampleBill: Bill = {
  price: {
    lines: [
      { kind: "base", code: "fare", amount: pkr(4_000_000) },
      { kind: "tax", code: "airport", amount: pkr(512_000) },
      { kind: "surcharge", code: "card", amount: pkr(90_000) },
      { kind: "voucher", code: "EID10", amount: pkr(-100_000) },
    ],
    total: pkr(4_502_000),
  },
  quoteHash: "hash-1",
  validUntil: 900_000,
  refused: null,
};

export const sampleCard: CardEntry = {
  number: "4242424242424242",
  expiry: "12/29",
  securityCode: "123",
  holder: "AYESHA SIDDIQUI",
};

export const needs = {
  code: {
    type: "OTP",
    challenge: {
      requestId: "request-1",
      length: 6,
      channel: "sms",
      masked: "+92 *** ***4567",
      resendAt: 60_000,
      expiresAt: 600_000,
      triesLeft: 5,
    },
  },
  redirect: { type: "REDIRECT", url: `${bank}/3ds/attempt-1` },
  hostileRedirect: { type: "REDIRECT", url: "https://acs.bank.example.evil.test/3ds" },
  sdk: { type: "SDK", provider: "pay", session: "sdk_1", expiresAt: 90_000 },
  voucher: {
    type: "VOUCHER",
    slip: { number: "9021 4455", payBefore: 1_800_000, outlets: [{ en: "JazzCash agent", ar: "وكيل جاز كاش" }] },
  },
} as const satisfies Record<string, Need>;

const live = (need: Need | null, more: { readonly giveUpAt?: number } = {}) =>
  ({
    type: "LIVE",
    attempt: firstAttempt,
    method: "card",
    need,
    checkAfterMs: null,
    giveUpAt: more.giveUpAt ?? null,
    now: 1000,
  }) as const;

export const inquiries = {
  received: { type: "RECEIVED", booking: sampleBooking, now: 1000 },
  refunded: { type: "REFUNDED", now: 1000 },
  pending: live(null),
  givenUp: { ...live(null, { giveUpAt: 500 }), now: 60_500 },
  needsCode: live(needs.code),
  needsRedirect: live(needs.redirect),
  needsHostileRedirect: live(needs.hostileRedirect),
  needsSdk: live(needs.sdk),
  needsVoucher: live(needs.voucher),
  failed: { type: "FAILED", attempt: firstAttempt, reason: "payment_declined", now: 1000 },
  cancelled: { type: "FAILED", attempt: firstAttempt, reason: "cancelled", now: 1000 },
  otherFailed: { type: "FAILED", attempt: otherAttempt, reason: "insufficient_funds", now: 1000 },
  notFound: { type: "NOT_FOUND", now: 1000 },
  expired: { type: "EXPIRED", now: 1000 },
  offline: { type: "PROBLEM", problem: { kind: "offline" }, now: 1000 },
} as const satisfies Record<string, Inquired>;

export const optionsOutcomes = {
  options: { type: "OPTIONS", options: sampleOptions },
  none: { type: "OPTIONS", options: { ...sampleOptions, methods: [] } },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, OptionsOutcome>;

const renewedOptions: PaymentOptions = { ...sampleOptions, payBy: 2_400_000, renewalMs: null };

export const renewalOutcomes = {
  renewed: { type: "OPTIONS", options: renewedOptions },
  none: { type: "OPTIONS", options: { ...renewedOptions, methods: [] } },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, OptionsOutcome>;

export const billOutcomes = {
  billed: { type: "BILLED", bill: sampleBill },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, BillOutcome>;

export const tokeniseOutcomes = {
  tokenised: { type: "TOKENISED", token: "tok_visa_1", masked: "•••• 4242", save: true },
  invalid: { type: "INVALID", fields: { number: { code: "refused" } }, save: false },
  offline: { type: "PROBLEM", problem: { kind: "offline" }, save: false },
} as const satisfies Record<string, TokeniseOutcome & { readonly save: boolean }>;

export const processOutcomes = {
  received: { type: "RECEIVED" },
  declined: { type: "DECLINED", reason: "insufficient_funds" },
  pending: { type: "PENDING" },
  needsCode: { type: "NEEDS", need: needs.code },
  needsRedirect: { type: "NEEDS", need: needs.redirect },
  needsHostileRedirect: { type: "NEEDS", need: needs.hostileRedirect },
  needsSdk: { type: "NEEDS", need: needs.sdk },
  needsVoucher: { type: "NEEDS", need: needs.voucher },
  priceChanged: { type: "REFUSED", reason: "price_changed" },
  closed: { type: "REFUSED", reason: "order_closed" },
  busy: { type: "REFUSED", reason: "busy" },
  unknown: { type: "UNKNOWN" },
} as const satisfies Record<string, ProcessOutcome>;

export const keepOutcomes = {
  kept: { type: "KEPT" },
  notKept: { type: "NOT_KEPT" },
  reloaded: { type: "RELOADED" },
} as const satisfies Record<string, KeepOutcome>;
