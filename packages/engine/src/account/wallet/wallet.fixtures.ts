import { attemptId, bookingUuid, orderRefId } from "../../kernel/ids.ts";
import type { PackagesOutcome, RedeemOutcome } from "./rewards.service.ts";
import type { TopUpOutcome } from "./wallet.service.ts";
import type { Wallet } from "./wallet.types.ts";

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

export const sampleWallet: Wallet = {
  balance: pkr(6_000_000),
  points: { count: 4200, worth: pkr(42_000) },
  promoCredits: [{ amount: pkr(250_000), expiresAt: 5_184_000_000 }],
  limits: {
    min: pkr(50_000),
    max: pkr(5_000_000),
    daily: pkr(10_000_000),
    dailyLeft: pkr(10_000_000),
    topUpMin: pkr(10_000),
    topUpMax: pkr(20_000_000),
  },
};

const signedOut = { type: "SIGNED_OUT" } as const;
const offline = { type: "PROBLEM", problem: { kind: "offline" } } as const;

export const topUpOutcomes = {
  opened: {
    type: "OPENED",
    order: {
      order: orderRefId("K7QW3ZP9MA"),
      booking: bookingUuid("2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10"),
      quoteHash: "b1946ac92492d234",
      amount: pkr(250_000),
      payBy: 1_800_000,
    },
  },
  tooLittle: { type: "LIMIT_EXCEEDED", min: pkr(300_000), max: pkr(20_000_000) },
  invalid: { type: "INVALID_AMOUNT" },
  signedOut,
  offline,
} as const satisfies Record<string, TopUpOutcome>;

export const redeemAttempt = attemptId("redeem-0001");

const offered = {
  type: "PACKAGES",
  packages: [
    {
      id: "cash-1000",
      title: { en: "Cash for 1,000 points", ar: "رصيد نقدي مقابل 1,000 نقطة" },
      points: 1000,
      gives: { kind: "cash", amount: pkr(10_000) },
    },
    {
      id: "credits-5000",
      title: { en: "Travel credits for 5,000 points", ar: "رصيد سفر مقابل 5,000 نقطة" },
      points: 5000,
      gives: { kind: "promoCredits", amount: pkr(70_000), lastsDays: 90 },
    },
  ],
  points: 4200,
  redeemed: [],
} as const satisfies PackagesOutcome;

export const packagesOutcomes = {
  offered,
  redeemedOurs: { ...offered, points: 3200, redeemed: [{ attempt: redeemAttempt, packageId: "cash-1000" }] },
  signedOut,
  offline,
} as const satisfies Record<string, PackagesOutcome>;

export const redeemOutcomes = {
  redeemed: {
    type: "REDEEMED",
    packageId: "cash-1000",
    wallet: { ...sampleWallet, points: { count: 3200, worth: pkr(32_000) } },
  },
  notEnough: { type: "REFUSED", reason: "not_enough_points" },
  changed: { type: "REFUSED", reason: "points_changed" },
  unknown: { type: "UNKNOWN" },
  signedOut,
} as const satisfies Record<string, RedeemOutcome>;
