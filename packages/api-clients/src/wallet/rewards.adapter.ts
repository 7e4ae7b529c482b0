import {
  attemptId,
  type PointsPackage,
  type Problem,
  type RedeemOutcome,
  type RedeemVoucherOutcome,
  type RewardsService,
} from "@safar/engine";
import type { ResponseOf } from "../http/endpoint.ts";
import { type MoneyReader, readMoney } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { isRefusedAs, mayHaveActed, unservedOf } from "../wire/refusals.ts";
import { cleanText } from "../wire/text.ts";
import { instantOrNull } from "../wire/times.ts";
import { rewardsEndpoints } from "./rewards.endpoints.ts";
import type { WalletAdapterOptions } from "./wallet.adapter.ts";
import { walletIn } from "./wallet.decoding.ts";

type WirePackage = ResponseOf<typeof rewardsEndpoints.packages>["packages"][number];

const packageIn = ({ id, points, gives, ...names }: WirePackage, reader: MoneyReader): PointsPackage => {
  const amount = reader.amount(gives.amount);
  return {
    id,
    title: namesIn(names),
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
  if (mayHaveActed(problem)) return { type: "UNKNOWN" };
  return isRefusedAs(problem, "insufficient_funds", "price_changed", "not_found")
    ? { type: "REFUSED", reason: packageRefusals[problem.code] }
    : unservedOf(problem);
};

/** The engine's `RewardsService` over the main service. */
export const createRewardsService = ({ client, ...times }: WalletAdapterOptions): RewardsService => ({
  async vouchers(signal) {
    const answer = await client.call(rewardsEndpoints.vouchers, {}, { signal });
    if (!answer.ok) return unservedOf(answer.error);
    const vouchers = readMoney(({ amount }) =>
      answer.value.vouchers.map(({ promo_credits: credits, min_order: least, ...voucher }) => ({
        code: voucher.code,
        title: { en: cleanText(voucher.title), ar: cleanText(voucher.title_ar) },
        validUntil: instantOrNull(voucher.valid_till, times),
        promoCredits: credits === null ? null : amount(credits),
        minOrder: least === null ? null : amount(least),
        verticals: voucher.verticals,
        state: voucher.state,
      })),
    );
    return vouchers.ok ? { type: "VOUCHERS", vouchers: vouchers.value } : vouchers.error;
  },

  async redeemVoucher({ code, attempt }, signal) {
    const request = { code, attempt_id: attempt };
    const answer = await client.call(rewardsEndpoints.redeemVoucher, request, { signal });
    if (!answer.ok) return voucherRefusalOf(answer.error);
    const wallet = readMoney((reader) => walletIn(answer.value.wallet, reader, times));
    return wallet.ok ? { type: "REDEEMED", wallet: wallet.value } : wallet.error;
  },

  async packages(signal) {
    const answer = await client.call(rewardsEndpoints.packages, {}, { signal });
    if (!answer.ok) return unservedOf(answer.error);
    const packages = readMoney((reader) => answer.value.packages.map((wire) => packageIn(wire, reader)));
    if (!packages.ok) return packages.error;
    const redeemed = answer.value.redeemed.map(({ attempt_id: attempt, package_id: packageId }) => ({
      attempt: attemptId(attempt),
      packageId,
    }));
    return { type: "PACKAGES", packages: packages.value, points: answer.value.points, redeemed };
  },

  async redeemPackage({ packageId, attempt, pointsSeen }, signal) {
    const request = { package_id: packageId, attempt_id: attempt, points_seen: pointsSeen };
    const answer = await client.call(rewardsEndpoints.redeemPackage, request, { signal });
    if (!answer.ok) return packageRefusalOf(answer.error);
    const wallet = readMoney((reader) => walletIn(answer.value.wallet, reader, times));
    return wallet.ok
      ? { type: "REDEEMED", packageId: answer.value.package_id, wallet: wallet.value }
      : { type: "UNKNOWN" };
  },
});
