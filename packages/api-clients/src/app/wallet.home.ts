import type { Wallet } from "@safar/engine";
import { instantOf, type Times } from "./auth.outcomes.ts";
import type { WireWalletHome } from "./rewards.schemas.ts";
import type { createMoneyReader } from "./wallet.decoding.ts";

/** What a person holds, of any answer that tells it. */
export const walletIn = (
  { balance, points, promo_credits: credits, limits }: WireWalletHome,
  { money, moneyOrNull }: ReturnType<typeof createMoneyReader>,
  times: Times,
): Wallet => {
  const { currency } = balance;
  return {
    balance: money(balance.amount, currency),
    points: { count: points.count, worth: money(points.worth.amount, points.worth.currency) },
    promoCredits: credits
      .map((credit) => ({
        amount: money(credit.amount, credit.currency),
        expiresAt: instantOf(credit.expires_at, times),
      }))
      .toSorted((one, other) => one.expiresAt - other.expiresAt),
    limits:
      limits === null
        ? null
        : {
            min: moneyOrNull(limits.withdraw_min, currency),
            max: moneyOrNull(limits.withdraw_max, currency),
            daily: moneyOrNull(limits.daily, currency),
            dailyLeft: moneyOrNull(limits.daily_left, currency),
          },
  };
};
