import {
  attemptId,
  type PointsPackage,
  type Problem,
  type RedeemOutcome,
  type RedeemVoucherOutcome,
  type RewardsService,
} from "@safar/engine";
import { cleanText } from "../client/content.text.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { isRefusedAs } from "../http/refusals.ts";
import { instantOf } from "./auth.outcomes.ts";
import { rewardsEndpoints } from "./rewards.endpoints.ts";
import { type WalletAdapterOptions, withSignal } from "./wallet.adapter.ts";
import { createMoneyReader, isOpen, malformed, unservedOf } from "./wallet.decoding.ts";
import { walletIn } from "./wallet.home.ts";

type WirePackage = ResponseOf<typeof rewardsEndpoints.packages>["packages"][number];
type Reader = ReturnType<typeof createMoneyReader>;

const packageIn = ({ id, name, name_ar, points, gives }: WirePackage, { money }: Reader): PointsPackage => {
  const amount = money(gives.amount.amount, gives.amount.currency);
  return {
    id,
    title: { en: cleanText(name), ar: cleanText(name_ar) },
    points,
    gives:
      gives.kind === "cash" ? { kind: "cash", amount } : { kind: "promoCredits", amount, lastsDays: gives.lasts_days },
  };
};

const voucherRefusals = {
  voucher_invalid: "invalid",
  voucher_expired: "expired",
  voucher_used: "used",
  voucher_not_applicable: "not_applicable",
} as const;

const voucherRefusalOf = (problem: Problem): RedeemVoucherOutcome =>
  isRefusedAs(problem, "voucher_invalid", "voucher_expired", "voucher_used", "voucher_not_applicable")
    ? { type: "REFUSED", reason: voucherRefusals[problem.code] }
    : unservedOf(problem);

const packageRefusals = {
  insufficient_funds: "not_enough_points",
  price_changed: "points_changed",
  not_found: "not_offered",
} as const;

const packageRefusalOf = (problem: Problem): RedeemOutcome => {
  if (isOpen(problem)) return { type: "UNKNOWN" };
  return isRefusedAs(problem, "insufficient_funds", "price_changed", "not_found")
    ? { type: "REFUSED", reason: packageRefusals[problem.code] }
    : unservedOf(problem);
};

/** The engine's `RewardsService` over the main service. */
export const createRewardsService = ({ client, ...times }: WalletAdapterOptions): RewardsService => ({
  async vouchers(signal) {
    const answer = await client.call(rewardsEndpoints.vouchers, {}, withSignal(signal));
    if (!answer.ok) return unservedOf(answer.error);
    const reader = createMoneyReader();
    const vouchers = answer.value.vouchers.map(({ promo_credits: credits, min_order: least, ...voucher }) => ({
      code: voucher.code,
      title: { en: cleanText(voucher.title), ar: cleanText(voucher.title_ar) },
      validUntil: voucher.valid_till === null ? null : instantOf(voucher.valid_till, times),
      promoCredits: credits === null ? null : reader.money(credits.amount, credits.currency),
      minOrder: least === null ? null : reader.money(least.amount, least.currency),
      verticals: voucher.verticals,
      state: voucher.state,
    }));
    const fault = reader.fault();
    return fault === null ? { type: "VOUCHERS", vouchers } : malformed(fault);
  },

  async redeemVoucher({ code, attempt }, signal) {
    const request = { code, attempt_id: attempt };
    const answer = await client.call(rewardsEndpoints.redeemVoucher, request, withSignal(signal));
    if (!answer.ok) return voucherRefusalOf(answer.error);
    const reader = createMoneyReader();
    const wallet = walletIn(answer.value.wallet, reader, times);
    const fault = reader.fault();
    return fault === null ? { type: "REDEEMED", wallet } : malformed(fault);
  },

  async packages(signal) {
    const answer = await client.call(rewardsEndpoints.packages, {}, withSignal(signal));
    if (!answer.ok) return unservedOf(answer.error);
    const reader = createMoneyReader();
    const packages = answer.value.packages.map((wire) => packageIn(wire, reader));
    const fault = reader.fault();
    if (fault !== null) return malformed(fault);
    const redeemed = answer.value.redeemed.map(({ attempt_id: attempt, package_id: packageId }) => ({
      attempt: attemptId(attempt),
      packageId,
    }));
    return { type: "PACKAGES", packages, points: answer.value.points, redeemed };
  },

  async redeemPackage({ packageId, attempt, pointsSeen }, signal) {
    const request = { package_id: packageId, attempt_id: attempt, points_seen: pointsSeen };
    const answer = await client.call(rewardsEndpoints.redeemPackage, request, withSignal(signal));
    if (!answer.ok) return packageRefusalOf(answer.error);
    const reader = createMoneyReader();
    const wallet = walletIn(answer.value.wallet, reader, times);
    return reader.fault() === null
      ? { type: "REDEEMED", packageId: answer.value.package_id, wallet }
      : { type: "UNKNOWN" };
  },
});
